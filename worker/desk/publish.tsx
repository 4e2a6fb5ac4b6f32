import { Hono } from "hono";
import type { Change } from "../../publishing/compare/change.ts";
import { counted, dateAndTime } from "../../publishing/compare/names.ts";
import { publicationText } from "../../publishing/compare/row-names.ts";
import { KINDS } from "../../publishing/compare/warning.ts";
import { NOTE_LENGTH, noteProblem } from "../../publishing/read/note.ts";
import {
  allDrafts,
  type DraftRow,
  draftOf,
  keptChangesOf,
  openReports,
  saveDraft,
} from "../data/desk.ts";
import { fingerprintOf } from "../data/fingerprint.ts";
import { reportedName } from "../data/inbox-text.ts";
import { latestPublications } from "../data/record/publications.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { ownDraft, publishedDraft } from "./draft.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { ChangeLines, goTo, Lines, page } from "./page.tsx";
import type { About, Preview, Published, Publisher } from "./publishing.ts";
import { moveText } from "./round-data.ts";
import { namer } from "./row-names.ts";
import { rowPath } from "./rows.tsx";

/** How many publications are listed. */
const LISTED = 30;
/** Milliseconds until every visitor sees a publication. */
const VISIBLE_MS = 60_000;

const loadPipeline = () => import("./publishing.ts");

/** What is to be published, what was, and how it is taken back. */
export const publishing = new Hono<Desk>()
  .get("/publish", draftPage)
  .post("/publish", async (c) => {
    const owner = ownerOf(c);
    const draft = await draftOf(c.get("store"), owner);
    return attempt(c, draftPage, async (publisher, seen) => {
      const { NotPublished, publishDraft } = await loadPipeline();
      const difference = await differenceFrom(seen, draft, await namer(c, draft));
      if (difference) throw new NotPublished(difference);
      const by = owner === publisher.by ? owner : `${owner}, published by ${publisher.by}`;
      return publishDraft(c.env, draft, { ...publisher, by, also: publishedDraft(owner, draft) });
    });
  })
  .post("/draft", async (c) => {
    const about = readerOf(c.get("form"))("drop");
    const keys = [...(await ownDraft(c)).keys()];
    const gone = keys.filter((key) => key === about || key.startsWith(`${about}/`));
    await saveDraft(c.get("store"), c.get("email"), [], gone);
    return goTo(c, "/desk/publish/", "dropped");
  })
  .get("/publications/:id{\\d{1,15}}", async (c) => {
    const id = Number(c.req.param("id"));
    const kept = await keptChangesOf(c.get("store"), id);
    const [first] = kept;
    if (!first) return c.notFound();
    const nameOf = await namer(c, kept);
    return page(c, {
      title: `Publication ${id}`,
      children: (
        <>
          <p>{publicationText(first)}</p>
          <p>
            <a href={`/desk/revert/${id}/`}>Take back all of it</a>
          </p>
          <Rows
            caption="What it changed"
            columns={["Row", "Change"]}
            of={kept.map((change) => [
              nameOf(change.key),
              <>
                <ChangeLines change={change} />
                <a
                  href={`/desk/revert/${id}/?only=${encodeURIComponent(change.key)}`}
                  aria-label={`Take back ${nameOf(change.key)}`}
                >
                  Take back
                </a>
              </>,
            ])}
          />
        </>
      ),
    });
  })
  .get("/revert/:id{\\d{1,15}}", revertPage)
  .post("/revert/:id{\\d{1,15}}", (c) =>
    attempt(c, revertPage, async (publisher) => {
      const { revert } = await loadPipeline();
      return revert(c.env, Number(c.req.param("id")), { ...publisher, only: c.req.query("only") });
    }),
  );

/** Whose draft it is about: who may publish may look at everybody's. */
function ownerOf(c: DeskContext): string {
  return (c.get("mayPublish") && c.req.query("of")) || c.get("email");
}

/**
 * What a preview showed, as its form says it: the publication that it follows, and of each row of the draft, with the
 * report that it closes, a hash. A hash is long enough that nobody finds another row that has it.
 */
async function seenOf(publication: number, draft: DraftRow[]): Promise<string> {
  const hashes = draft.map(async ({ key, before, after, report }) => {
    const hash = await fingerprintOf([key, JSON.stringify(before), JSON.stringify(after), report]);
    return hash.slice(0, 32);
  });
  return [publication, ...(await Promise.all(hashes))].join(" ");
}

