import { type Context, Hono } from "hono";
import { shortDate } from "../../app/words/format.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import { yardsToRing } from "../../publishing/compare/yards-to-ring.ts";
import { isNo } from "../../publishing/derive/quoted-range.ts";
import { NO } from "../../publishing/read/rows.ts";
import { yardPath } from "../contract/yard-path.ts";
import { draftOf, knownRows } from "../data/desk.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import { DatabaseError } from "../data/store.ts";
import { changeLink, ownerOfYard, type YardLink } from "../data/yards/yard-links.ts";
import { contentSecurityPolicy } from "../security/content-security-policy.ts";
import { formGuards } from "../security/form-guards.ts";
import { visitorOf } from "../security/rate-limits.ts";
import { setSecurityHeaders } from "../security/security-headers.ts";
import { getPath } from "../site/canonical-address.ts";
import { type Desk, primaryStore } from "./context.ts";
import styles from "./desk.css?url";
import { keep, withDraft } from "./draft.ts";
import { readerOf, Send } from "./form.tsx";
import { Box, lastOf, type Metal, spoken, stateOf, unitOf, type Values } from "./metal-row.tsx";
import { Lines, markup } from "./page.tsx";
import type { Round } from "./round-data.ts";
import { draftedValues, type Errors, readForm } from "./yard-form.ts";

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

type Opened = Awaited<ReturnType<typeof opened>>;

/** A posted form that was not saved, with the reason. */
interface Refused {
  values: Values;
  errors: Errors;
  problem: string | undefined;
}

async function opened(c: Context<WithLink>) {
  const { yardId } = c.env.link;
  const store = c.get("store");
  const today = c.get("today");
  const [all, rows] = await Promise.all([
    knownRows(store, { yard: yardId }),
    draftOf(store, c.get("email")),
  ]);
  // The operator's to-dos are not its business.
  const known = { ...all, todos: [] };
  const row = known.scrapYards.find(({ id }) => id === yardId)!;
  const city = known.cities.find(({ id }) => id === row.cityId)!;
  const draft = new Map(rows.map((one) => [one.key, one]));
  const yards = yardsToRing(row.cityId, known, today);
  const yard = yards.find(({ id }) => id === yardId)!;
  const round: Round = {
    city,
    known,
    draft,
    ...withDraft(known, draft),
    today,
    yards,
    typed: () => 0,
  };
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
  const refuse = (status: 422 | 429 | 503, problem?: string, errors: Errors = new Map()) =>
    answer(c, page, { values, errors, problem }, status);
  const mayPost = await visitorOf(c.env, c.req.raw)
    .mayPost()
    .catch(() => undefined);
  if (mayPost === undefined) return refuse(503, OUTAGE);
  if (!mayPost) return refuse(429, TOO_MANY);
  const { wanted, errors } = readForm(round, yard, values, c.get("email"), current);
  if (errors.size > 0) return refuse(422, undefined, errors);
  const isShown = typed("is_shown") !== "";
  // A price takes the place of one that was sent on an earlier day and is not published yet.
  const newer = new Set([...wanted.keys()].map(metalOf));
  for (const key of round.draft.keys())
    if (!wanted.has(key) && newer.has(metalOf(key))) wanted.set(key, round.live.get(key) ?? null);
  // The box is about all its prices, also those that it sent before.
  for (const [key, row] of new Map<string, Fields | null>([...round.drafted, ...wanted]))
    if (row?.how === "yard" && row.is_shown !== isShown)
      wanted.set(key, { ...row, is_shown: isShown });
  await keep(c as Context, round, wanted);
  await changeLink(c.get("store"), yard.id, { renewedOn: c.get("today"), isShown });
  const query = new URLSearchParams({ key: c.req.query("key") ?? "", sent: "1" });
  return c.redirect(`${new URL(c.req.url).pathname}?${query}`, 303);
}

/** The yard and the metal of a quote's key. */
const metalOf = (key: string) => key.split("/", 3).join("/");

