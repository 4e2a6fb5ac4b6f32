import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";

/** Why somebody does not get in: nobody said who they are, what they said is not so, or nobody could check it. */
export type Refusal = "unknown" | "unchecked";

/** Milliseconds: to wait for the keys, between two requests for a key that is not among them, and to keep them. */
const KEYS = { timeoutDuration: 3_000, cooldownDuration: 30_000, cacheMaxAge: 3_600_000 };

/** The keys of a team, in the memory of an isolate. */
let held: { origin: string; keys: JWTVerifyGetKey } | undefined;

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
  if (held?.origin !== origin)
    held = { origin, keys: createRemoteJWKSet(new URL(`${origin}/cdn-cgi/access/certs`), KEYS) };
  try {
    const { payload } = await jwtVerify(token, held.keys, {
      ...{ issuer: origin, audience, algorithms: ["RS256"] },
      requiredClaims: ["exp", "iat", "email"],
    });
    const { email } = payload;
    return typeof email === "string" && email.includes("@")
      ? { email: email.toLowerCase() }
      : { refusal: "unknown" };
  } catch (error) {
    return { refusal: isOfToken(error) ? "unknown" : "unchecked" };
  }
}

/** Whether an error says that the token is wrong, and not that the keys could not be had. */
function isOfToken(error: unknown): boolean {
  const { JOSEError, JWKSTimeout, JWKSInvalid } = errors;
  if (!(error instanceof JOSEError) || error instanceof JWKSTimeout || error instanceof JWKSInvalid)
    return false;
  // What is said of an answer that is not the keys has no code of its own.
  return error.code !== JOSEError.code;
}
