import type { City } from "../../worker/data/types.ts";
import { priceRange } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

/** AUD per kg, the same for every city; they do not follow the market. */
const RANGES = [
  { slug: "copper", name: "Copper", minPrice: 6.0, maxPrice: 9.5 },
  { slug: "aluminum", name: "Aluminium", minPrice: 0.5, maxPrice: 1.8 },
  { slug: "brass", name: "Brass", minPrice: 3.0, maxPrice: 5.5 },
  { slug: "steel", name: "Steel", minPrice: 0.15, maxPrice: 0.3 },
] as const;

interface ClassicPricesProps {
  city: Pick<City, "name" | "slug">;
}

/** The static sample ranges, with the way to current prices. */
export function ClassicPrices({ city }: ClassicPricesProps) {
  return (
    <section className="section" aria-labelledby="ranges-heading">
      <h2 id="ranges-heading">Indicative price ranges</h2>
      <table className="table">
        <caption>Static sample ranges, Australian dollars per kilogram</caption>
        <thead>
          <tr>
            <th scope="col">Metal</th>
            <th scope="col" className="figure">
              Range <span className="unit">$/kg</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {RANGES.map(({ slug, name, ...range }) => (
            <tr key={slug}>
              <th scope="row">
                <Swatch metal={slug} />
                {name}
              </th>
              <td className="figure">{priceRange(range)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="notice">
        These figures have stood here for a long time. They are the same for every city and do not
        follow the market. Before you sell, look at the{" "}
        <Link to={`/${city.slug}/`}>current prices in {city.name}</Link>.
      </p>
    </section>
  );
}
