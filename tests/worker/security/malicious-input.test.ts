import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";
import { post } from "../forms.ts";

/** Markup that leaves a text, an attribute, a title and a text area; every address and form is sent it. */
const MARKUP = `'"></title></textarea><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** Payloads for cross-site scripting, injection, path traversal and broken encoding. */
const PAYLOADS = [
  MARKUP,
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</title><script>alert(1)</script>",
  "javascript:alert(1)",
  "'; drop table cities; --",
  "1 or 1=1",
  '" NEAR(a b) OR *',
  "../../../../etc/passwd",
  "..%2f..%2f",
  "%00",
  "\u0000",
  "\r\nSet-Cookie: a=b",
  "{{7*7}}<%= 7*7 %>",
  "%c0%ae%c0%ae",
  "%ff%fe",
  "\ud800",
  "🐨".repeat(50),
  // Wherever it is cut after an even number of characters, the cut goes through a surrogate pair.
  `a${"🐨".repeat(100)}`,
  "a".repeat(3_000),
  "__proto__",
  "constructor",
];

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
  ["what is wrong", (text) => `/report/?city=${text}&material=${text}&kind=${text}&from=${text}`],
  ["a wrong yard", (text) => `/report/?yard=${text}`],
  ["a prefilled form", (text) => `/contact/?subject=${text}&from=${text}&sent=${text}`],
];

/** The text URL-encoded once and twice. */
function encodings(text: string): string[] {
  const encoded = encodeURIComponent(text.toWellFormed());
  return [encoded, encodeURIComponent(encoded)];
}

/**
 * Of the texts for one place, the number of which is given: the first, which is the markup, and every
 * seventh of the others, so that each is tried in some places. `npm run fuzz` tries all of them.
 */
function tried<Text>(texts: Text[], place: number): Text[] {
  return texts.filter((_, i) => env.FUZZ.isLong || i === 0 || (i + place) % 7 === 0);
}

/** What runs if it comes back as markup. */
const RUNNING = /<script>alert|onerror=alert\(1\)>|<img src=x/;
/** What would give away how the site works. */
const INTERNALS = /D1_ERROR|SQLITE_|no such (table|column)/;

/** What is wrong with a response to a text, in words: nothing, or what a visitor would notice. */
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

describe.each(ADDRESSES.map(([name, address], place) => ({ name, address, place })))(
  "malicious input as $name",
  ({ address, place }) => {
    it("is rejected, or shown as plain text", async () => {
      const harm: string[] = [];
      for (const text of tried(PAYLOADS, place))
        for (const encoded of encodings(text))
          harm.push(...(await harmOf(await fetchPath(address(encoded)), text)));
      expect(harm).toEqual([]);
    });
  },
);

it.each([
  "/%",
  "/%E0%A4%A",
  "/\\evil.example",
  "/?%",
  "/;/",
  "/.",
  "/..",
  "/~",
  "/%ED%A0%BD/",
  "/search/?q=%ED%A0%BD",
  "/sydney/%2e%2e/",
])("the malformed path %s gets a response without errors", async (path) => {
  expect(await harmOf(await fetchPath(path), path)).toEqual([]);
});

/** Of all forms. */
const FIELDS = [
  ...["name", "email", "subject", "message", "page", "website"],
  ...["kind", "city", "material", "yard", "seen", "seenOn", "docket"],
];

describe.each(["/contact/", "/newsletter/", "/report/"].map((path, place) => ({ path, place })))(
  "malicious input in the fields of $path",
  ({ path, place }) => {
    it("is rejected, or saved as plain text", async () => {
      const harm: string[] = [];
      for (const text of tried(PAYLOADS, place)) {
        const fields = Object.fromEntries(
          FIELDS.map((name) => [name, name === "website" ? "" : text.toWellFormed()]),
        );
        harm.push(...(await harmOf(await post(path, fields), text)));
      }
      expect(harm).toEqual([]);
    });
  },
);

it.each([
  ["Accept-Language", "<script>alert(1)</script>"],
  ["User-Agent", "<script>alert(1)</script>"],
  ["Referer", "javascript:alert(1)"],
  ["X-Forwarded-Host", "evil.example"],
  ["X-Original-URL", "/admin"],
  ["Range", "bytes=0-1,2-3"],
  ["If-None-Match", '"><script>alert(1)</script>'],
  ["Cookie", `a=${"b".repeat(4_000)}`],
  ["X-Remix-Redirect", "https://evil.example/"],
])("the header %s has no effect", async (name, value) => {
  const response = await fetchPath("/sydney/", { headers: { [name]: value } });
  expect(response.status).toBe(200);
  expect(await harmOf(response, value)).toEqual([]);
});
