import { describe, expect, it } from "vitest";
import "../../app/entry.server.tsx";
import { FastTextEncoder } from "../../app/fast-text-encoder.ts";

const fast = new FastTextEncoder();
const platform = new TextEncoder();

describe("the encoder that React is given", () => {
  const texts = [
    "",
    "a",
    '<td class="',
    "x".repeat(96),
    "x".repeat(97),
    "–",
    "café ☕",
    "a\u0000b",
  ];

  it.each(texts)("encodes %j as the platform does, the second time, too", (text) => {
    for (let i = 0; i < 2; i++) expect(fast.encode(text)).toEqual(platform.encode(text));
  });

  it("is given to nobody else", () => {
    expect(platform).not.toBeInstanceOf(FastTextEncoder);
    expect(platform.encode("a")).not.toBe(platform.encode("a"));
  });

  it("remembers only so many texts", () => {
    for (let i = 0; i < 5_000; i++) fast.encode(`piece ${i}`);
    expect(fast.encode("piece 4999")).not.toBe(fast.encode("piece 4999"));
    expect(fast.encode("piece 4999")).toEqual(platform.encode("piece 4999"));
  });
});
