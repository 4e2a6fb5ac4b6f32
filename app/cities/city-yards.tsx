import { Suspense } from "react";
import { Await } from "react-router";
import type { City } from "../../worker/data/places/cities.ts";
import type { NamedYard } from "../../worker/data/yards/yards.ts";
import type { YardsMap } from "../maps/yards-map.ts";
import { Link } from "../ui/link.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { OpenSummary } from "../yard-facts/open-now.tsx";
import { cityYardList } from "../yard-facts/yard-structured-data.ts";
import { CityMap } from "./city-map.tsx";
import { CityYardCard, type ListedYard } from "./city-yard-card.tsx";
import { JsonLd } from "./json-ld.tsx";

/** Number of yards that get cards with details; the others are in a list that the visitor opens. */
export const FIRST_YARDS = 3;
/** Number of yards in the older layout, which has no list of others. */
export const CLASSIC_YARDS = 5;

/** The yards on a city's page, nearest the city's middle first. */
export interface YardList {
  /** The first ones, with details. */
  yards: ListedYard[];
  others: NamedYard[];
  /** Number of yards in the city, including any that are not listed. */
  total: number;
  map: YardsMap;
}

export interface CityYardsProps {
  city: Pick<City, "name" | "slug" | "state">;
  /** A failure shows the same message as an empty list. */
  yards: YardList | Promise<YardList>;
  /** True if the cards of all yards are shown from the start. */
  isAll: boolean;
  /** True if search engines should not see these yards, so that there is no structured data. */
  isNoindex: boolean;
}

/** A city's yards: a spinner while loading, then a map and cards, or a message if there are none. */
export function CityYards({ city, yards, isAll, isNoindex }: CityYardsProps) {
  return (
    <section id="yards" className="wrap section" aria-labelledby="yards-heading">
      <h2 id="yards-heading">Scrap Metal Yards in {city.name}</h2>
      <p className="lead">
        Contact the yards directly for a quote and to ask which materials they accept.
      </p>
      <Suspense fallback={<LateYards city={city} />}>
        <Await resolve={yards} errorElement={<NoYards city={city} />}>
          {(list) =>
            list.yards.length > 0 ? (
              <MapAndCards city={city} isAll={isAll} isNoindex={isNoindex} {...list} />
            ) : (
              <NoYards city={city} />
            )
          }
        </Await>
      </Suspense>
      <p className="link-row">
        <Link to={`/scrap-yards/?${new URLSearchParams({ near: `${city.name} ${city.state}` })}`}>
          {`Yards near ${city.name}, nearest first`}
        </Link>
        <Link className="button" to="/category/scrap-yards/" reloadDocument>
          View All Scrap Yards
        </Link>
      </p>
    </section>
  );
}

function LateYards({ city }: Pick<CityYardsProps, "city">) {
  return (
    <>
      <Spinner label="Loading scrap yards..." />
      {/* Late content needs a script to appear; a page with all yards is sent whole. */}
      <p className="scriptless">
        <Link to={`/${city.slug}/?yards=all#yards`}>Show the yards</Link>
      </p>
    </>
  );
}

type MapAndCardsProps = YardList & Omit<CityYardsProps, "yards">;

function MapAndCards({ city, isAll, isNoindex, ...list }: MapAndCardsProps) {
  const { yards, others, total, map } = list;
  const all = [...yards, ...others];
  const holidays = yards.find(({ hours }) => hours?.holidays)?.hours?.holidays;
  const where = `${others.length > 0 ? "nearest the middle of" : "in"} ${city.name}`;
  return (
    <>
      {!isNoindex && <JsonLd data={import.meta.env.SSR && cityYardList(city, list)} />}
      <CityMap city={city.name} yards={all} map={map} />
      <OpenSummary yards={yards} where={where} />
      {holidays && <p>{holidays}</p>}
      <ul id="yard-cards" className="card-grid" aria-label={`Yards ${where}`}>
        {yards.map((yard) => (
          <CityYardCard key={yard.id} yard={yard} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="city-yards-others" open={isAll}>
          <summary>{`Show all ${all.length} yards`}</summary>
          <ul className="card-grid" aria-label={`Other yards in ${city.name}`}>
            {others.map((yard) => (
              <CityYardCard key={yard.id} yard={yard} />
            ))}
          </ul>
        </details>
      )}
      {all.length < total && (
        <p>
          <Link to={`/scrap-yards/?q=${encodeURIComponent(city.name)}`}>
            {`All ${total} yards in ${city.name}`}
          </Link>
        </p>
      )}
    </>
  );
}

function NoYards({ city }: Pick<CityYardsProps, "city">) {
  const query = new URLSearchParams({
    subject: `Scrap yard in ${city.name}`,
    from: `/${city.slug}/`,
  });
  return (
    <p className="empty">
      No scrap yards found in {city.name} yet. <Link to={`/contact/?${query}`}>Let us know!</Link>
    </p>
  );
}
