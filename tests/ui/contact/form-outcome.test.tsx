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

it("a problem's link focuses its field and keeps the address, so that the problems stay", () => {
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

it("every failed submit moves the focus to the problem, even to the same one", () => {
  onTestFinished(cleanup);
  const { rerender } = render(problem());
  screen.getByRole("alert").blur();
  rerender(problem());
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});
