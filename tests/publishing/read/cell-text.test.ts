import fc from "fast-check";
import { expect, test } from "vitest";
import { cleaned, cleanedLines } from "../../../publishing/read/spreadsheets/cell-text.ts";

test("white space of any kind is one space, and what nobody sees is left out", () => {
  const cases = {
    "\ufeff 8.50\u00a0\t\u2003/kg\u3000": "8.50 /kg",
    "Wattle  Road \u202fMetals": "Wattle Road Metals",
    "\u202e05.8\u202c\u200b\u200f": "05.8",
    "Alu\u00admin\u200cium\u2060": "Aluminium",
    "Bell\u0007\u0000, \u001b[2J": "Bell, [2J",
    "\u{e0041}Tag\u034f\u3164": "Tag",
    " Mon \r\n\t\r\n Tue\u2028Wed\vThu\f": "Mon\nTue\nWed\nThu",
    "Café Ärger, 鉄, e\u0301": "Café Ärger, 鉄, e\u0301",
    "\u200d\t\u00a0": "",
  };
  const texts = Object.keys(cases).map((cell) => [cell, cleaned(cell)]);
  expect(Object.fromEntries(texts)).toEqual(cases);
});

test("texts of several lines keep their spaces and their empty lines", () => {
  expect(cleanedLines("One.  Two.\u00a0\r\n\r\n\tThree\u200b.\u0007 ")).toBe(
    "One.  Two. \n\n Three.",
  );
});

test("an emoji of several stays one, and the codes that join it are nowhere else", () => {
  for (const emoji of ["👩🏽‍🔧", "❤️‍🔥", "🏳️‍🌈", "☎️"])
    expect(cleaned(`${emoji} Ring us`)).toBe(`${emoji} Ring us`);
  expect(cleaned("a\u200db \u200d👩 👩\u200d 8\ufe0f a\ufe0f\u200d👩")).toBe("ab 👩 👩 8 a👩");
});

test("a clean text stays as it is", () => {
  const unit = fc.constantFrom(
    ..." \t\n\r\u00a0\u200b\u200d\ufe0f\ufeff\u2028a8é=-".split(""),
    "👩",
    "🏽",
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      for (const clean of [cleaned, cleanedLines]) expect(clean(clean(text))).toBe(clean(text));
    }),
    { seed: 20_261_121 },
  );
});
