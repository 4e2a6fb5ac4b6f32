import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import { dateAndTime } from "../../publishing/compare/formats.ts";
import {
  citiesByAge,
  knownRows,
  longestNotAsked,
  openCounts,
  openTodos,
  type ToRing,
  wordsNotUnderstood,
  yardsLike,
} from "../data/desk.ts";
import { latestPublications } from "../data/record/publications.ts";
import type { Desk, DeskContext } from "./context.ts";
import { keep, ownDraft, withDraft } from "./draft.ts";
import { Field, readerOf, Send, Table } from "./form.tsx";
import { goTo, page } from "./page.tsx";
import { rowPath } from "./rows.tsx";

/** The maximum number of yards to ring in the list. */
const YARDS = 12;

/** The start page with today's tasks, the search for yards, and the words that were not understood. */
export const lists = new Hono<Desk>()
  .get("/", todayPage)
  .post("/", finishTodo)
  .get("/yards", yardsPage)
  .get("/words", wordsPage);

/** Formats a day so that it stays on one line. */
const day = (text: string | null, none = "never") =>
  text ? shortDate(text).replaceAll(" ", "\u00a0") : none;

const phoneLink = (phone: string | null) => phone && <a href={phoneHref(phone)}>{phone}</a>;

const roundLink = ({ slug, id, name }: ToRing, about: string) => (
  <>
    <a href={`/desk/round/${slug}/${id}/`}>{name}</a>
    <span className="quiet">{about}</span>
  </>
);

async function todayPage(c: DeskContext) {
  const store = c.get("store");
  const today = c.get("today");
  const [todos, yards, cities, [open], [live], draft] = await Promise.all([
    openTodos(store, c.get("email"), today),
    longestNotAsked(store, today, YARDS),
    citiesByAge(store),
    openCounts(store),
    latestPublications(store, 1),
    ownDraft(c),
  ]);
  const { reports, messages, words } = open!;
  const since = live && `publication ${live.id} of ${dateAndTime(live.publishedAt)}`;
  return page(c, {
    title: "Today",
    children: (
      <>
        <p className="facts">
          <a href="/desk/inbox/">{`Open: ${reports} reports, ${messages} messages`}</a>
          <a href="/desk/words/">{`Words not understood: ${words}`}</a>
          <a href="/desk/publish/">{`Rows in your draft: ${draft.size}`}</a>
        </p>
        <p>Live: {since ?? "nothing yet"}</p>
        <form id="done" method="post" />
        <Todos of={todos} />
        <Table
          caption="Yards to ring, longest not asked first"
          columns={["Yard", "To ring", "Last asked"]}
          rows={yards.map((yard) => [
            roundLink(yard, yard.city),
            phoneLink(yard.phone),
            day(yard.askedOn),
          ])}
        />
        <Table
          caption="Rounds, oldest prices first"
          columns={["City", "Oldest price", "Newest", "Yards"]}
          rows={cities.map(({ name, slug, oldest, newest, yards: count }) => [
            <a key={slug} href={`/desk/round/${slug}/`}>
              {name}
            </a>,
            day(oldest, "none"),
            day(newest, "none"),
            count,
          ])}
        />
      </>
    ),
  });
}

/** To-dos, each with a button in a form of its own. */
function Todos({ of }: { of: Awaited<ReturnType<typeof openTodos>> }) {
  return (
    <Table
      caption="To do"
      columns={["Yard", "To ring", "Due", "Done"]}
      rows={of.map(({ key, note, dueOn, ...yard }) => [
        roundLink(yard, `${yard.city}: ${note}`),
        phoneLink(yard.phone),
        day(dueOn, "any day"),
        <Send
          key={key}
          form="done"
          name="done"
          value={key}
          className="second"
          aria-label={`Done: ${note}, ${yard.name}`}
        >
          Done
        </Send>,
      ])}
    />
  );
}

async function finishTodo(c: DeskContext) {
  const key = readerOf(c.get("form"))("done");
  const [table, yard] = key.split("/");
  if (table !== "todos") return c.notFound();
  const [known, draft] = await Promise.all([
    knownRows(c.get("store"), { yard: Number(yard) || 0 }),
    ownDraft(c),
  ]);
  await keep(c, { ...withDraft(known, draft), draft }, [[key, null]]);
  return goTo(c, "/desk/", "saved");
}

async function yardsPage(c: DeskContext) {
  const text = c.req.query("q")?.trim() ?? "";
  const found = text ? await yardsLike(c.get("store"), text) : [];
  return page(c, {
    title: "Yards",
    children: (
      <>
        <form>
          <Field name="q" label="Name, suburb, phone or number" type="search" defaultValue={text} />
          <Send>Find</Send>
        </form>
        <p>
          <a href={rowPath("yards/new")}>Add a yard</a>
        </p>
        <Table
          caption="Found"
          columns={["Yard", "To ring", "Checked"]}
          rows={found.map(({ id, name, address, phone, checkedOn }) => [
            <>
              <a href={rowPath(`yards/${id}`)}>{name}</a>
              <span className="quiet">{address}</span>
            </>,
            phoneLink(phone),
            day(checkedOn),
          ])}
        />
        {text && found.length === 0 && <p>No yard has that. One in your draft is under Publish.</p>}
      </>
    ),
  });
}

async function wordsPage(c: DeskContext) {
  const [words, draft] = await Promise.all([wordsNotUnderstood(c.get("store")), ownDraft(c)]);
  return page(c, {
    title: "Words",
    children: (
      <>
        <p>What visitors searched for, this month and the last, and nobody understood.</p>
        <Table
          caption="Words"
          columns={["Word", "Visitors", "Leads to"]}
          rows={words.map(({ word, visitors }) => [
            <a key={word} href={rowPath(`synonyms/${word}`)}>
              {word}
            </a>,
            visitors,
            String(draft.get(`synonyms/${word}`)?.after?.leads_to ?? ""),
          ])}
        />
      </>
    ),
  });
}
