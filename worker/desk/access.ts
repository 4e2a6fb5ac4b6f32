import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";

/** The reason for a refusal: no valid token ("unknown"), or no keys to check it with ("unchecked"). */
export type Refusal = "unknown" | "unchecked";

/**
 * Milliseconds to wait for the keys, between two requests caused by an unknown key, and to keep the keys. Anybody can
 * send an unknown key's id, and Access publishes a new key long before signing with it.
 */
const KEYS = { timeoutDuration: 3_000, cooldownDuration: 300_000, cacheMaxAge: 3_600_000 };
/** Milliseconds to wait after a failed request for keys. */
const RETRY_MS = 30_000;

/** The keys of a team, in the memory of an isolate. */
let held: { origin: string; keys: JWTVerifyGetKey } | undefined;

function keysOf(origin: string): JWTVerifyGetKey {
  let triedAt = Number.NEGATIVE_INFINITY;
  const fetchSeldom: typeof fetch = async (...request) => {
    if (Date.now() < triedAt + RETRY_MS) throw new Error("The last request was a moment ago");
    triedAt = Date.now();
    return fetch(...request);
  };
  const address = new URL(`${origin}/cdn-cgi/access/certs`);
  return createRemoteJWKSet(address, { ...KEYS, [customFetch]: fetchSeldom });
}

/** An email address in ASCII, because other letters may become ASCII in lower case, as the Kelvin sign becomes k. */
const EMAIL = /^[!-?A-~]+@[!-?A-~]+$/;

/** The origin of a team's sign-in page and keys; the setting may itself be an origin. */
export function originOf(team: string): string {
  return team.includes("://") ? team : `https://${team}.cloudflareaccess.com`;
}

/**
 * The email address, in lower case, of an operator who signed in through Cloudflare Access, from the token that Access
 * adds to each request. The Worker checks the token itself, because Access guards only certain host names, and the
 * Worker may have others.
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
      issuer: origin,
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat", "email"],
    });
    const { email } = payload;
    return typeof email === "string" && EMAIL.test(email)
      ? { email: email.toLowerCase() }
      : { refusal: "unknown" };
  } catch (error) {
    return { refusal: isInvalidToken(error) ? "unknown" : "unchecked" };
  }
}

/** The minimum number of milliseconds between two log lines about refusals. */
const LINE_MS = 60_000;

let refusals = { count: 0, saidAt: Number.NEGATIVE_INFINITY };

/** Counts a refusal, and at most once a minute logs how many there have been since the last line. */
export function countRefusal(): void {
  refusals.count++;
  const now = Date.now();
  if (now < refusals.saidAt + LINE_MS) return;
  console.warn(`Refused at the desk since the last such line: ${refusals.count}`);
  refusals = { count: 0, saidAt: now };
}

/** True if an error means that the token is invalid, rather than that the keys could not be loaded. */
function isInvalidToken(error: unknown): boolean {
  const { JOSEError, JWKSTimeout, JWKSInvalid } = errors;
  if (!(error instanceof JOSEError) || error instanceof JWKSTimeout || error instanceof JWKSInvalid)
    return false;
  // The error about a response without keys has no code of its own.
  return error.code !== JOSEError.code;
}
