import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import { dateAndTime } from "../../publishing/compare/formats.ts";
import {
  latestDeletions,
  NOTE_LENGTH,
  noteReports,
  openMessages,
  openReports,
  reportsToAnswer,
  settleEntries,
} from "../data/desk.ts";
import { dollars, reportedFacts, reportedName, sanitise } from "../data/inbox/inbox-text.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import { answersTo, mailTo } from "./answer.ts";
import { type Desk, type DeskContext, mayPublish } from "./context.ts";
import { Field, Form, readerOf, Send, Table } from "./form.tsx";
import { goTo, page } from "./page.tsx";
import { type Report, reportedKey } from "./row-names.ts";
import { rowPath } from "./rows.tsx";

type Message = Awaited<ReturnType<typeof openMessages>>[number];

/** The page of reports and messages, which can be closed or deleted there. */
export const inbox = new Hono<Desk>()
  .get("/inbox", (c) => inboxPage(c))
  .post("/inbox", async (c) => {
    const form = c.get("form");
    const values = readerOf(form);
    const ids = (name: string) => form.getAll(name).map(Number).filter(Number.isInteger);
    const chosen = { reports: ids("report"), messages: ids("message") };
    const store = c.get("store");
    const by = c.get("email");
    const note = values("note");
    const what = values("do") === "close" ? "close" : "delete";
    if (what === "delete" && !mayPublish(c))
      return c.text("Only those named in DESK_PUBLISHERS may delete. Close it instead.", 403);
    if (values("do") === "spam") await settleEntries(store, what, "suspected", by);
    else if (chosen.reports.length + chosen.messages.length === 0) {
      c.set("problems", ["Tick what it is about, then try again."]);
      return inboxPage(c, note);
    } else {
      await noteReports(store, chosen.reports, note.slice(0, NOTE_LENGTH));
      await settleEntries(store, what, chosen, by);
    }
    return goTo(c, "/desk/inbox/", "saved");
  });

/** The maximum number of deletions listed. */
const DELETIONS = 30;

async function inboxPage(c: DeskContext, note?: string) {
  const store = c.get("store");
  const mayDelete = mayPublish(c);
  const [reports, messages, closed, deleted] = await Promise.all([
    openReports(store),
    openMessages(store),
    reportsToAnswer(store),
    latestDeletions(store, mayDelete ? DELETIONS : 0),
  ]);
  const entries = [reports, messages].flat();
  const origin = c.env.SITE_ORIGIN || new URL(c.req.url).origin;
  return page(c, {
    title: "Reports and messages",
    children: (
      <>
        {/* Kept apart, because Enter in a field presses the first button of its form. */}
        <form id="junk" method="post" />
        <Form>
          <EntryGroups entries={entries} origin={origin} mayDelete={mayDelete} />
          {entries.length > 0 ? (
            <Actions note={note} mayDelete={mayDelete} />
          ) : (
            <p>Nothing is open.</p>
          )}
        </Form>
        <Table
          caption="Closed lately, with an address to answer"
          columns={["Report", "Answer"]}
          rows={closed.map((report) => [
            <>
              {`${report.id}, ${report.kind}: ${reportedName(report)}`}
              <span className="quiet">{sanitise(report.seen)}</span>
            </>,
            <Answers key={report.id} report={report} origin={origin} />,
          ])}
        />
        <Table
          caption="Deleted lately"
          columns={["What", "By", "When"]}
          rows={deleted.map(({ kind, entry, by, deletedAt }) => [
            `${kind === "reports" ? "Report" : "Message"} ${entry}`,
            by,
            dateAndTime(deletedAt),
          ])}
        />
      </>
    ),
  });
}

interface EntryGroupsProps {
  entries: (Report | Message)[];
  origin: string;
  mayDelete: boolean;
}

