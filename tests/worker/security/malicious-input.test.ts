import { describe, expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";
import { post } from "../forms.ts";

/** Payloads for cross-site scripting, injection, path traversal and broken encoding. */
const PAYLOADS = [
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

/** Fails on a 5xx, on internal errors, and if the text comes back as markup or as a header. */
async function expectHarmless(response: Response, text: string): Promise<void> {
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("set-cookie")).toBeNull();
  const location = response.headers.get("location") ?? "/";
  expect(new URL(location, "http://localhost").origin).toBe("http://localhost");
  const body = await response.text();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return;
  if (/[<>]/.test(text)) expect(body).not.toContain(text);
  expect(body).not.toMatch(/<script>alert|onerror=alert\(1\)>|<img src=x/);
  expect(body).not.toMatch(/D1_ERROR|SQLITE_|no such (table|column)/);
}

describe.each(ADDRESSES)("malicious input as %s", (_, address) => {
  it("is rejected, or shown as plain text", async () => {
    for (const text of PAYLOADS) {
      for (const encoded of encodings(text)) {
        await expectHarmless(await fetchPath(address(encoded)), text);
      }
    }
  });
});

it.each([
  "%",
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
  await expectHarmless(await fetchPath(path.startsWith("/") ? path : `/${path}`), path);
});

/** Of all forms. */
const FIELDS = [
  ...["name", "email", "subject", "message", "page", "website"],
  ...["kind", "city", "material", "yard", "seen", "seenOn", "docket"],
];

describe.each(["/contact/", "/newsletter/", "/report/"])(
  "malicious input in the fields of %s",
  (path) => {
    it("is rejected, or saved as plain text", async () => {
      for (const text of PAYLOADS) {
        const fields = Object.fromEntries(
          FIELDS.map((name) => [name, name === "website" ? "" : text.toWellFormed()]),
        );
        await expectHarmless(await post(path, fields), text);
      }
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
  await expectHarmless(response, value);
  expect(response.status).toBe(200);
});
