import { screen } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import {
  earlyText,
  focusResult,
  isLeavingEarly,
  useEarlyClicks,
} from "../../../app/ui/early-input.ts";
import { show } from "../show.tsx";

afterEach(() => {
  window.earlyInput = undefined;
  document.body.replaceChildren();
});

const element = (html: string) => {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
};

it("clicks before hydration are replayed once, and only on buttons that need scripts", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const buttons = ["type=button", "type=submit", "type=button popovertarget=a"].map((attributes) =>
    element(`<button ${attributes}><b>x</b></button>`),
  );
  const pressed = vi.fn();
  for (const [i, button] of buttons.entries()) button.addEventListener("click", () => pressed(i));
  window.earlyInput = { clicked: buttons.map((button) => button.firstElementChild!) };
  const Page = () => void useEarlyClicks();
  show(<Page />);
  expect(window.earlyInput).toBeUndefined();
  vi.runAllTimers();
  expect(pressed.mock.calls).toEqual([[0]]);
});

it("a link followed before hydration counts as leaving", () => {
  const said = [undefined, {}, { isLeaving: true }].map((input) => {
    window.earlyInput = input;
    return isLeavingEarly();
  });
  expect(said).toEqual([false, false, true]);
});

it("a result takes the focus; on arrival only if the visitor has not moved it", () => {
  const [field, result] = [element("<input />"), element("<p tabindex=-1></p>")];
  field.focus();
  window.earlyInput = {};
  focusResult(result);
  expect(document.activeElement).toBe(field);
  field.blur();
  focusResult(result);
  expect(document.activeElement).toBe(result);
  field.focus();
  window.earlyInput = undefined;
  focusResult(result);
  expect(document.activeElement).toBe(result);
  focusResult(undefined);
});

it("only a textarea returns the text typed before hydration", () => {
  show(<textarea id="message" defaultValue="typed" />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(earlyText("message")).toBeUndefined();
  window.earlyInput = {};
  field.value = "typed on";
  expect([earlyText("message"), earlyText("other")]).toEqual(["typed on", undefined]);
});
