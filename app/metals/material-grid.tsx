import type { Material } from "../../worker/data/materials.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { priceRange } from "../words/format.ts";

/** A material with the range of its current prices, in AUD per kg, if there are any. */
interface PricedMaterial extends Material {
  range?: PriceRange | undefined;
}

interface MaterialGridProps {
  materials: PricedMaterial[];
  /** True if phones show just the first sentence of each description. */
  isBrief?: boolean;
}

/** Materials whose name or description contains the text, ignoring case; all for an empty text. */
export function matchMaterials<Kind extends Material>(materials: Kind[], text: string): Kind[] {
  const term = text.trim().toLowerCase();
  return materials.filter(({ name, description }) =>
    `${name}\n${description}`.toLowerCase().includes(term),
  );
}

/** A card for every material, with a link to its prices. */
export function MaterialGrid({ materials, isBrief }: MaterialGridProps) {
  // If no material has a range, the prices are probably unavailable, and "No price yet" would be wrong.
  const isPriced = materials.some(({ range }) => range);
  return (
    <ul className={`material-grid card-grid card-grid-four${isBrief ? " brief" : ""}`}>
      {materials.map(({ id, name, slug, description, range }) => (
        <li key={id}>
          <Link className="material-card card" to={`/material/${slug}/`} prefetch="intent">
            <h2>
              <Swatch metal={slug} />
              {name} Scrap
            </h2>
            <div className="row">
              {range && <b className="price-range">{`${priceRange(range)}/kg`}</b>}
              {range || !isPriced ? (
                <span className="card-action">View current prices</span>
              ) : (
                <span className="quiet">No price yet</span>
              )}
            </div>
            <Description text={description} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Description({ text }: { text: string }) {
  const first = text.indexOf(". ") + 1 || text.length;
  return (
    <p>
      {text.slice(0, first)}
      <span>{text.slice(first)}</span>
    </p>
  );
}
