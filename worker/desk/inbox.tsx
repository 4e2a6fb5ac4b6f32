import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import { deleteEntries, openMessages, openReports, settleEntries } from "../data/desk.ts";
import { dollars, reportedFacts, reportedName, sanitise } from "../data/inbox-text.ts";
import type { Desk } from "./desk.ts";
import { Field, Form, readerOf, Send } from "./form.tsx";
import { goTo, page } from "./page.tsx";
import { rowPath } from "./rows.tsx";

type Report = Awaited<ReturnType<typeof openReports>>[number];

/** Reports and messages, by what they are about. */
export const inbox = new Hono<Desk>()
  .get("/inbox", async (c) => {
    const store = c.get("store");
    const [reports, messages] = await Promise.all([openReports(store), openMessages(store)]);
    const groups = Map.groupBy(reports, (report) => reportedName(report) || "Something else");
    return page(c, {
      title: "Reports and messages",
      children: (
        <Form>
          {[...groups].map(([name, own]) => (
            <Group key={name} name={name} reports={own} />
          ))}
          {messages.length > 0 && <h2>Messages</h2>}
          {messages.map(({ id, name, email, subject, message, sentAt, isSuspectedSpam }) => (
            <Entry
              key={id}
              name="message"
              id={id}
              title={`${name}: ${subject}`}
              at={sentAt}
              isSpam={isSuspectedSpam}
            >
              <p>{sanitise(message)}</p>
              <p>
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
              </p>
            </Entry>
          ))}
          {reports.length + messages.length === 0 && <p>Nothing is open.</p>}
          <section aria-labelledby="chosen">
            <h2 id="chosen">What to do with those that are chosen</h2>
            <Field name="note" label="Note, for us alone" maxLength={300} />
            <p className="actions">
              <Send name="do" value="close">
                Close: rejected or answered
              </Send>
              <Send name="do" value="junk" className="second">
                Delete as junk
              </Send>
              <Send name="do" value="spam" className="second">
                Delete everything marked as suspected junk
              </Send>
            </p>
          </section>
        </Form>
      ),
    });
  })
  .post("/inbox", async (c) => {
    const form = await c.req.formData();
    const values = readerOf(form);
    const ids = (name: string) => form.getAll(name).map(Number).filter(Number.isInteger);
    const chosen = { reports: ids("report"), messages: ids("message") };
    const store = c.get("store");
    if (values("do") === "close") await settleEntries(store, chosen, values("note").slice(0, 300));
    else await deleteEntries(store, values("do") === "spam" ? "suspected" : chosen);
    return goTo(c, "/desk/inbox/", "saved");
  });

function Group({ name, reports }: { name: string; reports: Report[] }) {
  const [first] = reports;
  const { yardId, yardPhone, citySlug, materialSlug } = first!;
  const now = reportedFacts(first!);
  return (
    <section>
      <h2>{name}</h2>
      <p className="facts">
        {now && <span>Now: {now}</span>}
        {yardPhone && <a href={phoneHref(yardPhone)}>Ring {yardPhone}</a>}
      </p>
      {reports.map((report) => {
        const { id, kind, seen, seenOn, docketCents, email, shown, sentAt, isSuspectedSpam } =
          report;
        const key = yardId === null ? `prices/${citySlug}/${materialSlug}` : `yards/${yardId}`;
        return (
          <Entry
            key={id}
            name="report"
            id={id}
            title={`${kind}, report ${id}`}
            at={sentAt}
            isSpam={isSuspectedSpam}
          >
            <p>{sanitise(seen)}</p>
            <p className="quiet">
              {[
                seenOn && `Seen ${shortDate(seenOn)}`,
                docketCents !== null && `Docket ${dollars(docketCents)} per kg`,
                shown && shown !== now && `Saw: ${shown}`,
                email,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {now && <a href={rowPath(key, id)}>{`Apply report ${id}`}</a>}
          </Entry>
        );
      })}
    </section>
  );
}

interface EntryProps {
  name: "report" | "message";
  id: number;
  title: string;
  at: number;
  isSpam: 0 | 1;
  children: React.ReactNode;
}

function Entry({ name, id, title, at, isSpam, children }: EntryProps) {
  return (
    <article>
      <label>
        <input type="checkbox" name={name} value={id} /> {title}
      </label>
      <span className="quiet">
        {` ${shortDate(new Date(at).toISOString().slice(0, 10))}`}
        {isSpam ? ", suspected junk" : ""}
      </span>
      {children}
    </article>
  );
}
