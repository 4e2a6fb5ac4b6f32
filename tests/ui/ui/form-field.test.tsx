import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { FormField } from "../../../app/ui/form-field.tsx";
import { show, words } from "../show.tsx";

const FIELD = { id: "a-name", name: "name", label: "Name", autoComplete: "name" };
const described = (field: HTMLElement) => [
  ...["required", "aria-invalid", "aria-describedby"].map((name) => field.getAttribute(name)),
];

it.each([
  [{}, ["", null, null], ["Name"]],
  [{ isOptional: true }, [null, null, null], ["Name (optional)"]],
  [{ hint: "As on your ID." }, ["", null, "a-name-hint"], ["Name", "As on your ID."]],
  [{ error: "Enter it." }, ["", "true", "a-name-error"], ["Name", "Enter it."]],
  [
    { hint: "As on your ID.", error: "Enter it." },
    ["", "true", "a-name-error a-name-hint"],
    ["Name", "As on your ID.", "Enter it."],
  ],
])("a field with %j shows its label, hint and error", (given, attributes, texts) => {
  show(<FormField {...FIELD} {...given} />);
  expect(described(screen.getByRole("textbox"))).toEqual(attributes);
  expect(words("label, p")).toEqual(texts);
  for (const id of attributes[2]?.split(" ") ?? [])
    expect(texts).toContain(document.getElementById(id)?.textContent);
});

it("an empty field is marked until the visitor types", () => {
  show(<FormField {...FIELD} type="date" />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  expect([field.type, field.dataset.empty]).toEqual(["date", "true"]);
  fireEvent.input(field, { target: { value: "2026-11-20" } });
  expect(field.dataset.empty).toBeUndefined();
});

it("a textarea keeps text typed before hydration", () => {
  const field = <FormField {...FIELD} rows={4} defaultValue="as sent" />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field);
  const textarea = screen.getByRole<HTMLTextAreaElement>("textbox");
  textarea.value = "typed at once";
  window.earlyInput = {};
  onTestFinished(() => {
    cleanup();
    container.remove();
    window.earlyInput = undefined;
  });
  render(field, { container, hydrate: true });
  expect(textarea.value).toBe("typed at once");
});
