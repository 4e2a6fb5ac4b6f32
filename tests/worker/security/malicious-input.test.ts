import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";
import { post } from "../forms.ts";
import { PAYLOADS } from "../payloads.ts";

/** Markup that leaves a text, an attribute, a title and a text area; every address and form is sent it. */
const MARKUP = `'"></title></textarea><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** Every URL that takes input, with the input in its place. */
const ADDRESSES: [name: string, address: (text: string) => string][] = [
  ["a city", (text) => `/${text}/`],
  ["a material", (text) => `/material/${text}/`],
  ["an article", (text) => `/blog/${text}/`],
  ["a deep path", (text) => `/a/${text}/b`],
  ["a page's data", (text) => `/${text}.data`],
  ["chosen routes", (text) => `/sydney/_.data?_routes=${text}`],
  ["a yard", (text) => `/scrap-yards/yard/${text}`],
  ["the header's search", (text) => `/search/?q=${text}`],
  ["the home page's search", (text) => `/search/?city=${text}`],
  ["what is typed into a field", (text) => `/search/suggestions?q=${text}&groups=${text}`],
  ["a city's search", (text) => `/sydney/?searched=${text}&near=${text}`],
  ["a city's record", (text) => `/sydney/history/?metal=${text}`],
  ["a metal's record", (text) => `/material/copper/history/?month=${text}`],
  ["a month's record", (text) => `/prices/2026-11/?city=${text}`],
  ["a file", (text) => `/data/${text}.csv`],
  ["the cities' filter", (text) => `/cities/?q=${text}`],
  ["the materials' filter", (text) => `/materials?q=${text}`],
  [
    "the directory",
    (text) =>
      `/scrap-yards/?q=${text}&near=${text}&state=${text}&material=${text}&service=${text}&page=${text}`,
  ],
  ["the map's points", (text) => `/scrap-yards/points?q=${text}&state=${text}`],
  ["a load", (text) => `/my-load/?near=${text}&copper=${text}&${text}=${text}&item-car=${text}`],
  ["a layout", (text) => `/sydney/?layout=${text}&${text}=${text}`],
  [
    "a comparison",
    (text) => `/compare/?yards=${text},1&material=${text}&near=${text}&open=${text}`,
  ],
  ["what is wrong", (text) => `/report/?city=${text}&material=${text}&kind=${text}&from=${text}`],
  ["a wrong yard", (text) => `/report/?yard=${text}`],
  ["a prefilled form", (text) => `/contact/?subject=${text}&from=${text}&sent=${text}`],
];

/**
 * Texts for one place, the number of which is given: the markup, and every 24th of the payloads, so that each is
 * tried in some place. `npm run fuzz` tries all of them.
 */
function tried(place: number): string[] {
  const some = PAYLOADS.filter((_, i) => env.FUZZ.isLong || (i + place) % 24 === 0);
  return [MARKUP, ...some.map((text) => text.slice(0, 3_000))];
}

/** Texts that run if they come back as markup. */
const RUNNING = /<script>alert|onerror=alert\(1\)>|<img src=x/;
/** Words that would give away how the site works. */
const INTERNALS = /D1_ERROR|SQLITE_|no such (table|column)/;

/** The faults of a response to a text, in words; none, or those that a visitor would notice. */
async function harmOf(response: Response, text: string): Promise<string[]> {
  const { status, headers } = response;
  const { origin } = new URL(headers.get("location") ?? "/", "http://localhost");
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const body = await response.text();
  const page = isPage ? body : "";
  const harm: [isThere: boolean, words: string][] = [
    [status >= 500, `is a ${status}`],
    [headers.has("set-cookie"), "sets a cookie"],
    [origin !== "http://localhost", `leads to ${origin}`],
    [/[<>]/.test(text) && page.includes(text), "comes back as markup"],
    [RUNNING.test(page), "comes back as markup that runs"],
    [INTERNALS.test(body), "shows internals"],
  ];
  return harm.filter(([isThere]) => isThere).map(([, words]) => `${text.slice(0, 60)} ${words}`);
}

it.each(ADDRESSES.map(([name, address], place) => ({ name, address, place })))(
  "malicious input as $name is rejected, or shown as plain text",
  async ({ address, place }) => {
    const harm: string[] = [];
    for (const text of tried(place)) {
      const encoded = encodeURIComponent(text.toWellFormed());
      for (const given of [encoded, encodeURIComponent(encoded)])
        harm.push(...(await harmOf(await fetchPath(address(given)), text)));
    }
    expect(harm).toEqual([]);
  },
);

it.each([
  ...["/%", "/%E0%A4%A", "/\\evil.example", "/?%", "/;/", "/..", "/%ED%A0%BD/"],
  ...["/search/?q=%ED%A0%BD", "/sydney/%2e%2e/"],
])("the malformed path %s gets a response without errors", async (path) => {
  expect(await harmOf(await fetchPath(path), path)).toEqual([]);
});

/** Of all forms. */
const FIELDS = [
  ...["name", "email", "subject", "message", "page"],
  ...["kind", "city", "material", "yard", "seen", "seenOn", "docket"],
];

it.each(["/contact/", "/newsletter/", "/report/"])(
  "malicious input in the fields of %s is rejected, or saved as plain text",
  async (path) => {
    const harm: string[] = [];
    for (const text of tried(path.length)) {
      const fields = Object.fromEntries(FIELDS.map((name) => [name, text.toWellFormed()]));
      harm.push(...(await harmOf(await post(path, { ...fields, website: "" }), text)));
    }
    expect(harm).toEqual([]);
  },
);

it.each([
  ["User-Agent", "<script>alert(1)</script>"],
  ["Referer", "javascript:alert(1)"],
  ["X-Forwarded-Host", "evil.example"],
  ["Range", "bytes=0-1,2-3"],
  ["If-None-Match", '"><script>alert(1)</script>'],
  ["Cookie", `a=${"b".repeat(4_000)}`],
  ["X-Remix-Redirect", "https://evil.example/"],
])("the header %s has no effect", async (name, value) => {
  const response = await fetchPath("/sydney/", { headers: { [name]: value } });
  expect(response.status).toBe(200);
  expect(await harmOf(response, value)).toEqual([]);
});
