import { Link } from "../ui/link.tsx";
import { countRow } from "./count.ts";
import type { LoadData } from "./load-data.ts";

/** Notes on each item of a load: how yards buy it whole, what changes its price, and the source of its weight. */
export function ItemNotes({ items, rows }: Pick<LoadData, "items" | "rows">) {
  const used = items.flatMap((item) => {
    const row = rows.find(({ name, quantity }) => name === item.slug && quantity);
    const counted = row && countRow(row);
    // The table of worth already says how yards buy goods that it counts.
    const isSaid = counted && "bought" in counted && counted.bought.length > 0;
    return row ? { ...item, isSaid } : [];
  });
  if (used.length === 0) return null;
  return (
    <section className="load-items" aria-labelledby="load-items-heading">
      <h3 id="load-items-heading">Sold whole</h3>
      <dl>
        {used.map(({ slug, name, bought, madeOf, advice, guide, isSaid }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd>
              {!isSaid && `${bought ? `Yards buy it ${bought}.` : "Ask the yard how it buys it."} `}
              {`In it: ${madeOf}.`}
              {advice && ` ${advice}`}
              {guide && " "}
              {guide && <Link to={guide.path}>{guide.title}</Link>}
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
