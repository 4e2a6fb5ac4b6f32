import { env } from "cloudflare:workers";
import { exportSPKI, SignJWT } from "jose";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fetchWith } from "../fetch.ts";
import { AUDIENCE, type Claims, KIM, newKey, openDesk, tokenOf } from "./desk.ts";

it.each([{}, { ACCESS_TEAM: "team" }, { ACCESS_AUD: "aud" }])(
  "with the settings %o alone nothing of the desk is there, not even a word of it",
  async (settings) => {
    const other = await fetchWith(env.DB, "/none/round/", {}, settings);
    for (const path of ["/", "/yards/", ".data", "/_.data", "/desk.js", "/round/"]) {
      const response = await fetchWith(env.DB, `/desk${path}`, {}, settings);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain("Cloudflare Access");
      if (path === "/round/")
        expect(response.headers.get("content-type")).toBe(other.headers.get("content-type"));
    }
  },
);

describe("a request to the desk", () => {
  it("passes with a token of the team, allows the sign-in page as a form target, and is not cached", async () => {
    const { key, issuer, request } = await openDesk();
    const token = await tokenOf(key, { email: "Kim@yard.example", issuer });
    for (const [path, type] of [
      ["/desk/", "text/html; charset=UTF-8"],
      ["/desk/desk.css", "text/css"],
      ["/desk/desk.js", "text/javascript"],
    ] as const) {
      const { status, headers } = await request(path, token);
      expect([status, headers.get("content-type")]).toEqual([200, type]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
    }
    const response = await request("/desk/", token);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self';.*require-trusted-types-for 'script'/);
    expect(policy).toContain(`form-action 'self' ${issuer};`);
    expect(await response.text()).toContain(KIM);
    const script = await request("/desk/desk.js", token);
    expect(await script.text()).toMatch(/^\(function.*\)\(\)$/s);
  });

  type OpenDesk = Awaited<ReturnType<typeof openDesk>>;
  const forged: [string, (desk: OpenDesk) => Promise<string | undefined>][] = [
    ["no token", async () => undefined],
    ["what is no token", async () => "a.b.c"],
    ["an unknown key", async ({ issuer }) => tokenOf(await newKey(), { email: KIM, issuer })],
    [
      "another key by a known name",
      async ({ key, issuer }) => tokenOf(await newKey(key.kid), { email: KIM, issuer }),
    ],
    [
      "no signature",
      async ({ key, issuer }) => {
        const [, payload] = (await tokenOf(key, { email: KIM, issuer })).split(".");
        return `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
      },
    ],
    [
      "the public key as a secret",
      async ({ key, issuer }) =>
        new SignJWT({ email: KIM })
          .setProtectedHeader({ alg: "HS256", kid: key.kid })
          .setIssuer(issuer)
          .setAudience(AUDIENCE)
          .setIssuedAt()
          .setExpirationTime("10m")
          .sign(new TextEncoder().encode(await exportSPKI(key.publicKey))),
    ],
  ];
  const claims: Claims[] = [
    { issuer: "https://other.cloudflareaccess.com" },
    { audience: "d4e5f6" },
    { expires: -1 },
    { expires: null },
    { notBefore: 300 },
    { email: undefined },
    { email: "a service token" },
    { email: "\u212aim@yard.example" },
    { email: " kim@yard.example" },
    { email: "kim@yard.example\n" },
  ];

  it.each([
    ...forged,
    ...claims.map((claim): (typeof forged)[number] => [
      JSON.stringify(claim),
      ({ key, issuer }) => tokenOf(key, { email: KIM, issuer, ...claim }),
    ]),
  ])("is refused with %s", async (_, token) => {
    const desk = await openDesk();
    for (const path of ["/desk/", "/desk/nothing/", "/desk.data", "/desk/desk.css"]) {
      const response = await desk.request(path, await token(desk));
      expect([path, response.status]).toEqual([path, 403]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toMatch(/^The desk opens through Cloudflare Access\. [^<]*$/);
    }
  });

  it("is refused with a text while the keys cannot be loaded, and passes once they can", async () => {
    const { request, tokenFor, asked } = await openDesk();
    const token = await tokenFor(KIM);
    const answers = [
      () => Promise.reject(new TypeError("no network")),
      () => Promise.reject(new DOMException("too slow", "TimeoutError")),
      async () => Response.json({}, { status: 500 }),
      async () => new Response("<html>"),
    ];
    const time = vi.spyOn(Date, "now");
    onTestFinished(() => time.mockRestore());
    const start = Date.now();
    for (const [i, answer] of answers.entries()) {
      asked.mockImplementationOnce(answer);
      // Nobody asks for them again within half a minute, however often somebody comes.
      for (const seconds of [0, 29]) {
        time.mockReturnValue(start + (i * 30 + seconds) * 1_000);
        const response = await request("/desk/", token);
        expect(response.status).toBe(503);
        expect(await response.text()).toMatch(/^We can't check who you are/);
      }
    }
    expect(asked).toHaveBeenCalledTimes(answers.length);
    time.mockReturnValue(start + answers.length * 30_000);
    expect((await request("/desk/", token)).status).toBe(200);
  });

  it("fetches the keys once, and again after five minutes for a new key", async () => {
    const { issuer, request, tokenFor, asked, published } = await openDesk();
    const token = await tokenFor(KIM);
    for (let i = 0; i < 3; i++) await request("/desk/", token);
    expect(asked).toHaveBeenCalledTimes(1);
    const next = await newKey();
    published.keys.push(next.jwk);
    const start = Date.now();
    for (const [minutes, status, times] of [
      [4, 403, 1],
      [5.1, 200, 2],
    ] as const) {
      const time = vi.spyOn(Date, "now").mockReturnValue(start + minutes * 60_000);
      const response = await request("/desk/", await tokenOf(next, { email: KIM, issuer }));
      time.mockRestore();
      expect(response.status).toBe(status);
      expect(asked).toHaveBeenCalledTimes(times);
    }
  });

  it("is limited for each operator, and passes if the limiter fails", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 });
    const limited = (await openDesk({ DESK_LIMIT: { limit } as RateLimit })).as("Kim@yard.example");
    await limited.open("/desk/");
    const refused = await limited.post("/desk/yards/", {});
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.text()).toBe("That was too much at once. Wait a minute, then go on.");
    expect(keys).toEqual([KIM, KIM]);
    const down = { limit: () => Promise.reject(new Error("down")) } as unknown as RateLimit;
    const { as } = await openDesk({ DESK_LIMIT: down });
    expect((await as(KIM).open("/desk/")).headings(1)).toEqual(["Today"]);
  });

  it("that is refused counts toward its network's limit, and the log counts refusals once a minute", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const time = vi.spyOn(Date, "now");
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 4 });
    const { request } = await openDesk({ DESK_LIMIT: { limit } as RateLimit });
    // Later than what other tests counted.
    const start = Date.now() + 3_600_000;
    const statuses: number[] = [];
    for (const seconds of [0, 1, 59, 60]) {
      time.mockReturnValue(start + seconds * 1_000);
      const headers = { "cf-connecting-ip": "203.0.113.7" };
      statuses.push((await request("/desk/", "a.b.c", { headers })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
    expect(new Set(keys)).toEqual(new Set(["refused 203.0.113.7"]));
    const lines = warned.mock.calls.map(([line]) => line);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe("Refused at the desk since the last such line: 3");
  });
});
