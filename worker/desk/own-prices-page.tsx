import { shortDate } from "../../app/words/format.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import type { AskedYard } from "../../publishing/compare/yards-to-ring.ts";
import { NO } from "../../publishing/read/rows.ts";
import { yardPath } from "../contract/yard-path.ts";
import type { KnownRows } from "../data/desk.ts";
import type { YardLink } from "../data/yards/yard-links.ts";
import styles from "./desk.css?url";
import { Send } from "./form.tsx";
import { Box, lastOf, type Metal, PriceFields, spoken, unitOf } from "./metal-row.tsx";
import { Lines } from "./page.tsx";
import type { FormRows } from "./round-data.ts";
import type { Typed } from "./yard-form.ts";

interface OwnPricesPageProps extends Typed {
  siteName: string;
  link: YardLink;
  round: FormRows;
  yard: AskedYard;
  row: KnownRows["scrapYards"][number];
  /** The reason why nothing was saved, if it is about no field. */
  problem?: string | undefined;
  /** True if the page follows a sending. */
  isSent: boolean;
  /** The metals (slugs) of which that took back what it had sent. */
  gone: string[];
}

/** The page where a yard types its own prices. It runs no scripts. */
export function OwnPricesPage(props: OwnPricesPageProps) {
  const { siteName, yard, row, problem, isSent } = props;
  const from = new URLSearchParams({ yard: String(yard.id), from: yardPath(row) });
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Prices of ${yard.name} · ${siteName}`}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <header>
          <p>{siteName}</p>
        </header>
        <main>
          <h1>{yard.name}</h1>
          {!isSent && (
            <p>What do you pay today? Fill in what you want to say. The rest stays as it was.</p>
          )}
          {problem && <p role="alert">{problem}</p>}
          <Mistakes {...props} />
          {isSent && <Receipt {...props} />}
          <PricesForm {...props} />
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

/** The reasons why nothing was sent, each a link to its field; nothing if there are none. */
function Mistakes({ round, errors }: OwnPricesPageProps) {
  if (errors.size === 0) return null;
  const names = new Map(round.known.materials.map(({ slug, name }) => [slug, name]));
  return (
    <div role="alert">
      <p>Nothing was sent:</p>
      <ul>
        {[...errors].map(([slug, { text }]) => (
          <li key={slug}>
            <a href={`#price.${slug}`}>{`${names.get(slug)}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A row for each metal, those that it takes first, and the box that lets visitors see the prices. */
function PricesForm(props: OwnPricesPageProps) {
  const { round, yard, values } = props;
  const isOwn = (metal: Metal) => yard.metals.has(metal.id) || values(`price.${metal.slug}`) !== "";
  const rows = (own: boolean) =>
    round.known.materials
      .filter((metal) => isOwn(metal) === own)
      .map((metal) => <MetalRow key={metal.id} metal={metal} {...props} />);
  const others = rows(false);
  return (
    <form method="post">
      {rows(true)}
      {others.length > 0 && (
        <details>
          <summary>Other metals</summary>
          {others}
        </details>
      )}
      <p>
        <Box name="is_shown" of={yard.name} values={values}>
          Show these prices on our page
        </Box>
      </p>
      <p className="quiet">
        Ticked: visitors see them with your name and their day, for 28 days. Not ticked: they only
        count towards your city’s range, without your name.
      </p>
      {/* The first button is the one that Enter in a field presses. */}
      <p className="actions">
        <Send>Send prices</Send>
        {yard.last.size > 0 && (
          <Send name="all" value="1" className="second">
            Send, and the rest is the same
          </Send>
        )}
      </p>
    </form>
  );
}

/** Repeats in words the prices that the yard has sent today. */
function Receipt({ round, yard, link, gone }: OwnPricesPageProps) {
  const { known, drafted, draft, today } = round;
  const lines = known.materials.flatMap((metal) => {
    const key = `quotes/${yard.id}/${metal.slug}/${today}`;
    const row = drafted.get(key);
    if (gone.includes(metal.slug)) return [`${metal.name}: taken back`];
    if (row?.how !== "yard") return [];
    return [`${metal.name}: ${saidWords(metal, row)}${draft.has(key) ? "" : ", published"}`];
  });
  const then = link.isShown
    ? "we show them on your page with their day."
    : "they count towards your city’s range. We don’t show them with your name.";
  return (
    <div role="status">
      <h2>Thank you. We have your prices.</h2>
      <p>{`You said on ${shortDate(today)}:`}</p>
      <Lines of={lines.length > 0 ? lines : ["nothing yet"]} />
      <p>
        {draft.size > 0 && `Once we have looked at them, ${then} `}
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

interface MetalRowProps extends Pick<OwnPricesPageProps, "round" | "yard" | "values" | "errors"> {
  metal: Metal;
}

/** A metal, with what the yard said last, and fields for what it says now. */
function MetalRow({ metal, round, yard, values, errors }: MetalRowProps) {
  const { slug, name } = metal;
  const { price, day } = lastOf(yard, metal);
  const isTaken = price !== "" && price !== NO;
  // This is not published yet.
  const own = `quotes/${yard.id}/${slug}/`;
  const sent = [...round.draft.values()].find(({ key }) => key.startsWith(own))?.after;
  return (
    <fieldset>
      <legend>
        <b>{name}</b>{" "}
        <span className="quiet" id={`last-${slug}`}>
          {isTaken && `$${price} on ${shortDate(day)}`}
          {price === NO && `not taken since ${shortDate(day)}`}
          {sent && ` · you sent ${saidWords(metal, sent)} on ${shortDate(String(sent.quoted_on))}`}
        </span>
      </legend>
      <PriceFields
        metal={metal}
        values={values}
        error={errors.get(slug)}
        ends={["price now"]}
        units={{ kg: "$ a kg", t: "$ a tonne" }}
      >
        <p className="actions">
          {isTaken && (
            <Box name={`same.${slug}`} of={name} values={values}>
              Same
            </Box>
          )}
          <Box name={`no.${slug}`} of={name} values={values}>
            No longer
          </Box>
        </p>
      </PriceFields>
    </fieldset>
  );
}
