import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OpenAtField } from "../../../app/yard-facts/open-at-field.tsx";

afterEach(cleanup);

const field = () => screen.getByRole("combobox", { name: "Open at" });
const options = () => screen.getAllByRole<HTMLOptionElement>("option");
const shown = () =>
  options()
    .find(({ selected }) => selected)
    ?.textContent.replace("\u00A0", " ");

it.each([
  ["", "Any time"],
  ["sat-13.00", "Sat 1 pm"],
  // A time that the field does not offer.
  ["wed-14.30", "Wed 2:30 pm"],
])("the field shows the time %j as %s, once", (chosen, label) => {
  render(<OpenAtField id="open" chosen={chosen} />);
  expect(shown()).toBe(label);
  expect(options().filter(({ value }) => value === chosen)).toHaveLength(1);
});

it("the field offers two times on each weekday, and three on each day of the weekend", () => {
  render(<OpenAtField id="open" chosen="" />);
  const days = ["Mon", "Tue", "Wed", "Thu", "Fri"].flatMap((day) => [`${day} 8 am`, `${day} 3 pm`]);
  const ends = ["Sat", "Sun"].flatMap((day) => [`${day} 9 am`, `${day} 11 am`, `${day} 1 pm`]);
  const words = options().map(({ textContent }) => textContent.replace("\u00A0", " "));
  expect(words).toEqual(["Any time", "Now", ...days, ...ends]);
});

it("the choice “Now” becomes the half-hour in the address; another choice stays", () => {
  const { rerender } = render(<OpenAtField id="open" chosen="" />);
  fireEvent.change(field(), { target: { value: "now" } });
  rerender(<OpenAtField id="open" chosen="wed-14.30" />);
  expect(shown()).toBe("Wed 2:30 pm");
  fireEvent.change(field(), { target: { value: "sat-11.00" } });
  rerender(<OpenAtField id="open" chosen="" />);
  expect(shown()).toBe("Sat 11 am");
});
