import { type Context, Hono } from "hono";
import { isSame } from "../../publishing/compare/change.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import { yardsToRing } from "../../publishing/compare/yards-to-ring.ts";
import { isNo } from "../../publishing/derive/quoted-range.ts";
import { knownRows } from "../data/desk.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import { DatabaseError } from "../data/store.ts";
import { changeLink, ownerOfYard, type YardLink } from "../data/yards/yard-links.ts";
import { contentSecurityPolicy } from "../security/content-security-policy.ts";
import { formGuards } from "../security/form-guards.ts";
import { mayPost, visitorKey } from "../security/rate-limits.ts";
import { setSecurityHeaders } from "../security/security-headers.ts";
import { getPath } from "../site/canonical-address.ts";
import { type Desk, primaryStore } from "./context.ts";
import { type Draft, keep, ownDraft, withDraft } from "./draft.ts";
import { readerOf } from "./form.tsx";
import { stateOf, type Values } from "./metal-row.tsx";
import { OwnPricesPage } from "./own-prices-page.tsx";
import { markup } from "./page.tsx";
import type { FormRows } from "./round-data.ts";
import { draftedValues, readForm, type Typed } from "./yard-form.ts";

/** A request with the key of a yard's link, which has been checked. */
interface WithLink extends Desk {
  Bindings: Env & { link: YardLink };
}

/** The page where a yard types its own prices, without scripts. Nothing else of the yard can be changed there. */
export const ownPrices = new Hono<WithLink>({ getPath });

ownPrices.use(async (c, next) => {
  c.set("store", primaryStore(c.env));
  c.set("email", ownerOfYard(c.env.link.yardId));
  c.set("today", dayIn(NATIONAL_TIME_ZONE));
  await next();
  setSecurityHeaders(c.res.headers, c.req.path, c.env);
  c.header("Content-Security-Policy", contentSecurityPolicy(null, false));
  // The key is in the URL. With "no-referrer", browsers would post the form with "Origin: null", which is refused.
  c.header("Referrer-Policy", "same-origin");
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "no-store");
});
ownPrices.get("*", async (c) => answer(c, await opened(c)));
ownPrices.post("*", ...formGuards, save);
ownPrices.onError((error, c) => {
  if (!(error instanceof DatabaseError)) throw error;
  return c.text(`${OUTAGE} Go back: what you typed is still there.`, 503, { "Retry-After": "60" });
});

const OUTAGE = "We can’t save prices right now. Nothing was changed. Try again in a minute.";
const TOO_MANY =
  "That was too much at once. Nothing was changed. Wait a minute, then send it again.";

const NOTHING =
  "There is nothing new in it. Type a price, or tick Same or No longer, then send it.";
const PUBLISHED = "is on our site already: type another price, or tick No longer";

type Opened = Awaited<ReturnType<typeof opened>>;

/** A posted form that was not saved, with the reason. */
interface Refused extends Typed {
  status: 422 | 429 | 503;
  problem?: string;
}

async function opened(c: Context<WithLink>) {
  const { yardId } = c.env.link;
  const today = c.get("today");
  const [all, draft] = await Promise.all([
    knownRows(c.get("store"), { yard: yardId }),
    ownDraft(c),
  ]);
  // The operator's to-dos are not its business.
  const known = { ...all, todos: [] };
  const row = known.scrapYards.find(({ id }) => id === yardId)!;
  const yard = yardsToRing(row.cityId, known, today).find(({ id }) => id === yardId)!;
  const round: FormRows = { known, draft, ...withDraft(known, draft), today };
  return { round, yard, row };
}

/** The values of the fields at first: what the yard has sent today. A range stands in one field. */
function shownValues({ round, yard }: Opened, isShown: boolean): Values {
  const drafted = draftedValues(round, yard);
  return (field) => {
    const [part, slug] = field.split(".");
    if (part === "to") return "";
    if (part === "price") return [drafted(field), drafted(`to.${slug}`)].filter(Boolean).join("-");
    return field === "is_shown" && isShown ? "yes" : drafted(field);
  };
}

