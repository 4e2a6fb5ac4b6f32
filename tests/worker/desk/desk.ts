import { env } from "cloudflare:workers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { onTestFinished, vi } from "vitest";
import { fetchWith } from "../fetch.ts";
import { type Part, partOf } from "../part.ts";

const AUDIENCE = "a1b2c3";

/** A key of a team at Cloudflare Access, by its id. */
export async function newKey(kid = crypto.randomUUID()) {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256" },
  };
}

/** What a token says, unless told otherwise. */
export interface Claims {
  email?: string;
  issuer?: string;
  audience?: string;
  /** Seconds from now; null without. */
  expires?: number | null;
  notBefore?: number;
}

/** A token as Cloudflare Access adds it to requests. */
export function tokenOf(
  key: Awaited<ReturnType<typeof newKey>>,
  { email, issuer = "", audience = AUDIENCE, expires = 600, notBefore }: Claims,
): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const token = new SignJWT(email === undefined ? {} : { email })
    .setProtectedHeader({ alg: "RS256", kid: key.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt();
  if (expires !== null) token.setExpirationTime(now + expires);
  if (notBefore !== undefined) token.setNotBefore(now + notBefore);
  return token.sign(key.privateKey);
}

let teams = 0;

/** A site with a desk, whose team has one key; each has a team of its own, because an isolate keeps the keys of one. */
export async function openDesk(settings: Partial<Env> = {}) {
  const team = `team-${++teams}`;
  const issuer = `https://${team}.cloudflareaccess.com`;
  const key = await newKey();
  const published = { keys: [key.jwk] };
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    if (String(input) !== `${issuer}/cdn-cgi/access/certs`) throw new Error(`asked ${input}`);
    return Response.json(published);
  });
  onTestFinished(() => asked.mockRestore());
  const site = {
    ACCESS_TEAM: team,
    ACCESS_AUD: AUDIENCE,
    DESK_PUBLISHERS: "pat@yard.example",
    ...settings,
  };
  const request = (path: string, token: string | undefined, init: RequestInit = {}) =>
    fetchWith(
      env.DB,
      path,
      { ...init, headers: { ...(token && { "Cf-Access-Jwt-Assertion": token }), ...init.headers } },
      site,
    );
  const open = async (email: string, path: string, headers: Record<string, string> = {}) => {
    const response = await request(path, await tokenOf(key, { email, issuer }), { headers });
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return { page: partOf(await response.text()), response };
  };
  const as = (email: string) => ({
    /** A page of the desk. */
    open: async (path: string): Promise<Part> => (await open(email, path)).page,
    /** The page to which a form leads, with the cookies that came with that, and its own response. */
    follow: ({ headers }: Response) =>
      open(email, headers.get("location")!, {
        cookie: headers
          .getSetCookie()
          .map((cookie) => cookie.split(";", 1)[0])
          .join("; "),
      }),
    /** The response to a form. */
    post: async (
      path: string,
      fields: Record<string, string> | string[][],
      origin = "http://localhost",
    ) =>
      request(path, await tokenOf(key, { email, issuer }), {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin },
      }),
  });
  return { team, issuer, key, published, asked, request, as };
}