/**
 * The values of a posted form, where "All the same" is about the metals in which nothing was typed. A form from before
 * the last sending, to which somebody went back, counts as well: nobody else changes these prices.
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

function answer(
  c: Context<WithLink>,
  page: Opened,
  refused?: Refused,
  status: 200 | 422 | 429 | 503 = 200,
) {
  return markup(<OwnPage c={c} page={page} refused={refused} />).then((html) =>
    c.html(html, status),
  );
}

interface OwnPageProps {
  c: Context<WithLink>;
  page: Opened;
  refused: Refused | undefined;
}

function OwnPage({ c, page, refused }: OwnPageProps) {
  const { round, yard, row } = page;
  const { materials } = round.known;
  const { link, SITE_NAME } = c.env;
  const values = refused?.values ?? shownValues(page, link.isShown);
  const { errors = new Map(), problem } = refused ?? {};
  const isOwn = (metal: Metal) => yard.metals.has(metal.id) || values(`price.${metal.slug}`) !== "";
  const rows = (own: boolean) =>
    materials
      .filter((metal) => isOwn(metal) === own)
      .map((metal) => (
        <MetalRow key={metal.id} metal={metal} page={page} values={values} errors={errors} />
      ));
  const nameOf = (slug: string) => materials.find((metal) => metal.slug === slug)?.name ?? slug;
  const wrong = [...errors].map(([slug, { text }]) => `${nameOf(slug)}: ${text}`);
  const others = rows(false);
  const from = new URLSearchParams({ yard: String(yard.id), from: yardPath(row) });
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Prices of ${yard.name} · ${SITE_NAME}`}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <header>
          <p>{SITE_NAME}</p>
        </header>
        <main>
          <h1>{yard.name}</h1>
          <p>What do you pay today? Leave out what you don’t want to say.</p>
          {problem && <p role="alert">{problem}</p>}
          {wrong.length > 0 && (
            <div role="alert">
              <p>Nothing was sent:</p>
              <Lines of={wrong} />
            </div>
          )}
          {!refused && c.req.query("sent") && <Receipt page={page} link={link} />}
          <form method="post">
            {yard.last.size > 0 && (
              <p className="actions">
                <Send name="all" value="1" className="second">
                  All the same as last time
                </Send>
              </p>
            )}
            {rows(true)}
            {others.length > 0 && (
              <details>
                <summary>Other metals</summary>
                {others}
              </details>
            )}
            <p>
              <label>
                <input
                  type="checkbox"
                  name="is_shown"
                  value="yes"
                  defaultChecked={values("is_shown") !== ""}
                />
                Show these prices on our page
              </label>
            </p>
            <p className="quiet">
              Ticked: visitors see them with your name and their day, for 28 days. Not ticked: they
              only count towards your city’s range, without your name.
            </p>
            <Send>Send prices</Send>
          </form>
          <p>
            {`We have ${[row.address, row.phone, row.openingHours].filter(Boolean).join(", ")}. `}
            <a href={`/report/?${from}`} rel="noreferrer">
              Is that wrong? Tell us
            </a>
          </p>
          <p className="quiet">
            We look at prices before we show them. Nobody can pay for a better place on our pages.
            Don’t pass this address on: whoever has it can send prices in your name.
          </p>
        </main>
      </body>
    </html>
  );
}

/** What the yard has said today, in words. */
function Receipt({ page: { round, yard }, link }: { page: Opened; link: YardLink }) {
  const { known, drafted, draft, today } = round;
  const lines = known.materials.flatMap((metal) => {
    const key = `quotes/${yard.id}/${metal.slug}/${today}`;
    const row = drafted.get(key);
    if (row?.how !== "yard") return [];
    return [`${metal.name}: ${saidWords(metal, row)}${draft.has(key) ? "" : ", published"}`];
  });
  return (
    <div role="status">
      <h2>Thank you. We have your prices.</h2>
      <p>{`You said on ${shortDate(today)}:`}</p>
      <Lines of={lines.length > 0 ? lines : ["nothing new"]} />
      <p>
        {link.isShown
          ? "Once we have looked at them, we show them on your page with their day."
          : "Once we have looked at them, they count towards your city’s range. We don’t show them with your name."}{" "}
        Mistyped something? Send it again below.
      </p>
    </div>
  );
}

/** "$9.20 a kg", "$185/t" or "no longer taken". */
function saidWords(metal: Metal, { low, high }: Fields): string {
  if (low === 0) return "no longer taken";
  const unit = unitOf(metal) === "t" ? "" : " a kg";
  return `$${spoken(metal, [Number(low), Number(high)])}${unit}`;
}

interface MetalRowProps {
  metal: Metal;
  page: Opened;
  values: Values;
  errors: Errors;
}

/** A metal, with what the yard said last, and fields for what it says now. */
function MetalRow({ metal, page: { round, yard }, values, errors }: MetalRowProps) {
  const { slug, name } = metal;
  const { price, day } = lastOf(yard, metal);
  const error = errors.get(slug);
  const isTaken = price !== "" && price !== NO;
  // Sent on an earlier day, and not published yet.
  const sent = [...round.draft.values()].find(
    ({ key }) => metalOf(key) === `quotes/${yard.id}/${slug}` && !key.endsWith(round.today),
  )?.after;
  return (
    <fieldset>
      <legend>
        <b>{name}</b>{" "}
        <span className="quiet" id={`last-${slug}`}>
          {isTaken && `$${price} on ${shortDate(day)}`}
          {price === NO && `not taken since ${shortDate(day)}`}
          {sent && ` · sent on ${shortDate(String(sent.quoted_on))}: ${saidWords(metal, sent)}`}
        </span>
      </legend>
      <input
        type="hidden"
        name={`was.${slug}`}
        value={error?.now ?? (values(`was.${slug}`) || stateOf(values, metal))}
      />
      <div className="price">
        <input
          name={`price.${slug}`}
          defaultValue={values(`price.${slug}`)}
          autoComplete="off"
          inputMode="decimal"
          aria-label={`${name}, price now`}
          aria-describedby={error ? `wrong-${slug}` : `last-${slug}`}
          aria-invalid={error ? true : undefined}
        />
        <select
          name={`unit.${slug}`}
          defaultValue={values(`unit.${slug}`) || unitOf(metal)}
          aria-label={`${name}, unit`}
        >
          <option value="kg">$ a kg</option>
          <option value="t">$ a tonne</option>
        </select>
      </div>
      <p className="actions">
        {isTaken && (
          <Box
            name={`same.${slug}`}
            value="1"
            of={name}
            defaultChecked={values(`same.${slug}`) !== ""}
          >
            Same
          </Box>
        )}
        <Box name={`no.${slug}`} value="1" of={name} defaultChecked={values(`no.${slug}`) !== ""}>
          No longer
        </Box>
      </p>
      {error && (
        <p className="error" id={`wrong-${slug}`}>
          {error.text}
        </p>
      )}
      {error?.doubted && (
        <Box name={`ok.${slug}`} value={error.doubted} of={name}>
          Yes, as typed
        </Box>
      )}
    </fieldset>
  );
}