/** Open reports grouped by their subject, messages, and suspected junk. */
function EntryGroups({ entries, origin, mayDelete }: EntryGroupsProps) {
  const entryOf = (entry: Report | Message) => (
    <Entry entry={entry} origin={origin} key={keyOf(entry)} />
  );
  const junk = entries.filter(({ isSuspectedSpam }) => isSuspectedSpam);
  const groups = Map.groupBy(
    entries.filter((entry) => !junk.includes(entry)),
    (entry) => ("kind" in entry ? reportedName(entry) || "Something else" : "Messages"),
  );
  return (
    <>
      {[...groups].map(([name, own]) => (
        <section key={name}>
          <h2>{name}</h2>
          <Facts of={own[0]!} />
          {own.map(entryOf)}
        </section>
      ))}
      {junk.length > 0 && (
        <details>
          <summary>Suspected junk: {junk.length}</summary>
          {junk.map(entryOf)}
          {mayDelete && (
            <Send form="junk" name="do" value="spam" className="second">
              Delete all suspected junk
            </Send>
          )}
        </details>
      )}
    </>
  );
}

function Actions({ note, mayDelete }: { note: string | undefined; mayDelete: boolean }) {
  return (
    <section className="chosen" aria-label="What to do with those that are ticked">
      <Field
        name="note"
        maxLength={NOTE_LENGTH}
        defaultValue={note}
        label="Note on the reports that are ticked, for us alone"
      />
      <p className="actions">
        <Send name="do" value="close">
          Close
        </Send>
        {mayDelete && (
          <Send name="do" value="junk" className="second">
            Delete as junk
          </Send>
        )}
      </p>
    </section>
  );
}

/** The subject of reports as the site shows it now, and its yard's phone number. */
function Facts({ of: report }: { of: Report | Message }) {
  if (!("kind" in report)) return null;
  const { yardPhone, citySlug } = report;
  const now = reportedFacts(report);
  return (
    <p className="facts">
      {now && <span>Now: {now}</span>}
      {yardPhone && <a href={phoneHref(yardPhone)}>Ring {yardPhone}</a>}
      {citySlug && <a href={`/desk/round/${citySlug}/`}>Yards to ring</a>}
    </p>
  );
}

const keyOf = (entry: Report | Message) => ("kind" in entry ? "report " : "message ") + entry.id;

function Entry({ entry, origin }: { entry: Report | Message; origin: string }) {
  const { id, sentAt } = entry;
  const isReport = "kind" in entry;
  const title = isReport ? `Report ${id}: ${entry.kind}` : `${entry.name}: ${entry.subject}`;
  return (
    <article>
      <label>
        <input type="checkbox" name={isReport ? "report" : "message"} value={id} /> {title}
        <span className="quiet">{shortDate(dayIn(NATIONAL_TIME_ZONE, sentAt))}</span>
      </label>
      <p>{sanitise(isReport ? entry.seen : entry.message)}</p>
      {isReport ? (
        <>
          <Details of={entry} />
          <Answers report={entry} origin={origin} />
        </>
      ) : (
        <a href={mailTo(entry.email, `Re: ${entry.subject}`)}>{entry.email}</a>
      )}
    </article>
  );
}

/** Links that open an answer to a report, one for each outcome. */
function Answers({ report, origin }: { report: Report; origin: string }) {
  const answers = answersTo(report, origin);
  if (answers.length === 0) return null;
  return (
    <p className="facts">
      <span>Answer {report.email}:</span>
      {answers.map(([outcome, href]) => (
        <a key={outcome} href={href}>
          {outcome}
        </a>
      ))}
    </p>
  );
}

/** The other details of a report, and the link to apply it. */
function Details({ of: report }: { of: Report }) {
  const { id, seenOn, docketCents, shown, note, draftedBy } = report;
  const now = reportedFacts(report);
  const facts = [
    seenOn && `Seen ${shortDate(seenOn)}`,
    docketCents !== null && `Docket ${dollars(docketCents)} per kg`,
    shown && shown !== now && `Saw: ${shown}`,
    note && `Note: ${note}`,
    draftedBy && `Applied in the draft of ${draftedBy}: it closes once that is published`,
  ];
  return (
    <>
      <p className="quiet">{facts.filter(Boolean).join(" · ")}</p>
      {now && <a href={rowPath(reportedKey(report), id)}>{`Apply report ${id}`}</a>}
    </>
  );
}
