import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import {
  deleteEntries,
  NOTE_LENGTH,
  noteReports,
  openMessages,
  openReports,
  settleEntries,
} from "../data/desk.ts";
import { dollars, reportedFacts, reportedName, sanitise } from "../data/inbox-text.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { Field, Form, readerOf, Send } from "./form.tsx";
import { goTo, page } from "./page.tsx";
import { rowPath } from "./rows.tsx";

type Report = Awaited<ReturnType<typeof openReports>>[number];
type Message = Awaited<ReturnType<typeof openMessages>>[number];

/** Reports and messages: what they say, and what becomes of them. */
export const inbox = new Hono<Desk>()
  .get("/inbox", (c) => inboxPage(c))
  .post("/inbox", async (c) => {
    const form = await c.req.formData();
    const values = readerOf(form);
    const ids = (name: string) => form.getAll(name).map(Number).filter(Number.isInteger);
    const chosen = { reports: ids("report"), messages: ids("message") };
    const [store, note] = [c.get("store"), values("note").slice(0, NOTE_LENGTH)];
    if (values("do") === "spam") await deleteEntries(store, "suspected");
    else if (chosen.reports.length + chosen.messages.length === 0) {
      c.set("problems", ["Tick what it is about, then try again."]);
      return inboxPage(c, note);
    } else if (values("do") === "close") {
      await noteReports(store, chosen.reports, note);
      await settleEntries(store, chosen);
    } else await deleteEntries(store, chosen);
    return goTo(c, "/desk/inbox/", "saved");
  });

/** Reports by what they are about, messages, and what is suspected to be junk. */
async function inboxPage(c: DeskContext, note?: string) {
  const store = c.get("store");
  const [reports, messages] = await Promise.all([openReports(store), openMessages(store)]);
  const about = (report: Report) => reportedName(report) || "Something else";
  const groups = Map.groupBy(reports.filter(isWanted), about);
  const wanted = messages.filter(isWanted);
  const junk = [
    ...reports.filter((report) => !isWanted(report)).map(reportEntry),
    ...messages.filter((message) => !isWanted(message)).map(messageEntry),
  ];
  return page(c, {
    title: "Reports and messages",
    children: (
      <>
        {/* By itself, because Enter in a field presses the first button of its form. */}
        <form id="junk" method="post" />
        <Form>
          {[...groups].map(([name, own]) => (
            <section key={name}>
              <h2>{name}</h2>
              <Facts of={own[0]!} />
              {own.map(reportEntry)}
            </section>
          ))}
          {wanted.length > 0 && <h2>Messages</h2>}
          {wanted.map(messageEntry)}
          {junk.length > 0 && (
            <details>
              <summary>Suspected junk: {junk.length}</summary>
              {junk}
              <Send form="junk" name="do" value="spam" className="second">
                Delete all suspected junk
              </Send>
            </details>
          )}
          {reports.length + messages.length === 0 ? (
            <p>Nothing is open.</p>
          ) : (
            <section className="chosen" aria-label="What to do with those that are ticked">
              <Field
                {...{ name: "note", maxLength: NOTE_LENGTH, defaultValue: note }}
                label="Note on the reports that are ticked, for us alone"
              />
              <p className="actions">
                <Send name="do" value="close">
                  Close
                </Send>
                <Send name="do" value="junk" className="second">
                  Delete as junk
                </Send>
              </p>
            </section>
          )}
        </Form>
      </>
    ),
  });
}

const isWanted = ({ isSuspectedSpam }: Report | Message) => isSuspectedSpam === 0;

/** What the site shows now of what reports are about, and where to ring. */
function Facts({ of: report }: { of: Report }) {
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

function reportEntry(report: Report) {
  const { id, kind, seen, seenOn, docketCents, shown, note, draftedBy } = report;
  const { yardId, citySlug, materialSlug } = report;
  const now = reportedFacts(report);
  const facts = [
    seenOn && `Seen ${shortDate(seenOn)}`,
    docketCents !== null && `Docket ${dollars(docketCents)} per kg`,
    shown && shown !== now && `Saw: ${shown}`,
    note && `Note: ${note}`,
    draftedBy && `Applied in the draft of ${draftedBy}: it closes once that is published`,
  ];
  const key = yardId === null ? `prices/${citySlug}/${materialSlug}` : `yards/${yardId}`;
  return (
    <Entry key={`report ${id}`} name="report" title={`Report ${id}: ${kind}`} of={report}>
      <p>{sanitise(seen)}</p>
      <p className="quiet">{facts.filter(Boolean).join(" · ")}</p>
      {now && <a href={rowPath(key, id)}>{`Apply report ${id}`}</a>}
    </Entry>
  );
}

function messageEntry(of: Message) {
  return (
    <Entry key={`message ${of.id}`} name="message" title={`${of.name}: ${of.subject}`} of={of}>
      <p>{sanitise(of.message)}</p>
    </Entry>
  );
}

interface EntryProps {
  name: "report" | "message";
  title: string;
  of: Pick<Message, "id" | "sentAt"> & { email: string | null };
  children: React.ReactNode;
}

function Entry({ name, title, of: { id, sentAt, email }, children }: EntryProps) {
  return (
    <article>
      <label>
        <input type="checkbox" name={name} value={id} /> {title}
        <span className="quiet">{shortDate(new Date(sentAt).toISOString().slice(0, 10))}</span>
      </label>
      {children}
      {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
    </article>
  );
}
