import { Hono } from "hono";
import type { Publisher } from "../../publishing/apply/draft.ts";
import { NotPublished } from "../../publishing/apply/outcome.ts";
import { d1Target } from "../../publishing/apply/target.ts";
import { dateAndTime } from "../../publishing/compare/formats.ts";
import { publicationText } from "../../publishing/compare/row-texts.ts";
import { KINDS } from "../../publishing/compare/warning-kinds.ts";
import { noteProblem } from "../../publishing/read/publication-note.ts";
import { allDrafts, type DraftRow, draftOf, keptChangesOf, saveDraft } from "../data/desk.ts";
import { latestPublications } from "../data/record/publications.ts";
import { isOwnedByYard } from "../data/yards/yard-links.ts";
import { type Desk, type DeskContext, mayPublish } from "./context.ts";
import { publishedDraft } from "./draft.ts";
import { readerOf, Table } from "./form.tsx";
import { ChangeLines, goTo, page } from "./page.tsx";
import { PreviewForm } from "./preview-form.tsx";
import { groupOf, namer } from "./row-names.ts";
import { closedReports, differenceFrom, seenOf } from "./seen-draft.ts";

/** The maximum number of publications in the list. */
const LISTED = 30;
/** Milliseconds until every visitor sees a publication. */
const VISIBLE_MS = 60_000;

const loadPipeline = () => import("../../publishing/apply/draft.ts");

/** The pages that publish a draft, show a publication, and take one back. */
export const publishing = new Hono<Desk>()
  .get("/publish", draftPage)
  .post("/publish", publishOwnDraft)
  .post("/draft", dropRows)
  .get("/publications/:id{\\d{1,15}}", publicationPage)
  .get("/revert/:id{\\d{1,15}}", revertPage)
  .post("/revert/:id{\\d{1,15}}", (c) =>
    attempt(c, revertPage, async (publisher) => {
      const { publishDraft } = await loadPipeline();
      return publishDraft(d1Target(c.env.DB), takenBack(c), publisher);
    }),
  );

async function publishOwnDraft(c: DeskContext) {
  const owner = ownerOf(c);
  const draft = await draftOf(c.get("store"), owner);
  return attempt(c, draftPage, async (publisher, seen) => {
    const { publishDraft } = await loadPipeline();
    const difference = await differenceFrom(seen, draft, await namer(c, draft));
    if (difference) throw new NotPublished(difference);
    const by = owner === publisher.by ? owner : `${owner}, published by ${publisher.by}`;
    const also = publishedDraft(draft.map((row) => ({ ...row, by: owner })));
    const accepted = isOwnedByYard(owner) ? acceptedBy(publisher.by, draft) : draft;
    return publishDraft(d1Target(c.env.DB), { draft: accepted }, { ...publisher, by, also });
  });
}

async function dropRows(c: DeskContext) {
  const owner = ownerOf(c);
  if (owner !== c.get("email") && !isOwnedByYard(owner)) return c.notFound();
  const group = readerOf(c.get("form"))("drop");
  const keys = (await draftOf(c.get("store"), owner)).map(({ key }) => key);
  const gone = keys.filter((key) => groupOf(key) === group);
  await saveDraft(c.get("store"), owner, [], gone);
  return goTo(c, "/desk/publish/", "dropped");
}

/** The prices that a yard sent, with the operator who accepts them. */
function acceptedBy(by: string, draft: DraftRow[]): DraftRow[] {
  return draft.map((row) => ({ ...row, after: row.after && { ...row.after, accepted_by: by } }));
}

