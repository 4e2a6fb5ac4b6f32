import { expect, it } from "vitest";
import { breadcrumbList, publisher, seo } from "../../../app/head/seo.ts";

const ORIGIN = "https://example.com";
const SITE = {
  ...{ origin: ORIGIN, name: "Hunter Scrap", slogan: "What Newcastle Pays" },
  social: [{ name: "Facebook", address: "https://www.facebook.com/hunter" }],
};
const match = (isNoindex = false) => [{ loaderData: { site: SITE, isNoindex } }] as const;

type Tag = Record<string, string>;
const tags = (...args: Parameters<typeof seo>) => seo(...args) as Tag[];
const content = (all: Tag[], key: string) =>
  all.find(({ name, property }) => name === key || property === key)?.content;
const canonical = (all: Tag[]) => all.find(({ rel }) => rel === "canonical")?.href;

it("a page's title and description are those of its previews, with its address and picture", () => {
  const all = tags(match(), { title: "Sydney", description: "Prices there.", path: "/sydney/" });
  expect(all[0]).toEqual({ title: "Sydney" });
  for (const key of ["og:title", "twitter:title"]) expect(content(all, key)).toBe("Sydney");
  for (const key of ["description", "og:description", "twitter:description"])
    expect(content(all, key)).toBe("Prices there.");
  expect([canonical(all), content(all, "og:url"), content(all, "robots")]).toEqual([
    ...[`${ORIGIN}/sydney/`, `${ORIGIN}/sydney/`, undefined],
  ]);
  for (const key of ["og:image", "twitter:image"])
    expect(content(all, key)).toBe(`${ORIGIN}/share.png`);
  expect([content(all, "og:image:width"), content(all, "og:image:height")]).toEqual([
    "1200",
    "630",
  ]);
  for (const key of ["og:image:alt", "twitter:image:alt"])
    expect(content(all, key)).toBe("Indicative scrap metal prices in Australia, by city");
  expect(content(all, "og:site_name")).toBe("Hunter Scrap");
  expect([
    content(all, "og:type"),
    content(all, "og:locale"),
    content(all, "twitter:card"),
  ]).toEqual(["website", "en_AU", "summary_large_image"]);
});

it.each([
  ["without an address", false, {}, undefined],
  ["that is a variant", false, { path: "/sydney/", isVariant: true }, `${ORIGIN}/sydney/`],
  ["of a site that is not to be found", true, { path: "/sydney/" }, `${ORIGIN}/sydney/`],
])("a page %s is kept from search engines", (_, isNoindex, page, address) => {
  const all = tags(match(isNoindex), page);
  expect([content(all, "robots"), canonical(all)]).toEqual(["noindex", address]);
});

it("a page that says nothing of itself has the words of the site", () => {
  const all = tags(match());
  expect(all[0]?.title).toBe("Hunter Scrap - What Newcastle Pays");
  expect(content(all, "description")).toBe(
    "Indicative scrap metal prices in AUD per kilogram for cities and towns across Australia, with a national scrap yard directory and guides to selling.",
  );
});

it("the site's name follows what a page is about, where it is known", () => {
  const titles = [match(), [{}] as const].map((matches) => tags(matches, { subject: "Search" })[0]);
  expect(titles).toEqual([{ title: "Search | Hunter Scrap" }, { title: "Search" }]);
});

it("a page of a site that could not be read has no addresses", () => {
  const all = tags([{}], { path: "/sydney/", title: "Sydney", jsonLd: () => [] });
  expect([canonical(all), content(all, "og:image"), content(all, "robots")]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

it("a mistake of ours is said, and is nothing to find", () => {
  const all = tags([{ error: new Error("x") }], { title: "Sydney", path: "/sydney/" });
  expect([all[0]?.title, content(all, "robots")]).toEqual(["Something Went Wrong", "noindex"]);
});

it("structured data is made for the site's origin", () => {
  const jsonLd = ({ origin }: { origin: string }) => [
    { "@context": "https://schema.org", url: origin } as never,
  ];
  expect(tags(match(), { jsonLd })).toContainEqual({
    "script:ld+json": { "@context": "https://schema.org", url: ORIGIN },
  });
});

it("the way to a page is numbered from one, and the publisher has a logo", () => {
  const trail = [
    { label: "Australia", to: "/all/" },
    { label: "NSW", to: "/all/#nsw" },
    { label: "Sydney", to: "/sydney/" },
  ];
  expect(breadcrumbList(ORIGIN, trail)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Australia", item: `${ORIGIN}/all/` },
      { "@type": "ListItem", position: 2, name: "NSW", item: `${ORIGIN}/all/#nsw` },
      { "@type": "ListItem", position: 3, name: "Sydney", item: `${ORIGIN}/sydney/` },
    ],
  });
  expect(publisher(SITE)).toMatchObject({
    ...{ "@type": "Organization", name: "Hunter Scrap", url: `${ORIGIN}/` },
    sameAs: ["https://www.facebook.com/hunter"],
    logo: {
      ...{ "@type": "ImageObject", url: `${ORIGIN}/apple-touch-icon.png` },
      ...{ width: "180", height: "180" },
    },
  });
  expect(publisher({ ...SITE, social: [] })).not.toHaveProperty("sameAs");
});
