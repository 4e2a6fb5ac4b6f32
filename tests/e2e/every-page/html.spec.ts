import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { SCREENS } from "./pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes some attributes in the case of their properties, true ones with an empty value,
    // and void elements with a slash.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // React names its inline script with a leading underscore, as HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // The directory's menus for several metals share a name. The rule knows that of buttons alone.
    "form-dup-name": "off",
    // The home page's title is longer than search engines show.
    "long-title": "off",
    // The style sheet keeps phone numbers in one line.
    "tel-non-breaking": "off",
  },
});

// In one piece, as search engines get it: a streamed page is put together by its scripts.
test.use({
  userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)",
  extraHTTPHeaders: { "cf-connecting-ip": "2001:db8:1::1" },
});

// The API's page is none of the site's own screens: no script runs on it.
for (const [subject, paths] of Object.entries({ ...SCREENS, api: ["/api/"] }))
  test(`${subject}: every page is valid HTML`, async ({ request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const { results } = await validator.validateString(html, path);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => {
          const near = html.split("\n")[line - 1]?.slice(column - 1, column + 80);
          return `${ruleId}: ${message} at ${near}`;
        }),
      );
      expect.soft(faults, path).toEqual([]);
    }
  });
