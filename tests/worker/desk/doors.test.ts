import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { desk } from "../../../worker/desk/index.ts";
import { databaseThat } from "../database.ts";
import { openDesk, PAT } from "./desk.ts";

const SITE = "http://localhost";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** An address for each pattern of the desk's routes that has something to write to. */
const ADDRESSES: Record<string, string[]> = {
  "/desk": ["/desk/"],
  "/desk/round/:city": ["/desk/round/adelaide/"],
  "/desk/round/:city/:yard": ["/desk/round/adelaide/1/"],
  "/desk/row": ["yards/1", "yards/new", "prices/sydney/copper", "synonyms/zzztest"].map(
    (key) => `/desk/row/?key=${key}`,
  ),
  "/desk/publications/:id{\\d{1,15}}": ["/desk/publications/1/"],
  "/desk/revert/:id{\\d{1,15}}": ["/desk/revert/1/"],
  "/desk/links/:yard{\\d{1,9}}": ["/desk/links/1/"],
};

/** What any form of the desk may say. */
const FORM = new URLSearchParams({
  ...{ "price.copper": "9.99", "no.brass": "1", how: "rang", price: "", description: "" },
  ...{ name: "New Yard", address: "12 Smelter Road, Gillman SA 5013", leads_to: "Copper" },
  ...{ do: "spam", report: "1", drop: "synonyms/word", seen: "1", accept: "removals" },
}).toString();

/** What would be no form of the desk's: another method, or one that another site sends, or what is no form. */
const OTHERS: [method: string, origin?: string, type?: string][] = [
  ...["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"].map(
    (method): [string, string, string] => [method, SITE, FORM_TYPE],
  ),
  ["POST", "https://evil.example", FORM_TYPE],
  ["POST", undefined, FORM_TYPE],
  ["POST", SITE, "text/plain"],
  ["POST", SITE, "application/json"],
  ["POST", SITE],
  ["POST"],
];

// The middleware is for all of them.
const routes = desk.routes.filter(({ path }) => !path.endsWith("*"));
const patterns = new Set(routes.map(({ path }) => path));
const addresses = [...patterns].flatMap((path) => ADDRESSES[path] ?? [`${path}/`]);

it("every route of the desk writes only by a form posted from its own origin", async () => {
  const DESK_LIMIT = { limit: async () => ({ success: true }) } as RateLimit;
  const { request, tokenFor } = await openDesk({ DESK_LIMIT, YARD_LINKS_KEY: "k".repeat(32) });
  await env.DB.exec(
    "insert into reports (id, sent_at, kind, seen, page, fingerprint, is_suspected_spam) values (1, 1, 'other', 'Buy', '/', 'a', 1)",
  );
  await env.DB.exec(
    `insert into desk_drafts ("by", "key", "after", saved_at) values ('${PAT}', 'synonyms/word', '{"word":"word","leads_to":"copper","title":null}', 1)`,
  );
  const token = await tokenFor(PAT);
  let written: string[] = [];
  const database = databaseThat((sql) => {
    if (!/^\s*(select|with)\b/i.test(sql)) written.push(sql);
  });
  const send = async (path: string, method: string, origin?: string, type?: string) => {
    written = [];
    const headers = { ...(origin && { origin }), ...(type && { "content-type": type }) };
    const body = /^(GET|HEAD|OPTIONS)$/.test(method) ? null : new TextEncoder().encode(FORM);
    return (await request(path, token, { method, headers, body }, database)).status;
  };
  const wrong: unknown[] = [];
  for (const path of addresses)
    for (const other of OTHERS) {
      const status = await send(path, ...other);
      if (written.length > 0 || status >= 500) wrong.push([path, ...other, status, ...written]);
    }
  expect(wrong).toEqual([]);
  // What is in the forms would be written.
  const writing: string[] = [];
  for (const path of addresses)
    if ((await send(path, "POST", SITE, FORM_TYPE)) < 400 && written.length > 0) writing.push(path);
  expect(writing).toEqual(
    expect.arrayContaining([
      ...["/desk/round/adelaide/1/", ...ADDRESSES["/desk/row"]!, "/desk/inbox/", "/desk/draft/"],
    ]),
  );
  expect(routes.filter(({ method }) => method === "POST")).toHaveLength(8);
});
