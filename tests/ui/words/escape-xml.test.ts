import { expect, test } from "vitest";
import { escapeXml } from "../../../app/words/escape-xml.ts";

test("a text stays a text in an element and in a quoted attribute", () => {
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