async function save(c: Context<WithLink>) {
  const form = await c.req.formData().catch(() => new FormData());
  const page = await opened(c);
  const { round, yard } = page;
  const typed = readerOf(form);
  const current = shownValues(page, c.env.link.isShown);
  const values = valuesIn(page, typed, current);
  const refuse = (status: 429 | 503, problem: string) =>
    answer(c, page, { status, values, errors: new Map(), problem });
  const isAllowed = await mayPost(c.env, visitorKey(c.req.raw), c.get("email")).catch(() => null);
  if (isAllowed === null) return refuse(503, OUTAGE);
  if (!isAllowed) return refuse(429, TOO_MANY);
  const { wanted, errors } = readForm(round, yard, values, c.get("email"), current);
  const { live, draft } = round;
  const gone: string[] = [];
  for (const [key, row] of wanted) {
    const slug = key.split("/")[2]!;
    if (errors.has(slug)) continue;
    const now = live.get(key);
    // Nothing was typed in place of what it sent before.
    if (row === (now ?? null)) {
      if (draft.has(key)) gone.push(slug);
      else if (now) errors.set(slug, { text: PUBLISHED });
    }
    // It says again what a person accepted or noted.
    else if (row && now && row.low === now.low && row.high === now.high)
      wanted.set(key, { ...row, accepted_by: now.how === "yard" ? now.accepted_by : now.by });
  }
  if (errors.size > 0) return answer(c, page, { status: 422, values, errors });
  const isShown = typed("is_shown") !== "";
  // A price takes the place of one that was sent on an earlier day and is not published yet.
  const newer = new Set([...wanted.keys()].map(metalOf));
  for (const key of draft.keys())
    if (!wanted.has(key) && newer.has(metalOf(key))) wanted.set(key, live.get(key) ?? null);
  // The box is about all its prices, also those that it sent before.
  for (const [key, row] of new Map<string, Fields | null>([...round.drafted, ...wanted]))
    if (row?.how === "yard" && row.is_shown !== isShown)
      wanted.set(key, { ...row, is_shown: isShown });
  const isNews = [...wanted].some(([key, row]) => !isSame(round.drafted.get(key) ?? null, row));
  if (!isNews && isShown === c.env.link.isShown)
    return answer(c, page, { status: 422, values, errors, problem: NOTHING });
  // Compare with what is live now: something may have been published since it sent an earlier price.
  await keep(c, { live, draft: asOfNow(round) }, wanted);
  await changeLink(c.get("store"), yard.id, { renewedOn: c.get("today"), isShown });
  const sent = { sent: "1", ...(gone.length > 0 && { gone: gone.join() }) };
  const query = new URLSearchParams({ key: c.req.query("key") ?? "", ...sent });
  return c.redirect(`${new URL(c.req.url).pathname}?${query}`, 303);
}

function asOfNow({ draft, live }: FormRows): Draft {
  return new Map([...draft].map(([key, row]) => [key, { ...row, before: live.get(key) ?? null }]));
}

/** The yard and the metal of a quote's key. */
const metalOf = (key: string) => key.split("/", 3).join("/");

/**
 * The values of a posted form, where "the rest is the same" is about the metals in which nothing was typed. What was
 * changed in it counts, and the rest says nothing; so a form from before the last sending is as good as a new one.
 */
function valuesIn({ round, yard }: Opened, typed: Values, current: Values): Values {
  const isSame = (slug: string) => {
    const metal = round.known.materials.find((one) => one.slug === slug);
    const said = metal && yard.last.get(metal.id);
    const isFree = !typed(`price.${slug}`) && !typed(`no.${slug}`);
    return typed("all") !== "" && isFree && said !== undefined && !isNo(said);
  };
  return (field) => {
    const [part, slug = ""] = field.split(".");
    if (/^(was\.)?how$/.test(field)) return "yard";
    if (/^(was\.)?note$/.test(field)) return "";
    const metal = part === "was" && round.known.materials.find((one) => one.slug === slug);
    if (metal && typed(field) !== stateOf(typed, metal)) return stateOf(current, metal);
    return part === "same" && isSame(slug) ? "1" : typed(field);
  };
}

/** Answers with the page; with the posted values and the reason if they were not saved. */
async function answer(c: Context<WithLink>, page: Opened, refused?: Refused) {
  const { link, SITE_NAME } = c.env;
  const fields = refused ?? { values: shownValues(page, link.isShown), errors: new Map() };
  const isSent = !refused && c.req.query("sent") !== undefined;
  const gone = c.req.query("gone")?.split(",") ?? [];
  const about = { siteName: SITE_NAME, link, isSent, gone };
  return c.html(
    await markup(<OwnPricesPage {...page} {...fields} {...about} />),
    refused?.status ?? 200,
  );
}
