import { X } from "lucide";
import type { Unit } from "../../worker/amounts/units.ts";
import { aboutGood, UNIT_NAMES } from "../goods/goods.ts";
import { LOAD_PATH, UNIT_FIELD } from "../paths/form-addresses.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { LoadHint } from "./load-hint.tsx";
import { type LoadRow, problemOf, type RowNote } from "./load-row.ts";

/** A field for everything in the load. */
export function LoadRows({ rows }: { rows: LoadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="What you have">
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { row: LoadRow }) {
  const { name, title, good, quantity, note } = row;
  const id = `load-${name.replaceAll(/\s+/g, "-")}`;
  const problem = problemOf(row);
  return (
    <li className="load-row row">
      <label htmlFor={id}>
        {good?.metal && <Swatch metal={good.metal.slug} />}
        {title}
      </label>
      <span className="load-figure">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          defaultValue={quantity?.figures ?? ""}
          maxLength={20}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-unit ${id}-hint`}
        />
        <RowUnit id={id} row={row} />
      </span>
      <button
        type="submit"
        name="remove"
        value={name}
        formAction={`${LOAD_PATH}#load-what`}
        className="icon-button"
        aria-label={`Remove ${title}`}
      >
        <LineIcon of={X} size={18} />
      </button>
      <LoadHint id={`${id}-hint`} problem={problem}>
        {good ? aboutGood(good) : ""}
      </LoadHint>
      {note && <Note note={note} />}
    </li>
  );
}

/** The unit of a row. Items may be weighed instead of counted; a wrong unit stays until it is changed. */
function RowUnit({ id, row }: { id: string; row: LoadRow }) {
  const { name, title, good, quantity, needsUnit } = row;
  const typed = quantity?.unit;
  const hidden = (unit: Unit) => (
    <input type="hidden" name={UNIT_FIELD + name} value={UNIT_SUFFIX[unit]} />
  );
  if (!good) return typed && hidden(typed);
  const units = [...new Set([good.unit, "kg" as const, typed ?? good.unit])];
  if (units.length === 1)
    return (
      <span id={`${id}-unit`}>
        kg
        {needsUnit && hidden("kg")}
      </span>
    );
  // The default unit is left out of the URL.
  const valueIn = (unit: Unit) => (unit === good.unit ? "" : UNIT_SUFFIX[unit]);
  const chosen = valueIn(typed ?? good.unit);
  return (
    <select
      id={`${id}-unit`}
      name={UNIT_FIELD + name}
      defaultValue={chosen}
      data-chosen={chosen}
      aria-label={`Unit of ${title}`}
    >
      {units.map((unit) => (
        <option key={unit} value={valueIn(unit)}>
          {UNIT_NAMES[unit][1]}
        </option>
      ))}
    </select>
  );
}

/** The suffixes of units in URLs. */
const UNIT_SUFFIX: Record<Unit, string> = { kg: "kg", piece: "x", m: "m", m2: "m2" };

function Note({ note: { text, choices = [], link } }: { note: RowNote }) {
  return (
    <div className="load-note">
      <p>
        {text}
        {link && " "}
        {link && <Link to={link.path}>{link.title}</Link>}
      </p>
      {choices.length > 0 && (
        <ul className="chips">
          {choices.map(({ title, path }) => (
            <li key={path}>
              <Link to={path} rel="nofollow" preventScrollReset>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
