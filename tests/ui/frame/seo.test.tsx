import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "../../../app/cities/json-ld.tsx";
import { publisher, seo } from "../../../app/frame/seo.ts";
import { show } from "../show.tsx";

// What the heads of pages have, tests/worker/pages/head.test.ts holds.

const ORIGIN = "https://example.com";
const SITE = {
  ...{ origin: ORIGIN, name: "Hunter Scrap", slogan: "What Newcastle Pays" },
  social: [{ name: "Facebook", address: "https://www.facebook.com/hunter" }],
};
const match = (isNoindex = false) => [{ loaderData: { site: SITE, isNoindex } }] as const;

const tags = (...args: Parameters<typeof seo>) => seo(...args) as Record<string, string>[];
/** The title, the canonical address and what is said to robots. */
function headOf(...args: Parameters<typeof seo>) {
  const all = tags(...args);
  return [
    all.find(({ title }) => title)?.title,
    all.find(({ rel }) => rel === "canonical")?.href,
    all.find(({ name }) => name === "robots")?.content,
  ];
}

const SYDNEY = { path: "/sydney/", title: "Sydney" };
const AT_SYDNEY = `${ORIGIN}/sydney/`;

it.each<[string, ...Parameters<typeof seo>, unknown[]]>([
  ["with an address", match(), SYDNEY, ["Sydney", AT_SYDNEY, undefined]],
  ["without an address", match(), { title: "Sydney" }, ["Sydney", undefined, "noindex"]],
  ["that is a variant", match(), { ...SYDNEY, isVariant: true }, ["Sydney", AT_SYDNEY, "noindex"]],
  ["of a site that is not to be found", match(true), SYDNEY, ["Sydney", AT_SYDNEY, "noindex"]],
  [
    "that says nothing of itself",
    match(),
    {},
    ["Hunter Scrap - What Newcastle Pays", undefined, "noindex"],
  ],
  [
    "about something",
    match(),
    { subject: "Search" },
    ["Search | Hunter Scrap", undefined, "noindex"],
  ],
  ["of a site that could not be read", [{}], SYDNEY, ["Sydney", undefined, undefined]],
  ["about something of such a site", [{}], { subject: "Search" }, ["Search", undefined, "noindex"]],
  [
    "that is a mistake of ours",
    [{ error: new Error("x") }],
    SYDNEY,
    ["Something Went Wrong", undefined, "noindex"],
  ],
])("the head of a page %s has its title, address and word to robots", (_, matches, page, head) => {
  expect(headOf(matches, page)).toEqual(head);
});

it("the publisher has a logo, and its pages at social networks if there are some", () => {
  expect(publisher(SITE)).toEqual({
    ...{ "@type": "Organization", name: "Hunter Scrap", url: `${ORIGIN}/` },
    sameAs: ["https://www.facebook.com/hunter"],
    logo: {
      ...{ "@type": "ImageObject", url: `${ORIGIN}/apple-touch-icon.png` },
      ...{ width: "180", height: "180" },
    },
  });
  expect(publisher({ ...SITE, social: [] })).not.toHaveProperty("sameAs");
});

const DATA = {
  "@context": "https://schema.org",
  "@type": "Place",
  name: "</script><script>a()</script>",
} as const;

it("structured data stays unchanged and cannot close its element", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<JsonLd data={DATA} />);
  const [script, ...more] = page.children;
  expect([script?.getAttribute("type"), more]).toEqual(["application/ld+json", []]);
  expect(JSON.parse(script?.textContent ?? "")).toEqual(DATA);
});

it("a page that a browser renders has no structured data", () => {
  show(<JsonLd data={DATA} />);
  expect(document.querySelector("script")).toBeNull();
});
