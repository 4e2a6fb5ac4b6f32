import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "../../../app/head/json-ld.tsx";
import { show } from "../show.tsx";

const DATA = {
  "@context": "https://schema.org",
  "@type": "Place",
  name: "</script><script>a()</script>",
} as const;

it("structured data is as it was given, and cannot close its element", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<JsonLd data={DATA} />);
  const [script, ...more] = page.children;
  expect([script?.getAttribute("type"), more]).toEqual(["application/ld+json", []]);
  expect(JSON.parse(script?.textContent ?? "")).toEqual(DATA);
});

it("a page that React renders anew has none", () => {
  show(<JsonLd data={DATA} />);
  expect(document.querySelector("script")).toBeNull();
});
