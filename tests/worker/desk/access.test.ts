import { env } from "cloudflare:workers";
import { exportSPKI, SignJWT } from "jose";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countRows } from "../database.ts";
import { fetchPath, fetchWith } from "../fetch.ts";
import { newKey, openDesk, tokenOf } from "./desk.ts";

const KIM = "Kim@yard.example";

describe("without its settings", () => {
  it.each([{}, { ACCESS_TEAM: "team" }, { ACCESS_AUD: "aud" }])(
    "the desk and its data are not there: %o",
    async (settings) => {
      const paths = [
        "/desk",
        "/desk/",
        "/desk/yards/",
        "/desk.data",
        "/desk/_.data",
        "/desk/desk.js",
      ];
      for (const path of paths) {
        const response = await fetchWith(env.DB, path, {}, settings);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).not.toContain("Cloudflare Access");
      }
    },
  );

  it("its address says no more than one that nobody has", async () => {
    const [desk, other] = await Promise.all(
      ["/desk/round/", "/none/round/"].map((path) => fetchPath(path)),
    );
    expect([desk!.status, desk!.headers.get("content-type")]).toEqual([
      other!.status,
      other!.headers.get("content-type"),
    ]);
  });
});

describe("a request to the desk", () => {
  it("is let in with a token of the team, and nobody keeps or lists the page", async () => {
    const { key, issuer, request } = await openDesk();
    const response = await request("/desk/", await tokenOf(key, { email: KIM, issuer }));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("content-security-policy")).toMatch(
      /script-src 'self';.*require-trusted-types-for 'script'/,
    );
    expect(await response.text()).toContain("kim@yard.example");
  });

  const refused: [
    string,
    (desk: Awaited<ReturnType<typeof openDesk>>) => Promise<string | undefined>,
  ][] = [
    ["no token", async () => undefined],
    ["what is no token", async () => "a.b.c"],
    [
      "another team",
      async ({ key }) => tokenOf(key, { email: KIM, issuer: "https://other.cloudflareaccess.com" }),
    ],
    [
      "another audience",
      async ({ key, issuer }) => tokenOf(key, { email: KIM, issuer, audience: "d4e5f6" }),
    ],
    [
      "one that has expired",
      async ({ key, issuer }) => tokenOf(key, { email: KIM, issuer, expires: -1 }),
    ],
    [
      "one that never expires",
      async ({ key, issuer }) => tokenOf(key, { email: KIM, issuer, expires: null }),
    ],
    [
      "one of later",
      async ({ key, issuer }) => tokenOf(key, { email: KIM, issuer, notBefore: 300 }),
    ],
    ["one of nobody", async ({ key, issuer }) => tokenOf(key, { issuer })],
    ...["a service token", "\u212aim@yard.example", " kim@yard.example", "kim@yard.example\n"].map(
      (email) =>
        [
          `the email ${JSON.stringify(email)}`,
          async ({ key, issuer }) => tokenOf(key, { email, issuer }),
        ] as (typeof refused)[number],
    ),
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
          .setAudience("a1b2c3")
          .setIssuedAt()
          .setExpirationTime("10m")
          .sign(new TextEncoder().encode(await exportSPKI(key.publicKey))),
    ],
  ];

  it.each(refused)("is refused with %s", async (_, token) => {
    const desk = await openDesk();
    for (const path of ["/desk/", "/desk/nothing/", "/desk.data", "/desk/desk.css"]) {
      const response = await desk.request(path, await token(desk));
      expect([path, response.status]).toEqual([path, 403]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toMatch(/^The desk opens through Cloudflare Access\. [^<]*$/);
    }
  });

  it("may send its forms to where a session that has ended is renewed", async () => {
    const { key, issuer, request } = await openDesk();
    const response = await request("/desk/", await tokenOf(key, { email: KIM, issuer }));
    expect(response.headers.get("content-security-policy")).toContain(
      `form-action 'self' ${issuer};`,
    );
  });

  it("is refused in words while the keys cannot be had, and let in once they can", async () => {
    const { key, issuer, request, asked } = await openDesk();
    const token = await tokenOf(key, { email: KIM, issuer });
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

  it("has the keys fetched once, and again for one that is new", async () => {
    const { key, issuer, request, asked, published } = await openDesk();
    const token = await tokenOf(key, { email: KIM, issuer });
    for (let i = 0; i < 3; i++) await request("/desk/", token);
    expect(asked).toHaveBeenCalledTimes(1);
    const next = await newKey();
    published.keys.push(next.jwk);
    // A key that nobody knows is asked for once in five minutes.
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

  it("gets styles and the script of its forms, which nobody keeps", async () => {
    const { key, issuer, request } = await openDesk();
    const token = await tokenOf(key, { email: KIM, issuer });
    for (const [path, type] of [
      ["/desk/desk.css", "text/css"],
      ["/desk/desk.js", "text/javascript"],
    ] as const) {
      const response = await request(path, token);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      if (type === "text/javascript")
        expect(await response.text()).toMatch(/^\(function.*\)\(\)$/s);
    }
  });

  it("is refused as a form of another site, and nothing is saved", async () => {
    const { as } = await openDesk();
    const fields = { name: "Elsewhere", address: "1 Some Road, Gillman SA 5013" };
    const response = await as(KIM).post("/desk/row/?key=yards/new", fields, "https://evil.example");
    expect(response.status).toBe(403);
    expect(await countRows("desk_drafts")).toBe(0);
  });

  it("is let in where nobody can say how often one asked", async () => {
    const limit = () => Promise.reject(new Error("down"));
    const { as } = await openDesk({ DESK_LIMIT: { limit } as RateLimit });
    expect((await as(KIM).open("/desk/")).headings(1)).toEqual(["Today"]);
  });

  it("is limited by who asks", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 });
    const { as } = await openDesk({ DESK_LIMIT: { limit } as RateLimit });
    await as(KIM).open("/desk/");
    const refused = await as(KIM).post("/desk/yards/", {});
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.text()).toBe("That was too much at once. Wait a minute, then go on.");
    expect(keys).toEqual(["kim@yard.example", "kim@yard.example"]);
  });

  it("that is refused counts toward a limit of where it comes from, and the log counts them once a minute", async () => {
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
    const refuse = async (seconds: number) => {
      time.mockReturnValue(start + seconds * 1_000);
      const from = { "cf-connecting-ip": "203.0.113.7" };
      return (await request("/desk/", "a.b.c", { headers: from })).status;
    };
    expect([await refuse(0), await refuse(1), await refuse(59), await refuse(60)]).toEqual([
      ...[403, 403, 403, 429],
    ]);
    expect(new Set(keys)).toEqual(new Set(["refused 203.0.113.7"]));
    const lines = warned.mock.calls.map(([line]) => line);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe("Refused at the desk since the last such line: 3");
  });
});
