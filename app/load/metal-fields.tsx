import { Swatch } from "../ui/swatch.tsx";
import type { LoadRow } from "./load.ts";
import { COMMON_METALS } from "./load-address.ts";
import { LoadField } from "./load-field.tsx";

interface MetalFieldsProps {
  rows: LoadRow[];
  /** The metals that have no field yet. */
  moreMetals: { slug: string; name: string }[];
}

/** A field for each metal, and a way to add another. */
export function MetalFields({ rows, moreMetals }: MetalFieldsProps) {
  return (
    <>
      <ul className="load-rows">
        {rows.map((row) => (
          <MetalRow key={row.slug} {...row} />
        ))}
      </ul>
      {moreMetals.length > 0 && (
        <>
          <label htmlFor="load-add">Another metal</label>
          {/* What was added is no longer among the options. */}
          <div className="load-add" key={moreMetals.length}>
            <select id="load-add" name="add" defaultValue="">
              <option value="">Choose a metal</option>
              {moreMetals.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
            <button type="submit" className="button button-quiet">
              Add
            </button>
          </div>
        </>
      )}
    </>
  );
}

function MetalRow({ slug, name, grade, value, problem }: LoadRow) {
  const label = (
    <>
      <Swatch metal={slug} />
      {name}
    </>
  );
  return (
    <li className="load-row">
      <LoadField
        name={slug}
        label={label}
        value={value}
        unit="kg"
        hint={grade ?? ""}
        problem={problem}
      />
      {!COMMON_METALS.includes(slug) && (
        <button
          type="submit"
          name="remove"
          value={slug}
          className="text-button"
          aria-label={`Remove ${name}`}
        >
          Remove
        </button>
      )}
    </li>
  );
}
