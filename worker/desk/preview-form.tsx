import type { DraftPreview } from "../../publishing/apply/draft.ts";
import type { Change } from "../../publishing/compare/change.ts";
import type { Line } from "../../publishing/compare/warning.ts";
import { NOTE_LENGTH } from "../../publishing/read/note.ts";
import type { DeskContext } from "./desk.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { ChangeLines, Lines } from "./page.tsx";
import { moveText } from "./round-data.ts";
import { groupOf, type NameOf } from "./row-names.ts";
import { rowPath } from "./rows.tsx";

interface PreviewFormProps {
  c: DeskContext;
  /** Whose draft it is; "" of what is taken back, where only a conflict has to be accepted. */
  owner: string;
  preview: DraftPreview;
  nameOf: NameOf;
  seen: string;
  /** The reports that it closes, in words. */
  closes: string[];
}

/** What publishing would change, what is wrong with it beside what it is about, and the button. */
export function PreviewForm({ c, owner, preview, nameOf, seen, closes }: PreviewFormProps) {
  const { tooLarge, problems } = preview;
  const { changes = [], conflicts = [], warnings = [], ranges = [], quotes = [] } = preview;
  if (tooLarge) return <p role="alert">{tooLarge}</p>;
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
  // Of rows that cannot be right, or that somebody else took away, there is no change to be shown.
  const unread = [...problems, ...conflicts].flatMap(({ key }) =>
    key ? [[key, undefined] as const] : [],
  );
  const rows = new Map<string, Change | undefined>([
    ...unread,
    ...changes.map((change) => [change.key, change] as const),
  ]);
  const shown = new Set([...rows.keys(), ...ranges.map(({ key }) => key)]);
  // What a yard said stands together.
  const groups = Map.groupBy(rows, ([key]) => groupOf(key));
  const kinds = new Map(owner ? open.map(({ kind, heading }) => [kind, heading]) : []);
  return (
    <Form>
      <input type="hidden" name="seen" value={seen} />
      {wrong((key) => !key || !shown.has(key))}
      <Rows
        caption={`What will change: ${rows.size}`}
        columns={["Row", "Change"]}
        of={[...groups].map(([group, own]) => [
          <a key={group} href={rowPath(group)}>
            {nameOf(group)}
          </a>,
          <div key={group}>
            {own.map(([key, change]) => (
              <div key={key}>
                {change && (
                  <ChangeLines change={change} name={key === group ? "" : nameOf(key, true)} />
                )}
                {wrong((one) => one === key && !ranges.some((range) => range.key === key))}
                {conflicts
                  .filter((conflict) => conflict.key === key)
                  .map((conflict) => (
                    <Choice
                      key={key}
                      {...{ name: `choice ${key}`, text: conflict.text }}
                      form={c.req.method === "POST" ? c.get("form") : undefined}
                    />
                  ))}
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
        of={ranges.map(({ key, name, before, after }) => [
          name,
          <>
            {moveText(before, after)}
            {wrong((one) => one === key)}
          </>,
        ])}
      />
      <Lines
        of={quotes
          .filter(({ key }) => !ranges.some((range) => range.key === key))
          .map(({ text }) => text)}
      />
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

interface ChoiceProps {
  name: string;
  /** What both say, who the other is and when. */
  text: string;
  /** What was chosen, if it was sent. */
  form: FormData | undefined;
}

/** Whose of two changes of a row counts; nobody's is chosen beforehand. */
function Choice({ name, text, form }: ChoiceProps) {
  return (
    <fieldset>
      <legend>Somebody else changed this too: {text}</legend>
      {(["mine", "theirs"] as const).map((whose) => (
        <label key={whose}>
          <input
            type="radio"
            {...{ name, value: whose, defaultChecked: form?.get(name) === whose }}
          />{" "}
          {whose === "mine" ? "Mine counts" : "Theirs stays"}
        </label>
      ))}
    </fieldset>
  );
}
