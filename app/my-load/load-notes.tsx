import { sum } from "../goods/amounts.ts";
import { MAY_BE_OLD } from "../prices/price-age-words.ts";
import { lineKey } from "./count.ts";
import type { CityWorth } from "./load-cities.ts";
import type { LoadData } from "./load-data.ts";
import { type LineWorth, worthInWords } from "./worth.ts";

/** The problems with the form's fields other than the goods. */
export function Problems({ place, kmCost, left }: Pick<LoadData, "place" | "kmCost" | "left">) {
  const problems = [
    { text: place.problem, field: "near" },
    { text: kmCost.problem && `Cost of driving: ${kmCost.problem}`, field: "km-cost" },
    { text: left > 0 && `We price 50 rows at a time, so we left out ${left}.` },
  ].filter(({ text }) => text);
  if (problems.length === 0) return null;
  return (
    <div className="notice load-problems">
      <p>Please check:</p>
      <ul>
        {problems.map(({ text, field }) => (
          <li key={field ?? "left"}>{field ? <a href={`#load-${field}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The worth of a load in the place's own city, whose prices are too old to count. */
export function OwnPrices({ city, lines }: CityWorth) {
  const priced = lines.flatMap(({ price, worth }) => (price && worth ? { price, worth } : []));
  const oldest = priced.toSorted((a, b) => b.price.days - a.price.days)[0]!.price;
  const worth = sum(priced.map((line) => line.worth));
  return (
    <p className="load-own">
      {`At ${city.name}’s own prices, checked ${oldest.checked}, it would be ${worthInWords(worth)}. They ${MAY_BE_OLD}.`}
    </p>
  );
}

interface LeftOutListProps extends Pick<LoadData, "leftOut"> {
  /** Undefined if no city's prices are known. */
  nearest: CityWorth | undefined;
}

/** The goods that the total does not count, with the reasons. */
export function LeftOutList({ leftOut, nearest }: LeftOutListProps) {
  const unpriced = nearest?.lines.filter(({ isCounted }) => !isCounted) ?? [];
  if (leftOut.length + unpriced.length === 0) return null;
  return (
    <section className="load-left-out" aria-labelledby="left-out-heading">
      <h3 id="left-out-heading">Not in the total</h3>
      <ul>
        {unpriced.map((line) => (
          <li key={lineKey(line.line)}>
            <b>{line.line.material.name}</b>
            {`, ${line.line.parts.join(" and ")}: ${reasonOf(line, nearest!.city.name)}`}
          </li>
        ))}
        {leftOut.map(({ name, title, reason }) => (
          <li key={name}>
            <a href={`#load-${name.replaceAll(/\s+/g, "-")}`}>{title}</a>
            {`: ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonOf({ price, worth }: LineWorth, city: string): string {
  if (!price || !worth) return `we have no price in ${city}.`;
  return `the price in ${city} was checked ${price.checked} and ${MAY_BE_OLD}. At that price it would be ${worthInWords(worth)}.`;
}
