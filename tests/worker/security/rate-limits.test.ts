import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { mayRender, visitorKey, visitorOf } from "../../../worker/security/rate-limits.ts";
import { MESSAGE, post } from "../forms.ts";

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

describe("clients of the rate limits", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
    // All but the last of its zeros decide, and ffff after them, too.
    ["2001:db8::ffff:cb00:7107", "2001:db8:0:0::/64"],
    ["::1:ffff:cb00:7107", "0:0:0:0::/64"],
    ["::cb00:7107", "0:0:0:0::/64"],
    ["no address", "no address"],
    [undefined, "local"],
  ])("%s counts as %s", async (address, key) => {
    expect(await keyOf(address)).toBe(key);
  });

  it("of one /64 share their five posts", async () => {
    const answers: number[] = [];
    // Enough for two minutes of the clock, by which the local limiter counts.
    while (answers.length < 6 || (answers.at(-1) === 303 && answers.length < 11)) {
      const headers = { "cf-connecting-ip": `2001:db8:aaaa:1::${answers.length}` };
      answers.push((await post("/contact/", MESSAGE, headers)).status);
    }
    expect(answers.at(-1)).toBe(429);
    const next = { "cf-connecting-ip": "2001:db8:aaaa:2::1" };
    expect((await post("/contact/", MESSAGE, next)).status).toBe(303);
  });
});

it.each([
  ["Australia/Perth", "Australia/Perth"],
  ["Europe/London", undefined],
  [undefined, undefined],
])("what is open now to a visitor in %s is told by the clock of %s", (timezone, own) => {
  const request = new Request("http://localhost/", { cf: { timezone } as RequestInitCfProperties });
  expect(visitorOf(env, request).timeZone).toBe(own);
});

describe("the whole site's limit on posts", () => {
  /** Posts once; returns what each limiter was asked, in order. */
  async function asked(isVisitorAllowed: boolean, isSiteAllowed: boolean) {
    const keys: string[] = [];
    const limiter = (name: string, success: boolean): RateLimit => ({
      limit: async ({ key }) => {
        keys.push(`${name} ${key}`);
        return { success };
      },
    });
    const limits = {
      FORM_LIMIT: limiter("visitor", isVisitorAllowed),
      SITE_FORM_LIMIT: limiter("site", isSiteAllowed),
    };
    return { may: await visitorOf(limits, from("203.0.113.7")).mayPost(), keys };
  }

  it("is one count for everybody", async () => {
    const keys = ["visitor 203.0.113.7", "site all"];
    expect(await asked(true, true)).toEqual({ may: true, keys });
    expect(await asked(true, false)).toEqual({ may: false, keys });
  });

  it("is not used up by a visitor who is over the limit", async () => {
    expect(await asked(false, true)).toEqual({ may: false, keys: ["visitor 203.0.113.7"] });
  });

  it("is set in wrangler.toml", async () => {
    expect(await env.SITE_FORM_LIMIT.limit({ key: "a test" })).toEqual({ success: true });
  });
});
