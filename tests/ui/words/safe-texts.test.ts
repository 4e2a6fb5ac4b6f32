import fc from "fast-check";
import { expect, it } from "vitest";
import { cutText, typedText } from "../../../app/words/cut-text.ts";
import { escapeXml } from "../../../app/words/escape-xml.ts";
import { asWritten, harmless } from "../../../app/words/spreadsheet-text.ts";

it("a text is cut to its first characters, and half an emoji replaced", () => {
  expect(cutText("copper", 6)).toBe("copper");
  expect(cutText("copper", 5)).toBe("coppe");
  expect(cutText("ab🐨", 3)).toBe("ab\uFFFD");
});

it("a search parameter is trimmed, then cut, by default to 100 characters", () => {
  const typed = (text: string, most?: number) =>
    typedText(new URLSearchParams({ q: text }), "q", most);
  expect(typed(`  ${"a".repeat(101)}`)).toBe("a".repeat(100));
  expect(typed("  copper pipe ", 6)).toBe("copper");
  expect(typed("   ")).toBe("");
  expect(typedText(new URLSearchParams(), "q")).toBe("");
});

it("a text stays the same in an XML element and in a quoted attribute", () => {
  const text = `"A" & 'B' <c> &amp; "D" <e>`;
  const parsed = new DOMParser().parseFromString(
    `<p title="${escapeXml(text)}">${escapeXml(text)}</p>`,
    "text/html",
  );
  const [paragraph] = parsed.querySelectorAll("p");
  expect(paragraph?.getAttribute("title")).toBe(text);
  expect(paragraph?.textContent).toBe(text);
  expect(escapeXml("<\u0000> & \ufffe<>\u001f")).toBe("&lt;&gt; &amp; &lt;&gt;");
});

it("a cell that could start a formula has an apostrophe before it, and no number has", () => {
  const cases = {
    "=1+1": "'=1+1",
    "@SUM(1)": "'@SUM(1)",
    "-2+3": "'-2+3",
    "+61a": "'+61a",
    "\t=1": "\t'=1",
    "\r=1": "\r'=1",
    "Copper;=1": "Copper;'=1",
    "'=1": "''=1",
    "-33.86": "-33.86",
    "+61 (2) 5550-1234": "+61 (2) 5550-1234",
    "'tis": "'tis",
    "-": "-",
    "8.20-8.90": "8.20-8.90",
  };
  const cells = Object.keys(cases).map((text) => [text, harmless(text)]);
  expect(Object.fromEntries(cells)).toEqual(cases);
});

it("reading a cell restores its text", () => {
  const unit = fc.constantFrom(..."=+-@'\",; \t\r\n|＝1a");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(asWritten(harmless(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});
