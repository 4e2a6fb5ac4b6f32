import { expect, it } from "vitest";
import { publicSiteLine } from "../../../publishing/commands/public-site.ts";

const ORIGIN = { SITE_ORIGIN: "https://www.site.example" };
const OWN = {
  ...ORIGIN,
  CONTACT_PHONE: "02 9999 1234",
  CONTACT_EMAIL: "hello@yard.com.au",
  CONTACT_ADDRESS: "PO Box 12, Dubbo NSW 2830",
};

it("a line says that a public site shows sample data, and what follows", () => {
  const said = publicSiteLine(ORIGIN, true);
  expect(said).toMatch(/^https:\/\/www\.site\.example is public but shows sample data/);
  expect(said).toContain("noindex");
  expect(said).toContain("npm run data:load -- --remote");
  expect(said).not.toContain("\n");
});

it.each([
  [{ SITE_ORIGIN: "" }, "in wrangler.toml SITE_ORIGIN is empty. Put"],
  [{ CONTACT_PHONE: "1300 975 707" }, "in wrangler.toml CONTACT_PHONE is still fictional. Put"],
  [
    { SITE_ORIGIN: "", CONTACT_EMAIL: "a@b.example", CONTACT_ADDRESS: "PO Box 0000, Sydney" },
    "SITE_ORIGIN is empty, and CONTACT_EMAIL and CONTACT_ADDRESS are still fictional. Put",
  ],
])("a line says of real data what is still missing: %j", (change, expected) => {
  expect(publicSiteLine({ ...OWN, ...change }, false)).toContain(expected);
});

it("no line is said of a site that is not public, has its own data or has none yet", () => {
  expect(publicSiteLine({ SITE_ORIGIN: "" }, true)).toBeUndefined();
  expect(publicSiteLine(OWN, false)).toBeUndefined();
  const email = { CONTACT_EMAIL: "hello@yard.example.com.au" };
  expect(publicSiteLine({ ...OWN, ...email }, false)).toBeUndefined();
  expect(publicSiteLine({ SITE_ORIGIN: "" }, undefined)).toBeUndefined();
});
