import type { DraftPreview } from "../../publishing/apply/draft.ts";
import type { Change } from "../../publishing/compare/change.ts";
import type { Line, Warning } from "../../publishing/compare/warning-kinds.ts";
import { NOTE_LENGTH } from "../../publishing/read/publication-note.ts";
import { isOwnedByYard } from "../data/yards/yard-links.ts";
import { type DeskContext, mayPublish } from "./context.ts";
import { Field, Form, readerOf, Send, Table } from "./form.tsx";
import { ChangeLines, Lines } from "./page.tsx";
import { moveText } from "./round-data.ts";
import { groupOf, type NameOf } from "./row-names.ts";
import { rowPath } from "./rows.tsx";

interface PreviewFormProps {
  c: DeskContext;
  /** The owner of the draft; "" when a publication is taken back, and only conflicts have to be accepted. */
  owner: string;
  preview: DraftPreview;
  nameOf: NameOf;
  seen: string;
  /** The reports that it closes, in words. */
  closes: string[];
}

/** The changes of a publication, each with its problems and warnings, and the button to publish. */
export function PreviewForm({ c, owner, preview, nameOf, seen, closes }: PreviewFormProps) {
  const { tooLarge, problems } = preview;
  const { changes = [], conflicts = [], warnings = [], ranges = [], quotes = [] } = preview;
  if (tooLarge) return <p role="alert">{tooLarge}</p>;
  const form = c.req.method === "POST" ? c.get("form") : undefined;
  const open = warnings.filter(({ kind }) => kind !== "conflicts");
  const about: Line[] = [
    ...problems,
    ...open.flatMap(({ heading, lines }) => (lines.length > 0 ? lines : [{ text: heading }])),
  ];
  const wrong = (is: (key: string | undefined) => boolean) => (
    <div className="error">
      <Lines of={about.filter(({ key }) => is(key)).map(({ text }) => text)} />
    </div>
  );
  // A row with a problem, or one that somebody else deleted, has no change to show.
  const rows = new Map<string, Change | undefined>();
  for (const { key } of [...problems, ...conflicts]) if (key) rows.set(key, undefined);
  for (const change of changes) rows.set(change.key, change);
  const isRange = (key: string | undefined) => ranges.some((range) => range.key === key);
  const changeOf = (key: string, name: string) => {
    const change = rows.get(key);
    return (
      <div key={key}>
        {change && <ChangeLines change={change} name={name} />}
        {wrong((one) => one === key && !isRange(key))}
        {conflicts
          .filter((conflict) => conflict.key === key)
          .map(({ text }) => (
            <Choice key={key} name={`choice ${key}`} text={text} form={form} />
          ))}
      </div>
    );
  };
  // A yard's rows are shown together.
  const groups = Map.groupBy(rows.keys(), groupOf);
  return (
    <Form>
      <input type="hidden" name="seen" value={seen} />
      {wrong((key) => !key || !(rows.has(key) || isRange(key)))}
      <Table
        caption={`What will change: ${rows.size}`}
        columns={["Row", "Change"]}
        rows={[...groups].map(([group, keys]) => [
          <a key={group} href={rowPath(group)}>
            {nameOf(group)}
          </a>,
          <div key={group}>
            {keys.map((key) => changeOf(key, key === group ? "" : nameOf(key, true)))}
            {(owner === c.get("email") || isOwnedByYard(owner)) && (
              <Drop group={group} name={nameOf(group)} />
            )}
          </div>,
        ])}
      />
      <Table
        caption="What prices become"
        columns={["Price", "Change"]}
        rows={ranges.map(({ key, name, before, after }) => [
          name,
          <>
            {moveText(before, after)}
            {wrong((one) => one === key)}
          </>,
        ])}
      />
      <Lines of={quotes.filter(({ key }) => !isRange(key)).map(({ text }) => text)} />
      {closes.length > 0 && (
        <section aria-labelledby="closes">
          <h2 id="closes">Reports that this closes</h2>
          <Lines of={closes} />
        </section>
      )}
      {owner && <Acceptances warnings={open} />}
      {mayPublish(c) ? (
        <>
          <Field
            name="note"
            maxLength={NOTE_LENGTH}
            label="Note, which visitors can read"
            defaultValue={form && readerOf(form)("note")}
          />
          <Send disabled={problems.length > 0}>{owner ? "Publish" : "Take back"}</Send>
        </>
      ) : (
        <p>Somebody who is named in DESK_PUBLISHERS publishes this.</p>
      )}
    </Form>
  );
}

/** The button that leaves a group of rows out of the draft. */
function Drop({ group, name }: { group: string; name: string }) {
  return (
    <Send name="drop" value={group} form="drop" className="second" aria-label={`Leave out ${name}`}>
      Leave out
    </Send>
  );
}

/** A checkbox for each kind of warning, to publish in spite of it. */
function Acceptances({ warnings }: { warnings: Warning[] }) {
  const headings = new Map(warnings.map(({ kind, heading }) => [kind, heading]));
  return [...headings].map(([kind, heading]) => (
    <p key={kind}>
      <label>
        <input type="checkbox" name="accept" value={kind} /> {heading}: publish all the same
      </label>
    </p>
  ));
}

interface ChoiceProps {
  name: string;
  /** Both changes, with the name of the other person and the time. */
  text: string;
  /** The posted form, if any. */
  form: FormData | undefined;
}

/** The choice between two changes to a row; neither is preselected. */
function Choice({ name, text, form }: ChoiceProps) {
  return (
    <fieldset>
      <legend>Somebody else changed this too: {text}</legend>
      {(["mine", "theirs"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            defaultChecked={form?.get(name) === choice}
          />{" "}
          {choice === "mine" ? "Mine counts" : "Theirs stays"}
        </label>
      ))}
    </fieldset>
  );
}
