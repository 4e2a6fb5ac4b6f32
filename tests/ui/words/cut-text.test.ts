import { expect, it } from "vitest";
import { cutText, typedText } from "../../../app/words/cut-text.ts";

it("a text is cut to its first characters, and half an emoji replaced", () => {
  expect(cutText("copper", 6)).toBe("copper");
  expect(cutText("copper", 5)).toBe("coppe");
  expect(cutText("ab🐨", 3)).toBe("ab\uFFFD");
});

it("a search parameter is trimmed before it is cut, to 100 characters unless told", () => {
  const typed = (text: string, most?: number) =>
    typedText(new URLSearchParams({ q: text }), "q", most);
  expect(typed(`  ${"a".repeat(101)}`)).toBe("a".repeat(100));
  expect(typed("  copper pipe ", 6)).toBe("copper");
  expect(typed("   ")).toBe("");
  expect(typedText(new URLSearchParams(), "q")).toBe("");
});
