import { Hono } from "hono";
import { d1Target } from "../../publishing/apply/d1-target.ts";
import type { Publisher } from "../../publishing/apply/draft.ts";
import { NotPublished } from "../../publishing/apply/outcome.ts";
import { dateAndTime } from "../../publishing/compare/names.ts";
import { publicationText } from "../../publishing/compare/row-names.ts";
import { KINDS } from "../../publishing/compare/warning.ts";
import { noteProblem } from "../../publishing/read/note.ts";
import { allDrafts, draftOf, keptChangesOf, saveDraft } from "../data/desk.ts";
import { latestPublications } from "../data/record/publications.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { ownDraft, publishedDraft } from "./draft.ts";
import { Rows, readerOf } from "./form.tsx";
import { ChangeLines, goTo, page } from "./page.tsx";
import { PreviewForm } from "./preview-form.tsx";
import { groupOf, namer } from "./row-names.ts";
import { closedReports, differenceFrom, seenOf } from "./seen-draft.ts";

/** How many publications are listed. */
const LISTED = 30;
/** Milliseconds until every visitor sees a publication. */
const VISIBLE_MS = 60_000;

const loadPipeline = () => import("../../publishing/apply/draft.ts");

/** What is to be published, what was, and how it is taken back. */
export const publishing = new Hono<Desk>()
  .get("/publish", draftPage)
  .post("/publish", async (c) => {
    const owner = ownerOf(c);
    const draft = await draftOf(c.get("store"), owner);
    return attempt(c, draftPage, async (publisher, seen) => {
      const { publishDraft } = await loadPipeline();
      const difference = await differenceFrom(seen, draft, await namer(c, draft));
      if (difference) throw new NotPublished(difference);
      const by = owner === publisher.by ? owner : `${owner}, published by ${publisher.by}`;
      const also = publishedDraft(owner, draft);
      return publishDraft(d1Target(c.env.DB), { draft }, { ...publisher, by, also });
    });
  })
  .post("/draft", async (c) => {
    const about = readerOf(c.get("form"))("drop");
    const keys = [...(await ownDraft(c)).keys()];
    const gone = keys.filter((key) => groupOf(key) === about);
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
      const { publishDraft } = await loadPipeline();
      const asked = { publication: Number(c.req.param("id")), only: c.req.query("only") };
      return publishDraft(d1Target(c.env.DB), asked, publisher);
    }),
  );

/** Whose draft it is about: who may publish may look at everybody's. */
function ownerOf(c: DeskContext): string {
  return (c.get("mayPublish") && c.req.query("of")) || c.get("email");
}

/** Publishes as a form says, and goes to the list; shows the page again, with why, if that does not succeed. */
async function attempt(
  c: DeskContext,
  show: (c: DeskContext) => Promise<Response>,
  publish: (publisher: Publisher, seen: string) => Promise<unknown>,
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
        chosen: choicesIn(form),
        seen: Number(seen.split(" ", 1)[0]),
      },
      seen,
    );
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    c.set("problems", [error.message]);
    return show(c);
  }
  return goTo(c, "/desk/publish/", "published");
}

/** Whose of the rows that two people changed counts, by key, as a form says. */
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
    ...([draftOf(store, owner), allDrafts(store)] as const),
    latestPublications(store, LISTED),
  ]);
  const { previewDraft } = await loadPipeline();
  const target = d1Target(c.env.DB);
  const shown =
    draft.length > 0 ? await previewDraft(target, { draft }, c.get("today")) : undefined;
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
            closes={await closedReports(c, draft)}
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
  const { previewDraft } = await loadPipeline();
  const asked = { publication: id, only };
  const preview = await previewDraft(d1Target(c.env.DB), asked, c.get("today"));
  const nameOf = await namer(c, preview.changes ?? []);
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

const TIME = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: "Australia/Sydney" });
