import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";

/** Why somebody does not get in: nobody said who they are, what they said is not so, or nobody could check it. */
export type Refusal = "unknown" | "unchecked";

/**
 * Milliseconds: to wait for the keys, between two requests for a key that is not among them, and to keep them. Anybody
 * can name an unknown key, and Access publishes a new one long before it signs with it.
 */
const KEYS = { timeoutDuration: 3_000, cooldownDuration: 300_000, cacheMaxAge: 3_600_000 };
/** Milliseconds until keys that could not be had are asked for again. */
const RETRY_MS = 30_000;

/** The keys of a team, in the memory of an isolate. */
let held: { origin: string; keys: JWTVerifyGetKey } | undefined;

function keysOf(origin: string): JWTVerifyGetKey {
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask: typeof fetch = async (...request) => {
    if (Date.now() < askedAt + RETRY_MS) throw new Error("They were asked for a moment ago");
    askedAt = Date.now();
    return fetch(...request);
  };
  const address = new URL(`${origin}/cdn-cgi/access/certs`);
  return createRemoteJWKSet(address, { ...KEYS, [customFetch]: ask });
}

/** An email in ASCII: other letters may become one of these in lower case, as the Kelvin sign becomes k. */
const EMAIL = /^[!-?A-~]+@[!-?A-~]+$/;

/** Where a team signs in, and where its keys are. */
export const originOf = (team: string) =>
  team.includes("://") ? team : `https://${team}.cloudflareaccess.com`;

/**
 * The email of whom Cloudflare Access let in, in lower case, by the token that it adds to each request. The Worker
 * checks it itself, because the rules of Access are for host names, and not for every address that it has.
 * @param team the team's name, or the origin that has its keys
 */
export async function emailOf(
  request: Request,
  { ACCESS_TEAM: team, ACCESS_AUD: audience }: Pick<Env, "ACCESS_TEAM" | "ACCESS_AUD">,
): Promise<{ email: string } | { refusal: Refusal }> {
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (!token) return { refusal: "unknown" };
  const origin = originOf(team);
  if (held?.origin !== origin) held = { origin, keys: keysOf(origin) };
  try {
    const { payload } = await jwtVerify(token, held.keys, {
      ...{ issuer: origin, audience, algorithms: ["RS256"] },
      requiredClaims: ["exp", "iat", "email"],
    });
    const { email } = payload;
    return typeof email === "string" && EMAIL.test(email)
      ? { email: email.toLowerCase() }
      : { refusal: "unknown" };
  } catch (error) {
    return { refusal: isOfToken(error) ? "unknown" : "unchecked" };
  }
}

/** Milliseconds between two lines in the log on refusals. */
const LINE_MS = 60_000;

let refusals = { count: 0, saidAt: Number.NEGATIVE_INFINITY };

/** Counts somebody who did not get in; at most once a minute the log says how many there were since its last line. */
export function countRefusal(): void {
  refusals.count++;
  const now = Date.now();
  if (now < refusals.saidAt + LINE_MS) return;
  console.warn(`Refused at the desk since the last such line: ${refusals.count}`);
  refusals = { count: 0, saidAt: now };
}

/** Whether an error says that the token is wrong, and not that the keys could not be had. */
function isOfToken(error: unknown): boolean {
  const { JOSEError, JWKSTimeout, JWKSInvalid } = errors;
  if (!(error instanceof JOSEError) || error instanceof JWKSTimeout || error instanceof JWKSInvalid)
    return false;
  // What is said of an answer that is not the keys has no code of its own.
  return error.code !== JOSEError.code;
}
