import type { Material } from "../../worker/data/materials.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

interface MaterialGridProps {
  materials: Material[];
}

/** Materials whose name or description contains the text, ignoring case; all for an empty text. */
export function matchMaterials(materials: Material[], text: string): Material[] {
  const term = text.trim().toLowerCase();
  return materials.filter(({ name, description }) =>
    `${name}\n${description}`.toLowerCase().includes(term),
  );
}

/** A card for every material, with a link to its prices. */
export function MaterialGrid({ materials }: MaterialGridProps) {
  return (
    <ul className="card-grid">
      {materials.map(({ id, name, slug, description }) => (
        <li key={id}>
          <Link className="material-card card" to={`/material/${slug}/`} prefetch="intent">
            <h2>
              <Swatch metal={slug} />
              {name} Scrap
            </h2>
            <p>{description}</p>
            <span className="card-action">View current prices</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