async function publicationPage(c: DeskContext) {
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
        <Table
          caption="What it changed"
          columns={["Row", "Change"]}
          rows={kept.map((change) => [
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
}

/** The owner of the draft on the page; a publisher may open anybody's. */
function ownerOf(c: DeskContext): string {
  return (mayPublish(c) && c.req.query("of")) || c.get("email");
}

/** The publication in the URL that is being taken back, or the only row of it that is. */
function takenBack(c: DeskContext) {
  return { publication: Number(c.req.param("id")), only: c.req.query("only") };
}

/** Publishes with the form's fields, and redirects to the list; if that fails, shows the page again with the reason. */
async function attempt(
  c: DeskContext,
  show: (c: DeskContext) => Promise<Response>,
  publish: (publisher: Publisher, seen: string) => Promise<unknown>,
): Promise<Response> {
  if (!mayPublish(c)) return c.text("Only those named in DESK_PUBLISHERS may publish.", 403);
  const form = c.get("form");
  const values = readerOf(form);
  const note = values("note");
  const seen = values("seen");
  const problem = noteProblem(note);
  if (problem) {
    c.set("problems", [`Note: ${problem}`]);
    return show(c);
  }
  const publisher = {
    by: c.get("email"),
    note: note || undefined,
    today: c.get("today"),
    accepted: KINDS.filter((kind) => form.getAll("accept").includes(kind)),
    chosen: choicesIn(form),
    seen: Number(seen.split(" ", 1)[0]),
  };
  try {
    await publish(publisher, seen);
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    c.set("problems", [error.message]);
    return show(c);
  }
  return goTo(c, "/desk/publish/", "published");
}

/** The form's choices between two changes to the same row, by key. */
function choicesIn(form: FormData): Publisher["chosen"] {
  return new Map(
    [...form].flatMap(([name, value]) => {
      const key = /^choice (.+)$/s.exec(name)?.[1];
      return key && (value === "mine" || value === "theirs") ? [[key, value] as const] : [];
    }),
  );
}

async function draftPage(c: DeskContext): Promise<Response> {
  const store = c.get("store");
  const owner = ownerOf(c);
  const [draft, drafts, past] = await Promise.all([
    draftOf(store, owner),
    allDrafts(store),
    latestPublications(store, LISTED),
  ]);
  const form = draft.length > 0 ? await draftForm(c, owner, draft) : <p>The draft is empty.</p>;
  const [last] = past;
  const time = (at: number) => TIME.format(at);
  const isOwn = owner === c.get("email");
  const dropPath = isOwn ? "/desk/draft/" : `/desk/draft/?${new URLSearchParams({ of: owner })}`;
  return page(c, {
    title: isOwn ? "Publish your draft" : `Publish the draft of ${owner}`,
    notices: last && {
      published: `Published ${time(last.publishedAt)}, visible by ${time(last.publishedAt + VISIBLE_MS)}.`,
    },
    children: (
      <>
        {form}
        {/* Kept apart, because Enter in a field presses the first button of its form. */}
        <form id="drop" method="post" action={dropPath} />
        {mayPublish(c) && (
          <Table
            caption="Drafts of others"
            columns={["Whose", "Rows"]}
            rows={drafts
              .filter(({ by }) => by !== owner)
              .map(({ by, rows }) => [
                <a key={by} href={`/desk/publish/?of=${encodeURIComponent(by)}`}>
                  {by}
                </a>,
                rows,
              ])}
          />
        )}
        <Table
          caption="Published"
          columns={["Publication", "When", "Note"]}
          rows={past.map(({ id, publishedAt, note }) => [
            <a key={id} href={`/desk/publications/${id}/`}>
              {id}
            </a>,
            dateAndTime(publishedAt),
            note,
          ])}
        />
      </>
    ),
  });
}

async function draftForm(c: DeskContext, owner: string, draft: DraftRow[]) {
  const { previewDraft } = await loadPipeline();
  const preview = await previewDraft(d1Target(c.env.DB), { draft }, c.get("today"));
  return (
    <PreviewForm
      c={c}
      owner={owner}
      preview={preview}
      nameOf={await namer(c, draft)}
      seen={await seenOf(preview.publication, draft)}
      closes={await closedReports(c, draft)}
    />
  );
}

async function revertPage(c: DeskContext): Promise<Response> {
  const { publication, only } = takenBack(c);
  const { previewDraft } = await loadPipeline();
  const preview = await previewDraft(d1Target(c.env.DB), takenBack(c), c.get("today"));
  const nameOf = await namer(c, preview.changes ?? []);
  return page(c, {
    title: `Take back ${only ? nameOf(only) : "all"} of publication ${publication}`,
    children: (
      <PreviewForm
        c={c}
        owner=""
        preview={preview}
        nameOf={nameOf}
        seen={await seenOf(preview.publication, [])}
        closes={[]}
      />
    ),
  });
}

const TIME = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: "Australia/Sydney" });
