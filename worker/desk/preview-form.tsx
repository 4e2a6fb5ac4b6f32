import type { Change } from "../../publishing/compare/change.ts";
import { NOTE_LENGTH } from "../../publishing/read/note.ts";
import type { DeskContext } from "./desk.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { ChangeLines, Lines } from "./page.tsx";
import type { About, Preview } from "./publishing.ts";
import { moveText } from "./round-data.ts";
import { rowPath } from "./rows.tsx";

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
export function PreviewForm({ c, owner, preview, nameOf, seen, closes }: PreviewFormProps) {
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
