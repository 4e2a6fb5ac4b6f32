import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { FormProblem } from "../../../app/contact/form-outcome.tsx";
import { show } from "../show.tsx";

const problem = () => (
  <FormProblem
    result={{ values: {}, errors: { email: "Enter your email address" } }}
    fields={["name", "email"]}
    idPrefix="contact-"
    thing="your message"
    email="us@site.example"
  />
);

it("a problem leads to its field, and the address stays, with which the problems would go", () => {
  show(
    <>
      {problem()}
      <input id="contact-email" aria-label="Email" />
    </>,
  );
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("Enter your email address");
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

it("the problem of each sending takes the focus, also where it is the same", () => {
  onTestFinished(cleanup);
  const { rerender } = render(problem());
  screen.getByRole("alert").blur();
  rerender(problem());
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});