/** What became of a draft since its preview was seen, in words; "" if nothing did. */
async function differenceFrom(
  seen: string,
  draft: DraftRow[],
  nameOf: (key: string) => string,
): Promise<string> {
  const [publication, ...before] = seen.split(" ");
  const [, ...after] = (await seenOf(Number(publication), draft)).split(" ");
  const other = draft.filter((_, i) => !before.includes(after[i]!)).map(({ key }) => nameOf(key));
  if (other.length === 0 && before.length === after.length) return "";
  const count = `It had ${counted(before.length, "row")}, and has ${after.length} now.`;
  const rows = other.length > 0 ? ` New or different: ${[...new Set(other)].join("; ")}.` : "";
  return `The draft has changed since you looked at it. ${count}${rows} Look at it again, then publish.`;
}

/** Publishes as a form says, and goes to the list; shows the page again, with why, if that does not succeed. */
async function attempt(
  c: DeskContext,
  show: (c: DeskContext) => Promise<Response>,
  publish: (publisher: Publisher, seen: string) => Promise<Published>,
): Promise<Response> {
  if (!c.get("mayPublish")) return c.text("Only those named in DESK_PUBLISHERS may publish.", 403);
  const form = c.get("form");
  const values = readerOf(form);
  const [note, seen] = [values("note"), values("seen")];
  const problem = noteProblem(note);
  if (problem) {
    c.set("problems", [`Note: ${problem}`]);
    return show(c);
  }
  try {
    await publish(
      {
        ...{ by: c.get("email"), note: note || undefined, today: c.get("today") },
        accepted: KINDS.filter((kind) => form.getAll("accept").includes(kind)),
        seen: Number(seen.split(" ", 1)[0]),
      },
      seen,
    );
  } catch (error) {
    const { NotPublished } = await loadPipeline();
    if (!(error instanceof NotPublished)) throw error;
    c.set("problems", [error.message]);
    return show(c);
  }
  return goTo(c, "/desk/publish/", "published");
}

async function draftPage(c: DeskContext): Promise<Response> {
  const store = c.get("store");
  const owner = ownerOf(c);
  const [draft, drafts, past] = await Promise.all([
    ...([draftOf(store, owner), allDrafts(store)] as const),
    latestPublications(store, LISTED),
  ]);
  const { preview } = await loadPipeline();
  const shown = draft.length > 0 ? await preview(c.env, draft, c.get("today")) : undefined;
  const [last] = past;
  const time = (at: number) => TIME.format(at);
  return page(c, {
    title: owner === c.get("email") ? "Publish your draft" : `Publish the draft of ${owner}`,
    notices: last && {
      published: `Published ${time(last.publishedAt)}, visible by ${time(last.publishedAt + VISIBLE_MS)}.`,
    },
    children: (
      <>
        {shown ? (
          <PreviewForm
            {...{ c, owner, preview: shown, nameOf: await namer(c, draft) }}
            seen={await seenOf(shown.publication, draft)}
            closes={await reportsOf(c, draft)}
          />
        ) : (
          <p>The draft is empty.</p>
        )}
        {/* By itself, because Enter in a field presses the first button of its form. */}
        <form id="drop" method="post" action="/desk/draft/" />
        {c.get("mayPublish") && (
          <Rows
            caption="Drafts of others"
            columns={["Whose", "Rows"]}
            of={drafts
              .filter(({ by }) => by !== owner)
              .map(({ by, rows }) => [
                <a key={by} href={`/desk/publish/?of=${encodeURIComponent(by)}`}>
                  {by}
                </a>,
                rows,
              ])}
          />
        )}
        <Rows
          caption="Published"
          columns={["Publication", "When", "Note"]}
          of={past.map(({ id, publishedAt, note }) => [
            <a key={id} href={`/desk/publications/${id}/`}>
              {id}
            </a>,
            ...[dateAndTime(publishedAt), note],
          ])}
        />
      </>
    ),
  });
}

async function revertPage(c: DeskContext): Promise<Response> {
  const id = Number(c.req.param("id"));
  const only = c.req.query("only");
  const { revertPreview } = await loadPipeline();
  const preview = await revertPreview(c.env, id, { only, today: c.get("today") });
  const nameOf = await namer(c, preview.changes);
  return page(c, {
    title: `Take back ${only ? nameOf(only) : "all"} of publication ${id}`,
    children: (
      <PreviewForm
        {...{ c, owner: "", preview, nameOf, closes: [] }}
        seen={await seenOf(preview.publication, [])}
      />
    ),
  });
}

