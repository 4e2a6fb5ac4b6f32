import { Link } from "../ui/link.tsx";
import { countRow } from "./count.ts";
import type { LoadItem } from "./load.ts";
import type { LoadRow } from "./load-row.ts";

interface ItemNotesProps {
  items: LoadItem[];
  rows: LoadRow[];
}

/** For each item of a load: how yards buy it whole, what changes its price, and the source of its weight. */
export function ItemNotes({ items, rows }: ItemNotesProps) {
  const used = items.filter(({ slug }) => rows.some((row) => row.name === slug && row.quantity));
  // The table of worth already says this for what it counts.
  const isSaid = (slug: string) => {
    const row = rows.find(({ name }) => name === slug);
    const counted = row && countRow(row);
    return counted !== undefined && "bought" in counted && counted.bought.length > 0;
  };
  if (used.length === 0) return null;
  return (
    <section className="load-items" aria-labelledby="load-items-heading">
      <h3 id="load-items-heading">Sold whole</h3>
      <dl>
        {used.map(({ slug, name, bought, madeOf, advice, guide }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd>
              {!isSaid(slug) &&
                `${bought ? `Yards buy it ${bought}.` : "Ask the yard how it buys it."} `}
              {`In it: ${madeOf}.`}
              {advice && ` ${advice}`}
              {guide && (
                <>
                  {" "}
                  <Link to={guide.path}>{guide.title}</Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>Where this comes from</summary>
        <ul className="quiet">
          {used.map(({ slug, name, source }) => (
            <li key={slug}>{`${name}: ${source}`}</li>
          ))}
        </ul>
        <p className="quiet">What counts is what the yard’s scales say.</p>
      </details>
    </section>
  );
}
