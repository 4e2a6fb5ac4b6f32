import type { City } from "../../worker/data/cities.ts";
import { amountRange, inCents, type Worth } from "../goods/amounts.ts";
import { OfferLink } from "../paths/offer-link.tsx";
import { checkedWords } from "../prices/checked-on.tsx";
import { Link } from "../ui/link.tsx";
import { priceRange } from "../words/format.ts";
import type { LineWorth } from "./worth.ts";

interface WorthTableProps {
  city: Pick<City, "name" | "slug" | "state">;
  lines: LineWorth[];
  total: Worth;
}

/** The worth of each metal of a load in a city, and their total; goods that are not counted are listed elsewhere. */
export function WorthTable({ city, lines, total }: WorthTableProps) {
  const counted = lines.filter(({ isCounted }) => isCounted);
  const days = new Set(counted.map(({ price }) => checkedWords(price ?? {})));
  const [checked] = days.size === 1 ? days : [];
  return (
    <table className="table">
      <caption>
        Indicative prices in <Link to={`/${city.slug}/`}>{city.name}</Link>, not a yard’s offer
        {checked && `,${checked}`}
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
        {counted.map((worth) => (
          <Row
            key={worth.line.material.slug}
            {...worth}
            city={city}
            checked={checked ? "" : `,${checkedWords(worth.price ?? {})}`}
          />
        ))}
      </tbody>
      {counted.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="figure">{amountRange(inCents(total.min), inCents(total.max))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface RowProps extends LineWorth, Pick<WorthTableProps, "city"> {
  /** When the price was checked and what it rests on, in words; empty where the table says it for all. */
  checked: string;
}

function Row({ line, price, worth, city, checked }: RowProps) {
  const { name, slug, grade } = line.material;
  return (
    <tr>
      <th scope="row">
        <Link to={`/material/${slug}/`}>{name}</Link>
        {grade && <small>{grade}</small>}
        {line.bought.map((bought) => (
          <small key={bought}>{`Bought ${bought}.`}</small>
        ))}
        <small>
          {line.parts.join(" and ")}
          {price && (
            <>
              {" at "}
              <OfferLink metal={line.material} city={city}>
                {`${priceRange(price)} a kg`}
              </OfferLink>
              {checked}
            </>
          )}
        </small>
      </th>
      <td className="figure">{worth && amountRange(inCents(worth.min), inCents(worth.max))}</td>
    </tr>
  );
}
