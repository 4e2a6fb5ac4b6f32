import type { City } from "../../worker/data/cities.ts";
import { priceRange } from "../format.ts";
import { MAY_BE_OLD } from "../prices/price-age.ts";
import { Link } from "../ui/link.tsx";
import { amountRange } from "./amounts.ts";
import { inCents, type LineWorth, type Worth } from "./worth.ts";

interface WorthTableProps {
  city: Pick<City, "name" | "slug">;
  lines: LineWorth[];
  total: Worth | undefined;
}

/** What each metal of a load is worth in a city, and the total of what is counted. */
export function WorthTable({ city, lines, total }: WorthTableProps) {
  const left = lines.filter(({ isCounted }) => !isCounted).length;
  return (
    <table className="table">
      <caption>
        Indicative prices in <Link to={`/${city.slug}/`}>{city.name}</Link>, not a yard’s quote
      </caption>
      <thead>
        <tr>
          <th scope="col">Metal</th>
          <th scope="col" className="figure">
            Worth
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((worth) => (
          <Row key={worth.line.material.slug} {...worth} city={city} />
        ))}
      </tbody>
      {total && lines.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">
              Total
              {left > 0 && <small>{`leaves out ${left} ${left > 1 ? "metals" : "metal"}`}</small>}
            </th>
            <td className="figure">{amountRange(inCents(total.min), inCents(total.max))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Row({ line, price, worth, isCounted, city }: LineWorth & Pick<WorthTableProps, "city">) {
  const { name, slug, grade } = line.material;
  return (
    <tr>
      <th scope="row">
        <Link to={`/material/${slug}/`}>{name}</Link>
        {grade && <small>{grade}</small>}
        <small>
          {line.parts.join(" and ")}
          {price && ` at ${priceRange(price)} a kg, checked ${price.checked}`}
        </small>
      </th>
      {worth ? (
        <td className={isCounted ? "figure" : "figure quiet"}>
          {amountRange(inCents(worth.min), inCents(worth.max))}
          {!isCounted && <small>{`${MAY_BE_OLD}, not counted`}</small>}
        </td>
      ) : (
        <td className="figure quiet">{`No price in ${city.name}, not counted`}</td>
      )}
    </tr>
  );
}