/** The open reports that publishing a draft closes, in words. */
async function reportsOf(c: DeskContext, draft: DraftRow[]): Promise<string[]> {
  const ids = new Set(draft.map(({ report }) => report));
  const reports = (await openReports(c.get("store"))).filter(({ id }) => ids.has(id));
  return reports.map((report) => `Report ${report.id}, ${report.kind}: ${reportedName(report)}`);
}

interface PreviewFormProps {
  c: DeskContext;
  /** Whose draft it is; "" of what is taken back, where only a conflict has to be accepted. */
  owner: string;
  preview: Preview;
  nameOf: (key: string) => string;
  seen: string;
  /** The reports that it closes, in words. */
  closes: string[];
}

/** What publishing would change, what is wrong with it beside what it is about, and the button. */
function PreviewForm({ c, owner, preview, nameOf, seen, closes }: PreviewFormProps) {
  const { tooLarge, changes, conflicts, problems, warnings, ranges, quotes } = preview;
  if (tooLarge) return <p role="alert">{tooLarge}</p>;
  const about: About[] = [...problems, ...conflicts, ...warnings];
  const wrong = (is: (one: About) => boolean) => (
    <div className="error">
      <Lines of={about.filter(is).map(({ text }) => text)} />
    </div>
  );
  const isOf = (name: string) => (text: string) => text.startsWith(`${name}: `);
  const isOfRange = (text: string) => ranges.some(({ name }) => isOf(name)(text));
  // Of rows that cannot be right there is no change to be shown.
  const unread = about.flatMap(({ key }) => (key ? [[key, undefined] as const] : []));
  const rows = new Map<string, Change | undefined>([
    ...unread,
    ...changes.map((change) => [change.key, change] as const),
  ]);
  // What a yard said stands together.
  const groups = Map.groupBy(rows, ([key]) => key.replace(/^(quotes\/[^/]+).*/, "$1"));
  const kinds = new Map(owner ? warnings.map(({ kind, heading }) => [kind, heading]) : []);
  if (conflicts.length > 0) kinds.set("conflicts", "Somebody else changed this too");
  return (
    <Form>
      <input type="hidden" name="seen" value={seen} />
      {wrong(({ key, text }) => key === null && !isOfRange(text))}
      <Rows
        caption={`What will change: ${rows.size}`}
        columns={["Row", "Change"]}
        of={[...groups].map(([group, own]) => [
          <a key={group} href={rowPath(group.replace("quotes", "yards"))}>
            {nameOf(group)}
          </a>,
          <div key={group}>
            {own.map(([key, change]) => (
              <div key={key}>
                {change && (
                  <ChangeLines
                    change={change}
                    name={key === group ? "" : nameOf(key).split(",")[0]}
                  />
                )}
                {wrong((one) => one.key === key)}
              </div>
            ))}
            {owner === c.get("email") && (
              <Send
                {...{ name: "drop", value: group, form: "drop", className: "second" }}
                aria-label={`Leave out ${nameOf(group)}`}
              >
                Leave out
              </Send>
            )}
          </div>,
        ])}
      />
      <Rows
        caption="What prices become"
        columns={["Price", "Change"]}
        of={ranges.map(({ name, before, after }) => [
          name,
          <>
            {moveText(before, after)}
            {wrong(({ key, text }) => key === null && isOf(name)(text))}
          </>,
        ])}
      />
      <Lines of={quotes.filter((text) => !isOfRange(text))} />
      {closes.length > 0 && (
        <section aria-labelledby="closes">
          <h2 id="closes">Reports that this closes</h2>
          <Lines of={closes} />
        </section>
      )}
      {[...kinds].map(([kind, heading]) => (
        <p key={kind}>
          <label>
            <input type="checkbox" name="accept" value={kind} /> {heading}: publish all the same
          </label>
        </p>
      ))}
      {c.get("mayPublish") ? (
        <>
          <Field
            {...{ name: "note", maxLength: NOTE_LENGTH }}
            label="Note, which visitors can read"
            defaultValue={c.req.method === "POST" ? readerOf(c.get("form"))("note") : undefined}
          />
          <Send disabled={problems.length > 0}>{owner ? "Publish" : "Take back"}</Send>
        </>
      ) : (
        <p>Somebody who is named in DESK_PUBLISHERS publishes this.</p>
      )}
    </Form>
  );
}

const TIME = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: "Australia/Sydney" });
