import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mayRender, visitorKey, visitorOf } from "../../../worker/security/rate-limits.ts";

const from = (address?: string) =>
  new Request("http://localhost/", {
    headers: address === undefined ? {} : { "cf-connecting-ip": address },
  });

/** The key by which the limits know a client; posts and searches use the same. */
async function keyOf(address?: string): Promise<string> {
  const keys: string[] = [];
  const limiter: RateLimit = {
    limit: async ({ key }) => ({ success: keys.push(key) > 0 }),
  };
  await mayRender({ ...env, SEARCH_LIMIT: limiter }, visitorKey(from(address)));
  await visitorOf({ ...env, FORM_LIMIT: limiter }, from(address)).mayPost();
  expect(keys[1]).toBe(keys[0]);
  return keys[0]!;
}

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  // All but the last of its zeros decide, and ffff after them, too.
  ["2001:db8::ffff:cb00:7107", "2001:db8:0:0::/64"],
  ["::1:ffff:cb00:7107", "0:0:0:0::/64"],
  ["::cb00:7107", "0:0:0:0::/64"],
  ["no address", "no address"],
  [undefined, "local"],
])("the rate limits count %s as %s", async (address, key) => {
  expect(await keyOf(address)).toBe(key);
});

it.each([
  [true, true, ["visitor 203.0.113.7", "site all"]],
  [true, false, ["visitor 203.0.113.7", "site all"]],
  // It is not used up by a visitor who is over the limit.
  [false, true, ["visitor 203.0.113.7"]],
])(
  "the whole site's limit is one count for everybody: with a visitor's %s and the site's %s the counts are %j",
  async (isVisitorAllowed, isSiteAllowed, counted) => {
    const keys: string[] = [];
    const limiter = (name: string, success: boolean): RateLimit => ({
      limit: async ({ key }) => ({ success: keys.push(`${name} ${key}`) > 0 && success }),
    });
    const limits = {
      FORM_LIMIT: limiter("visitor", isVisitorAllowed),
      SITE_FORM_LIMIT: limiter("site", isSiteAllowed),
    };
    const may = await visitorOf(limits, from("203.0.113.7")).mayPost();
    expect([may, keys]).toEqual([isVisitorAllowed && isSiteAllowed, counted]);
  },
);
