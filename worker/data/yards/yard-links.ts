import { and, eq, sql } from "drizzle-orm";
import { liveKind } from "../dataset.ts";
import { dayAfter } from "../local-day.ts";
import { deskDrafts, yardLinks } from "../schema.ts";
import { read, type Store, write } from "../store.ts";

/** A yard's link to the page where it types its own prices. */
export type YardLink = typeof yardLinks.$inferSelect;

/** Days for which a link is valid after it was made, or prices were last sent with it. */
export const VALID_DAYS = 14;

/** The owner of the draft that holds the prices a yard sent; no operator's email address looks like it. */
export function ownerOfYard(id: number): string {
  return `yard ${id}`;
}

/** True if a yard owns a draft, and not an operator. */
export function isOwnedByYard(owner: string): boolean {
  return /^yard \d+$/.test(owner);
}

/** The link of a listed yard; undefined if none was ever made. @throws DatabaseError */
export function yardLink({ db }: Store, id: number): Promise<YardLink | undefined> {
  const isListed = sql`exists (select 1 from scrap_yards where id = ${id} and merged_into is null)`;
  const isWanted = and(isOf(id), isListed);
  return read("Failed to fetch a link", () => db.select().from(yardLinks).where(isWanted).get());
}

/** True if prices may be sent with a link on a day (YYYY-MM-DD). */
export function isValidOn(link: YardLink, today: string): boolean {
  return link.renewedOn !== null && today <= dayAfter(link.renewedOn, VALID_DAYS);
}

/**
 * Makes the link of a yard valid from today. A link that is still valid stays as it is, with what was sent with it; one
 * that has ended or was revoked gets a new version, so that its old key is never good again, and what was sent with it
 * and not published is left out.
 * @throws DatabaseError
 */
export async function makeLink(store: Store, id: number, today: string): Promise<void> {
  const link = await yardLink(store, id);
  if (!link || !isValidOn(link, today)) await leaveOutSent(store, id);
  const insert = sql.raw(linksInsert(`id = ${id}`, today));
  await write("Failed to make a link", () => store.db.run(insert));
}

/** The same as an INSERT, for commands and for all listed yards that meet an SQL condition. */
export function linksInsert(where: string, today: string): string {
  return `insert into yard_links (is_sample, yard_id, version, renewed_on)
    select (select is_sample from dataset), id, 1, '${today}' from scrap_yards
    where merged_into is null and ${where} on conflict do update
    set version = version + (ifnull(renewed_on, '') < '${dayAfter(today, -VALID_DAYS)}'),
      renewed_on = excluded.renewed_on`;
}

/** Ends the link of a yard, and leaves out the prices that were sent with it and not published. @throws DatabaseError */
export async function revokeLink(store: Store, id: number): Promise<void> {
  const revoked = { version: sql`version + 1`, renewedOn: null };
  await write("Failed to revoke a link", () =>
    store.db.update(yardLinks).set(revoked).where(isOf(id)).run(),
  );
  await leaveOutSent(store, id);
}

async function leaveOutSent({ db }: Store, id: number): Promise<void> {
  const isOwn = eq(deskDrafts.by, ownerOfYard(id));
  await write("Failed to leave out prices", () => db.delete(deskDrafts).where(isOwn).run());
}

/** Changes columns of a yard's link. @throws DatabaseError */
export function changeLink(
  { db }: Store,
  id: number,
  change: Partial<Pick<YardLink, "renewedOn" | "isShown" | "isTrusted">>,
): Promise<unknown> {
  return write("Failed to change a link", () =>
    db.update(yardLinks).set(change).where(isOf(id)).run(),
  );
}

const isOf = (id: number) => and(eq(yardLinks.isSample, liveKind), eq(yardLinks.yardId, id));

/** Tells operators of a secret that may be guessed. */
export const WEAK_KEY =
  "YARD_LINKS_KEY is short, so links might be forged: set one of at least 32 characters.";

/** True if a secret is too short to sign with. */
export function isWeak(secret: string): boolean {
  return secret.length < 32;
}

/** The path of the page where a yard types its prices, with the key of its link. */
export async function linkPath(secret: string, link: YardLink): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), signed(link));
  const key = new Uint8Array(signature).toBase64({ alphabet: "base64url", omitPadding: true });
  return `/yard/${link.yardId}/prices/?key=${key}`;
}

/** The text that a link is sent with. */
export function linkText(site: string, yard: string, url: string): string {
  return `${site}: what do you pay today, ${yard}? Type it here, it takes a minute: ${url}`;
}

/** The link of a yard that a key opens; undefined if it is wrong, old or another yard's. @throws DatabaseError */
export async function openedLink(
  store: Store,
  secret: string,
  id: number,
  key: string,
  today: string,
): Promise<YardLink | undefined> {
  const link = await yardLink(store, id);
  const isGood = link && isValidOn(link, today) && (await isKeyOf(secret, link, key));
  return isGood ? link : undefined;
}

/** True if a key is that of a link, in its present version. */
async function isKeyOf(secret: string, link: YardLink, key: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(key)) return false;
  const signature = Uint8Array.fromBase64(key, { alphabet: "base64url" });
  return crypto.subtle.verify("HMAC", await hmacKey(secret), signature, signed(link));
}

const HMAC = { name: "HMAC", hash: "SHA-256" };

function hmacKey(secret: string) {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, HMAC, false, ["sign", "verify"]);
}

/** The text that a key signs. A sample yard and a real one may have the same id. */
function signed({ isSample, yardId, version }: YardLink) {
  return new TextEncoder().encode(`${isSample ? "sample" : "real"} yard ${yardId} ${version}`);
}
