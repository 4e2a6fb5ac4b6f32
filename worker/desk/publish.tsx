import { Hono } from "hono";
import { changeLines, publicationText } from "../../publishing/compare/row-names.ts";
import { KINDS } from "../../publishing/compare/warning.ts";
import { allDrafts, draftOf, keptChangesOf, saveDraft } from "../data/desk.ts";
import { latestPublications } from "../data/record/publications.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { publishedDraft } from "./draft.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { goTo, Lines, page } from "./page.tsx";
import type { Preview, Published, Publisher } from "./publishing.ts";

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
    return attempt(c, draftPage, async (publisher) => {
      const { publishDraft } = await loadPipeline();
      const by = owner === publisher.by ? owner : `${owner}, published by ${publisher.by}`;
      return publishDraft(c.env, draft, { ...publisher, by, also: publishedDraft(owner, draft) });
    });
  })
  .post("/draft", async (c) => {
    const key = readerOf(await c.req.formData())("drop");
    await saveDraft(c.get("store"), c.get("email"), [], [key]);
    return goTo(c, "/desk/publish/", "dropped");
  })
  .get("/publications/:id", async (c) => {
    const id = Number(c.req.param("id"));
    const kept = await keptChangesOf(c.get("store"), id);
    const [first] = kept;
    if (!first) return c.notFound();
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
            columns={["Row", "Change", "Take back"]}
            of={kept.map((change) => [
              change.key,
              <Lines key="lines" of={changeLines(change)} />,
              <a key="back" href={`/desk/revert/${id}/?only=${encodeURIComponent(change.key)}`}>
                Take back {change.key}
              </a>,
            ])}
          />
        </>
      ),
    });
  })
  .get("/revert/:id", revertPage)
  .post("/revert/:id", (c) =>
    attempt(c, revertPage, async (publisher) => {
      const { revert } = await loadPipeline();
      return revert(c.env, Number(c.req.param("id")), { ...publisher, only: c.req.query("only") });
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
  publish: (publisher: Publisher) => Promise<Published>,
): Promise<Response> {
  if (!c.get("mayPublish")) return c.text("Only those named in DESK_PUBLISHERS may publish.", 403);
  const form = await c.req.formData();
  const values = readerOf(form);
  try {
    await publish({
      ...{ by: c.get("email"), note: values("note") || undefined, today: c.get("today") },
      accepted: KINDS.filter((kind) => form.getAll("accept").includes(kind)),
      seen: Number(values("seen")),
    });
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
    notice:
      c.req.query("done") === "published" && last
        ? `Published ${time(last.publishedAt)}, visible by ${time(last.publishedAt + VISIBLE_MS)}.`
        : undefined,
    children: (
      <>
        {shown ? <PreviewForm c={c} owner={owner} preview={shown} /> : <p>The draft is empty.</p>}
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
            ...[DAY.format(publishedAt), note],
          ])}
        />
      </>
    ),
  });
}

async function revertPage(c: DeskContext): Promise<Response> {
  const id = Number(c.req.param("id"));
  const only = c.req.query("only");
  const { NotPublished, revertPreview } = await loadPipeline();
  try {
    const preview = await revertPreview(c.env, id, { only, today: c.get("today") });
    return page(c, {
      title: `Take back ${only ?? "all"} of publication ${id}`,
      children: <PreviewForm c={c} owner="" preview={preview} />,
    });
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    return page(c, { title: `Publication ${id}`, problems: [error.message], children: null });
  }
}

interface PreviewFormProps {
  c: DeskContext;
  /** Whose draft it is; "" of what is taken back, where only a conflict has to be accepted. */
  owner: string;
  preview: Preview;
}

/** What publishing would change, what is wrong with it beside the row that it is about, and the button. */
function PreviewForm({ c, owner, preview }: PreviewFormProps) {
  const { tooLarge, changes, conflicts, problems, warnings, quotes, publication } = preview;
  if (tooLarge) return <p role="alert">{tooLarge}</p>;
  const about = [...problems, ...conflicts, ...warnings];
  const keys = new Set(changes.map(({ key }) => key));
  const wrong = (isOf: (key: string | null) => boolean) => (
    <div className="error">
      <Lines of={about.filter(({ key }) => isOf(key)).map(({ text }) => text)} />
    </div>
  );
  const kinds = new Map(owner ? warnings.map(({ kind, heading }) => [kind, heading]) : []);
  if (conflicts.length > 0) kinds.set("conflicts", "Somebody else changed this too");
  return (
    <Form>
      <input type="hidden" name="seen" value={publication} />
      {wrong((key) => key === null || !keys.has(key))}
      <Rows
        caption={`What will change: ${changes.length}`}
        columns={["Row", "Change"]}
        of={changes.map(({ key, name, lines }) => [
          name || key,
          <div key={key}>
            <Lines of={lines} />
            {wrong((other) => other === key)}
            {owner === c.get("email") && (
              <Send name="drop" value={key} form="drop" className="second">
                Leave out {key}
              </Send>
            )}
          </div>,
        ])}
      />
      {quotes.length > 0 && <h2>What the quotes make</h2>}
      <Lines of={quotes} />
      {[...kinds].map(([kind, heading]) => (
        <p key={kind}>
          <label>
            <input type="checkbox" name="accept" value={kind} /> {heading}: publish mine all the
            same
          </label>
        </p>
      ))}
      {c.get("mayPublish") ? (
        <>
          <Field name="note" label="Note, which visitors can read" maxLength={300} />
          <Send disabled={problems.length > 0}>Publish</Send>
        </>
      ) : (
        <p>Somebody who is named in DESK_PUBLISHERS publishes this.</p>
      )}
    </Form>
  );
}

const SYDNEY = { timeZone: "Australia/Sydney" } as const;
const TIME = new Intl.DateTimeFormat("en-AU", { ...SYDNEY, timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-AU", {
  ...SYDNEY,
  dateStyle: "medium",
  timeStyle: "short",
});
