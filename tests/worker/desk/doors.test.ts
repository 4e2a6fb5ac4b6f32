import { env } from "cloudflare:workers";
import { statements } from "virtual:seed";
import { afterAll, beforeAll, expect, it } from "vitest";
import { desk } from "../../../worker/desk/index.ts";
import { databaseThat } from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { replaceData } from "../seeding.ts";
import { openDesk, tokenOf } from "./desk.ts";

const PAT = "pat@yard.example";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ORIGINS = ["http://localhost", "https://evil.example", undefined];
const TYPES = ["application/x-www-form-urlencoded", "text/plain", "application/json", undefined];

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
};

/** What any form of the desk may say. */
const FORM = new URLSearchParams({
  ...{ "price.copper": "9.99", "no.brass": "1", how: "rang", price: "", description: "" },
  ...{ name: "New Yard", address: "12 Smelter Road, Gillman SA 5013", leads_to: "Copper" },
  ...{ do: "spam", report: "1", drop: "synonyms/word", seen: "1", accept: "removals" },
}).toString();

// The middleware is for all of them.
const routes = desk.routes.filter(({ path }) => !path.endsWith("*"));
const patterns = new Set(routes.map(({ path }) => path));
const addresses = [...patterns].flatMap((path) => ADDRESSES[path] ?? [`${path}/`]);
const forms = routes.filter(({ method }) => method === "POST").map(({ path }) => path);

beforeAll(async () => {
  await env.DB.exec(
    `insert into reports (id, sent_at, kind, seen, page, fingerprint, is_suspected_spam) values (1, 1, 'other', 'Buy', '/', 'a', 1)`,
  );
  await env.DB.exec(
    `insert into desk_drafts ("by", "key", "after", saved_at) values ('${PAT}', 'synonyms/word', '{"word":"word","leads_to":"copper","title":null}', 1)`,
  );
});

afterAll(async () => {
  await env.DB.exec("delete from desk_drafts");
  await replaceData(statements);
});

it("every route of the desk writes by POST of a form from its own origin, and by nothing else", async () => {
  const { key, issuer, team } = await openDesk();
  const token = await tokenOf(key, { email: PAT, issuer });
  const DESK_LIMIT = { limit: async () => ({ success: true }) } as RateLimit;
  const settings = { ACCESS_TEAM: team, ACCESS_AUD: "a1b2c3", DESK_PUBLISHERS: PAT, DESK_LIMIT };
  let written: string[] = [];
  const database = databaseThat((sql) => {
    if (!/^\s*(select|with)\b/i.test(sql)) written.push(sql);
  });
  const send = async (path: string, method: string, origin?: string, type?: string) => {
    written = [];
    const headers = {
      ...{ "Cf-Access-Jwt-Assertion": token },
      ...(origin && { origin }),
      ...(type && { "content-type": type }),
    };
    const body = /^(GET|HEAD|OPTIONS)$/.test(method) ? null : new TextEncoder().encode(FORM);
    const { status } = await fetchWith(database, path, { method, headers, body }, settings);
    return status;
  };
  const wrong: unknown[] = [];
  for (const path of addresses)
    for (const method of METHODS)
      for (const origin of ORIGINS)
        for (const type of TYPES) {
          const isForm = origin === ORIGINS[0] && type === TYPES[0];
          if (method === "POST" && isForm) continue;
          const status = await send(path, method, origin, type);
          if (written.length > 0 || status >= 500)
            wrong.push([path, method, origin, type, status, ...written]);
        }
  expect(wrong).toEqual([]);
  // What is in the forms would be written.
  const writing: string[] = [];
  for (const path of addresses)
    if ((await send(path, "POST", ...[ORIGINS[0], TYPES[0]])) < 400 && written.length > 0)
      writing.push(path);
  expect(writing).toEqual(
    expect.arrayContaining([
      ...["/desk/round/adelaide/1/", ...ADDRESSES["/desk/row"]!, "/desk/inbox/", "/desk/draft/"],
    ]),
  );
  expect(forms).toHaveLength(7);
});
