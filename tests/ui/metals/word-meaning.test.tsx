import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMeaning } from "../../../app/metals/word-meaning.tsx";
import type { FieldSuggestion } from "../../../app/search/field-suggestion.ts";

const answers = (text: string): FieldSuggestion[] => [{ group: "answers", text, path: "/" }];

function Page({ text }: { text: string }) {
  const found = useMeaning(text, { text: "cu", answers: answers("Copper") });
  return <p role="status">{found.map((answer) => answer.text)}</p>;
}
const shown = () => screen.getByRole("status").textContent;
const pause = () => act(() => vi.advanceTimersByTimeAsync(200));
const request = vi.fn(async () => Response.json(answers("Lead")));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", request.mockClear());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a filter's text has the answers that came with the page, or its own, and never those of another", async () => {
  const { rerender } = render(<Page text="cu" />);
  await pause();
  expect([shown(), request.mock.calls.length]).toEqual(["Copper", 0]);
  rerender(<Page text="pb" />);
  expect(shown()).toBe("");
  await pause();
  expect(shown()).toBe("Lead");
  rerender(<Page text="sn" />);
  expect(shown()).toBe("");
  rerender(<Page text="cu" />);
  expect(shown()).toBe("Copper");
});
