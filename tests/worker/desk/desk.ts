import { env } from "cloudflare:workers";
import { statements } from "virtual:seed";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, onTestFinished, vi } from "vitest";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { fetchWith } from "../fetch.ts";
import { type Part, partOf } from "../part.ts";
import { replaceData } from "../seeding.ts";

/** Who may not publish, and who may. */
export const [KIM, PAT] = ["kim@yard.example", "pat@yard.example"];
/** The page of a yard in the round of its city. */
export const BLUEGUM = "/desk/round/adelaide/1/";
/** The id of copper, in SQL. */
export const COPPER = "(select id from materials where slug = 'copper')";
/** Today in Sydney. */
export const TODAY = dayIn(NATIONAL_TIME_ZONE);

/** What the token of a request is for. */
export const AUDIENCE = "a1b2c3";

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

/** What a form says: by name, or as pairs where a name stands more than once. */
type Fields = Record<string, string> | string[][];

let teams = 0;
let firstKey: ReturnType<typeof newKey> | undefined;

/**
 * A site with a desk, whose drafts are gone when the test ends. It has a team of its own, because an isolate keeps the
 * keys of one; their first key is the same, because one takes long to make.
 */
export async function openDesk(settings: Partial<Env> = {}) {
  const team = `team-${++teams}`;
  const issuer = `https://${team}.cloudflareaccess.com`;
  firstKey ??= newKey();
  const key = await firstKey;
  const published = { keys: [key.jwk] };
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    if (String(input) !== `${issuer}/cdn-cgi/access/certs`) throw new Error(`asked ${input}`);
    return Response.json(published);
  });
  onTestFinished(async () => {
    asked.mockRestore();
    await env.DB.exec("delete from desk_drafts");
  });
  const site = { ACCESS_TEAM: team, ACCESS_AUD: AUDIENCE, DESK_PUBLISHERS: PAT, ...settings };
  const request = (
    path: string,
    token: string | undefined,
    init: RequestInit = {},
    database = env.DB,
  ) => {
    const headers = { ...(token && { "Cf-Access-Jwt-Assertion": token }), ...init.headers };
    return fetchWith(database, path, { ...init, headers }, site);
  };
  let isPublished = false;
  const tokenFor = (email: string) => tokenOf(key, { email, issuer });
  const open = async (email: string, path: string, headers: Record<string, string> = {}) => {
    const response = await request(path, await tokenFor(email), { headers });
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return { page: partOf(await response.text()), response };
  };
  const as = (email: string) => {
    const desk = {
      /** A page of the desk. */
      open: async (path: string): Promise<Part> => (await open(email, path)).page,
      /** The page to which a form leads, with the cookies that came with that, and its own response. */
      follow: ({ headers }: Response) => {
        const cookies = headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
        return open(email, headers.get("location")!, { cookie: cookies.join("; ") });
      },
      /** The response to fields that are sent without their page. */
      post: async (path: string, fields: Fields) =>
        request(path, await tokenFor(email), {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { origin: "http://localhost" },
        }),
      /** The response to the form of a page, with some fields changed. */
      send: async (path: string, fields: Record<string, string>) =>
        desk.post(path, filled(await desk.open(path), fields)),
      /** The response to a page's button that publishes, with all that looks wrong accepted, until the test ends. */
      publish: async (fields: Record<string, string> = {}, path = "/desk/publish/") => {
        if (!isPublished) onTestFinished(() => replaceData(statements));
        isPublished = true;
        const page = await desk.open(path);
        const boxes = page.all("input[name=accept]").map((box) => box.attribute("value")!);
        const accepted = boxes.map((kind) => ["accept", kind]);
        const all = { seen: page.value("seen")!, ...fields };
        return desk.post(path, [...Object.entries(all), ...accepted]);
      },
    };
    return desk;
  };
  return { team, issuer, key, published, asked, request, tokenFor, as };
}

/** A desk as Kim sees it, who may not publish, or as Pat does, who may. */
export async function deskOf(who: string) {
  const { as } = await openDesk();
  return as(who);
}

/** The page that says why nothing was saved, with what was typed. */
export async function refused(response: Response): Promise<Part> {
  expect(response.status).toBe(422);
  return partOf(await response.text());
}

/** The rows of the table with a caption, as the words of their cells; none without such a table. */
export const table = (page: Part, caption: string) =>
  page
    .all("table")
    .filter((one) => one.one("caption").words === caption)
    .flatMap((one) => one.one("tbody").rows);

/** What is in somebody's draft, by key. */
export async function draftOf(by: string): Promise<Record<string, Record<string, unknown> | null>> {
  const { results } = await env.DB.prepare(
    'select "key", "after" from desk_drafts where "by" = ? order by "key"',
  )
    .bind(by)
    .all<{ key: string; after: string }>();
  return Object.fromEntries(results.map(({ key, after }) => [key, JSON.parse(after)]));
}

/** Says that a yard was asked: its id, the day, and what it pays for copper, in cents. */
export const asked = (
  yard: number,
  day: string,
  low = 810,
  high = 850,
  isSample = 1,
  metal = COPPER,
) =>
  env.DB.exec(
    `insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents) values (${isSample}, ${yard}, ${metal}, '${day}', ${low}, ${high})`,
  );

/** What the button with these words says when it sends its form. @throws if there is none */
export function pressed(page: Part, words: string): Record<string, string> {
  const button = page.all("button").find((one) => one.words === words);
  if (!button) throw new Error(`There is no button "${words}".`);
  const name = button.attribute("name");
  return name ? { [name]: button.attribute("value")! } : {};
}

/** The fields of a page's form as a browser would send them, with some changed; "" unticks a box. */
export function filled(page: Part, fields: Record<string, string>): Record<string, string> {
  const own = page.all("form input, form textarea, form select").flatMap((field) => {
    const isBox = field.attribute("type") === "checkbox";
    const name = field.attribute("name")!;
    return isBox && field.attribute("checked") === undefined
      ? []
      : [[name, page.value(name) ?? ""]];
  });
  return { ...Object.fromEntries(own), ...fields };
}
