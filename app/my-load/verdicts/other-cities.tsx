import { ROAD_FACTOR } from "../../../worker/data/places/drive.ts";
import { amount, wholeDollarCents } from "../../goods/amounts.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Link } from "../../ui/link.tsx";
import { aboutKilometres, dollars, grouped } from "../../words/format.ts";
import type { CityWorth, OtherCities } from "../load-cities.ts";
import { worthInWords } from "../worth.ts";
import type { Comparison } from "./comparison.ts";

interface OtherCitiesProps {
  others: OtherCities;
  heading: string;
  /** The city that the others are compared with; null if they are only listed. */
  nearest: Pick<CityWorth["city"], "name"> | null;
  /** Dollars per kilometre. */
  kmCost?: number;
}

/** The worth of the same load in other cities, with the city that is worth the drive, if any. */
export function OtherCitiesSection(props: OtherCitiesProps) {
  const { others, heading, nearest } = props;
  const { cities, apart } = others;
  if (cities.length === 0 && apart.length === 0) return null;
  return (
    <section aria-labelledby="other-cities-heading">
      <h3 id="other-cities-heading">{heading}</h3>
      {nearest ? <Best {...props} /> : <Comparisons {...props} />}
    </section>
  );
}

/** The city that pays most after the drive, above the others; if none pays enough, the others are folded up. */
function Best(props: OtherCitiesProps) {
  const { cities } = props.others;
  const best = bestOf(cities);
  if (!best)
    return (
      <>
        <p>
          {cities.length > 0
            ? "No city pays enough more to cover the drive."
            : "No other city near you can be compared."}
        </p>
        <details>
          <summary>Compare other cities</summary>
          <Comparisons {...props} />
        </details>
      </>
    );
  return (
    <>
      <p>
        <b>{`${best.city.name} ${best.city.state} pays ${about(best.difference)} more.`}</b>{" "}
        {driveWords(best)}
        {best.oneYard.length > 0 && ` ${oneYardWords(best.oneYard)}`}
      </p>
      <Comparisons {...props} />
    </>
  );
}

/** The cities that the visitor wants to compare with the nearest one. */
export function WantedCities({ others, nearest }: Pick<OtherCitiesProps, "others" | "nearest">) {
  return others.cities
    .filter(({ city }) => others.wanted?.includes(city.slug))
    .map(({ city, total, comparison }) => (
      <p key={city.slug}>
        <b>{`${city.name} ${city.state}: ${worthInWords(total)}.`}</b>
        {comparison &&
          ` Compared with ${nearest?.name}, ${differenceWords(comparison)}. ${driveWords(comparison)}`}
      </p>
    ));
}

/** Finds the city that pays most after the drive; undefined if none pays enough. */
function bestOf(cities: OtherCities["cities"]) {
  const paying = cities.flatMap(({ city, comparison, oneYard }) =>
    comparison?.verdict === "pays" && !comparison.isLoss ? { city, oneYard, ...comparison } : [],
  );
  return paying.toSorted((a, b) => b.difference - b.drive - (a.difference - a.drive))[0];
}

/** A table of cities, and those that cannot be compared. */
function Comparisons({ others: { cities, apart }, nearest, kmCost = 0 }: OtherCitiesProps) {
  const missing = apart.map(({ city, missing }) => `${city.name} (${missing.join(", ")})`);
  const caption = nearest
    ? `The same load compared with ${nearest.name}, using the middle of each range`
    : "The same load, best price first";
  return (
    <>
      {cities.length > 0 && <CitiesTable cities={cities} caption={caption} />}
      {apart.length > 0 && (
        <p className="quiet">
          {`Not compared, because current prices are missing: ${missing.join("; ")}.`}
        </p>
      )}
      {nearest && cities.length > 0 && (
        <p className="quiet">
          {`“About the same” means less than half the width of the range in ${nearest.name}. The cost of driving is for the extra distance compared with ${nearest.name}, there and back, at ${dollars(kmCost)} a kilometre. We allow ${ROAD_FACTOR} km of road for each straight-line kilometre.`}
        </p>
      )}
    </>
  );
}

function CitiesTable({ cities, caption }: Pick<OtherCities, "cities"> & { caption: string }) {
  return (
    <DataTable
      className="load-cities"
      caption={caption}
      of="City"
      columns={["Worth"]}
      rows={cities.map(({ city, kilometres, total, comparison, besides, oneYard }) => ({
        key: city.slug,
        label: (
          <>
            <Link to={`/${city.slug}/`}>{city.name}</Link> {city.state}
            {kilometres !== null && <small>{`${aboutKilometres(kilometres)} away`}</small>}
            {comparison && driveWords(comparison) && <small>{driveWords(comparison)}</small>}
            {oneYard.length > 0 && <small>{oneYardWords(oneYard)}</small>}
            {besides.length > 0 && (
              <small>{`The total includes ${besides.join(", ")}, but the comparison doesn’t.`}</small>
            )}
          </>
        ),
        cells: [
          <>
            {worthInWords(total)}
            {comparison && <small>{differenceWords(comparison)}</small>}
          </>,
        ],
      }))}
    />
  );
}

/** Formats cents as "about $32", in whole dollars: it is only an estimate. */
function about(cents: number): string {
  return `about ${amount(wholeDollarCents(cents))}`;
}

/** Names the metals at the price of one yard: "What one yard said: Copper, Brass." */
function oneYardWords(metals: string[]): string {
  return `What one yard said: ${metals.join(", ")}.`;
}

function differenceWords({ verdict, difference }: Comparison): string {
  if (verdict === "same") return "about the same";
  return difference > 0 ? `${about(difference)} more` : `${about(-difference)} less`;
}

function driveWords({ verdict, difference, drive, paysFromKilograms, isLoss }: Comparison): string {
  if (verdict === "pays") {
    if (isLoss)
      return "It covers the longer drive, but the whole trip costs more than the load brings.";
    return drive < 1
      ? "No further away than the nearest city."
      : `Driving costs ${about(drive)}, so you’d be ${about(wholeDollarCents(difference) - wholeDollarCents(drive))} ahead.`;
  }
  if (verdict !== "heavier") return "";
  if (paysFromKilograms === null) return `Driving costs ${about(drive)}, more than you’d gain.`;
  const weight = grouped(paysFromKilograms);
  return `Driving costs ${about(drive)}. It’s worth the drive from about ${weight} kg of the same mix.`;
}
