import type { PriceRange } from "../../worker/data/prices.ts";
import { inCents, isInDollars } from "../goods/amounts.ts";
import { OfferHint } from "../paths/offer-hint.tsx";
import { checkedWords, RangeBar, useScaleWords } from "../prices/price-figure.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { priceRange } from "../words/format.ts";
import { lineKey } from "./count.ts";
import type { CityWorth } from "./load-cities.ts";
import { type LineWorth, worthInWords } from "./worth.ts";

interface WorthTableProps extends Pick<CityWorth, "city" | "lines"> {
  /** The range of all cities for each metal, by its id. */
  scales: [materialId: number, scale: PriceRange][];
}

/** The worth of each metal of a load in a city; goods that are not counted are listed elsewhere. */
export function WorthTable({ city, lines, scales }: WorthTableProps) {
  const scaleWords = useScaleWords();
  const scaleOf = new Map(scales);
  const counted = lines.filter(({ isCounted }) => isCounted);
  // Either all figures have cents or none do.
  const isWhole = counted.every(({ worth }) => !worth || isInDollars(inCents(worth.max)));
  const days = new Set(counted.map(({ price }) => checkedWords(price ?? {})));
  const [checked] = days.size === 1 ? days : [];
  return (
    <>
      <DataTable
        className="load-worth"
        caption={
          <>
            Prices in <Link to={`/${city.slug}/`}>{city.name}</Link>
            {checked && `,${checked}`}
          </>
        }
        of="Metal"
        columns={["Worth"]}
        rows={counted.map((line) => ({
          key: lineKey(line.line),
          label: (
            <LineLabel
              {...line}
              // The scale is for the whole price, not a share.
              scale={line.line.pays ? undefined : scaleOf.get(line.line.material.id)}
              checked={checked ? "" : `,${checkedWords(line.price ?? {})}`}
            />
          ),
          cells: [line.worth && worthInWords(line.worth, isWhole)],
        }))}
      />
      <p className="quiet">
        {scales.length > 0 && counted.some(({ line }) => !line.pays) && `${scaleWords()} `}
        <OfferHint near={`${city.name} ${city.state}`} />
      </p>
    </>
  );
}

interface LineLabelProps extends LineWorth {
  scale: PriceRange | undefined;
  /** The day of the check and the basis of the price, in words; "" if the caption has them for all rows. */
  checked: string;
}

function LineLabel({ line, price, scale, checked }: LineLabelProps) {
  const { name, slug, grade } = line.material;
  return (
    <div className="load-line">
      <div>
        <Link to={`/material/${slug}/`}>{name}</Link>
        {grade && !line.pays && <small>{grade}</small>}
        {line.bought.map((bought) => (
          <small key={bought}>{`Bought ${bought}.`}</small>
        ))}
        <small>
          {line.parts.join(" and ")}
          {price && ` at ${priceRange(price)} a kg${checked}`}
        </small>
      </div>
      {price && scale && <RangeBar price={price} scale={scale} />}
    </div>
  );
}
