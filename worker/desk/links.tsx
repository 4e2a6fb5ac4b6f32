import { Hono } from "hono";
import { dialled, shortDate } from "../../app/words/format.ts";
import { d1Target } from "../../publishing/apply/target.ts";
import { type KnownRows, knownRows, sentByYards } from "../data/desk.ts";
import {
  changeLink,
  isValidOn,
  isWeak,
  linkPath,
  linkText,
  makeLink,
  ownerOfYard,
  revokeLink,
  WEAK_KEY,
  yardLink,
} from "../data/yards/yard-links.ts";
import { siteSettings } from "../site/settings.ts";
import { mailTo } from "./answer.ts";
import { type Desk, type DeskContext, mayPublish } from "./context.ts";
import { readerOf, Send, Table } from "./form.tsx";
import { judged, quoteWords, sentCents } from "./own-price-rules.ts";
import { goTo, Lines, page } from "./page.tsx";
import { namer } from "./row-names.ts";
import { rowPath } from "./rows.tsx";

/** The pages of yards' own prices: those that wait for a person, and each yard's link. */
export const links = new Hono<Desk>()
  .use("/links/*", async (c, next) => (c.env.YARD_LINKS_KEY ? next() : c.notFound()))
  .get("/links", waitingPage)
  .get("/links/:yard{\\d{1,9}}", linkPage)
  .post("/links/:yard{\\d{1,9}}", change);

/** Milliseconds after which a price that may be published by rule must have been. */
const HELD_MS = 2 * 3_600_000;
const HELD = "something in its preview looks wrong";

async function waitingPage(c: DeskContext) {
  const rows = await sentByYards(c.get("store"));
  const [passed, nameOf] = await Promise.all([
    judged(d1Target(c.env.DB), rows, c.get("today")),
    namer(c, rows),
  ]);
  const found = passed.map(({ row, reason, last }) => {
    const isHeld = row.savedAt < Date.now() - HELD_MS;
    return { row, reason: reason ?? (isHeld ? HELD : undefined), last };
  });
  const waiting = found.filter(({ reason }) => reason);
  const byYard = [...Map.groupBy(waiting, ({ row }) => row.by)];
  return page(c, {
    title: "From yards",
    children: (
      <>
        <p>
          {`Sent by yards and not published yet: ${rows.length}. ${rows.length - waiting.length} of them are published by rule within the hour.`}
        </p>
        <Table
          caption="Prices that wait for you"
          columns={["Yard", "Says now, and why it waits"]}
          rows={byYard.map(([owner, own]) => [
            <a key={owner} href={publishPath(owner)}>
              {own[0]!.row.yard}
            </a>,
            <Lines
              key="lines"
              of={own.map(({ row, reason, last }) => {
                const before = last && `${quoteWords(last)} on ${shortDate(last.quotedOn)}`;
                const said = `${quoteWords(sentCents(row))}, before: ${before ?? "nothing"}`;
                return `${nameOf(row.key, true)}: ${said}. Waits: ${reason}`;
              })}
            />,
          ])}
        />
      </>
    ),
  });
}

/** The path of the page that publishes what a yard sent. */
function publishPath(owner: string): string {
  return `/desk/publish/?${new URLSearchParams({ of: owner })}`;
}

/** The yard in the URL; undefined if it is not listed. */
async function listedYard(c: DeskContext) {
  const yard = Number(c.req.param("yard"));
  const { scrapYards } = await knownRows(c.get("store"), { yard });
  return scrapYards.find(({ id, mergedInto }) => id === yard && mergedInto === null);
}

async function linkPage(c: DeskContext) {
  const id = Number(c.req.param("yard"));
  const [yard, link] = await Promise.all([listedYard(c), yardLink(c.get("store"), id)]);
  if (!yard) return c.notFound();
  const site = siteSettings(c.env, c.req.url);
  const isValid = link !== undefined && isValidOn(link, c.get("today"));
  const url = isValid ? site.origin + (await linkPath(c.env.YARD_LINKS_KEY!, link)) : "";
  return page(c, {
    title: `Link of ${yard.name}`,
    children: (
      <>
        <p className="facts">
          <a href={rowPath(`yards/${id}`)}>Details</a>
          <a href={publishPath(ownerOfYard(id))}>Prices that wait</a>
        </p>
        {isValid ? (
          <>
            <p>{`Made, or last used, on ${shortDate(link.renewedOn!)}. It ends 14 days after its last use.`}</p>
            <p>
              <input type="text" readOnly value={url} name="url" aria-label="The link" />
            </p>
            <WaysToSend yard={yard} site={site.name} url={url} />
          </>
        ) : (
          <p>{link ? "Its last link has ended." : "It has no link yet."}</p>
        )}
        <form method="post" className="actions">
          {isValid ? (
            <Send name="do" value="revoke" className="second">
              Revoke it
            </Send>
          ) : (
            <Send name="do" value="make">
              Make a link
            </Send>
          )}
          {link && (
            <Send name="do" value={link.isTrusted ? "distrust" : "trust"} className="second">
              {link.isTrusted ? "Look at all its prices first" : "Publish its usual prices by rule"}
            </Send>
          )}
        </form>
        {link && (
          <p>
            {link.isShown
              ? "The yard agreed to show its prices."
              : "The yard has not agreed to show its prices: they only count towards its city’s range."}
          </p>
        )}
        {isWeak(c.env.YARD_LINKS_KEY!) && <p role="alert">{WEAK_KEY}</p>}
        <p className="quiet">
          By rule: only prices within 10% of what a person last accepted of this yard in 91 days,
          and of what other yards of its city say, once a day. Revoking also leaves out what was
          sent and is not published.
        </p>
      </>
    ),
  });
}

interface WaysToSendProps {
  yard: Pick<KnownRows["scrapYards"][number], "name" | "phone" | "email">;
  /** The site's name. */
  site: string;
  /** The link. */
  url: string;
}

/** Links that send a yard its link, by SMS or email. */
function WaysToSend({ yard, site, url }: WaysToSendProps) {
  const text = linkText(site, yard.name, url);
  const sms = yard.phone && `sms:${dialled(yard.phone)}?body=${encodeURIComponent(text)}`;
  const mail = yard.email && mailTo(yard.email, `Your prices on ${site}`, text);
  return (
    <>
      <p className="facts">
        {sms && (
          <a className="button" href={sms}>
            {`SMS to ${yard.phone}`}
          </a>
        )}
        {mail && (
          <a className="button" href={mail}>
            {`Email to ${yard.email}`}
          </a>
        )}
      </p>
      {!/^(\+61 ?|0)4/.test(yard.phone ?? "") && (
        <p className="quiet">
          It has no mobile listed. Ring and ask for one, or for an email, and add it to its details.
        </p>
      )}
    </>
  );
}

async function change(c: DeskContext) {
  const id = Number(c.req.param("yard"));
  const store = c.get("store");
  if (!(await listedYard(c))) return c.notFound();
  const wanted = readerOf(c.get("form"))("do");
  if (wanted === "make") await makeLink(store, id, c.get("today"));
  else if (wanted === "revoke") await revokeLink(store, id);
  // It lets prices reach the site without a person.
  else if (wanted === "trust" && !mayPublish(c))
    return c.text("Only those named in DESK_PUBLISHERS may do that.", 403);
  else if (wanted === "trust" || wanted === "distrust")
    await changeLink(store, id, { isTrusted: wanted === "trust" });
  else return c.notFound();
  return goTo(c, `/desk/links/${id}/`, "saved");
}
