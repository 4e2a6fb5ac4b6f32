import type { City, CityDetail } from "../../worker/data/places/cities.ts";
import { hasWhatToBring } from "../near/what-to-bring.tsx";
import { loadNear } from "../paths/load-path.ts";
import { PriceBoard } from "../prices/price-board.tsx";
import type { PriceRow } from "../prices/price-rows.ts";
import { CityHead } from "../ui/city-head.tsx";
import { Link } from "../ui/link.tsx";
import type { CityTrend } from "./trend/trend.ts";

/** A city without the fields that its page does not show: loaded data is sent twice, as HTML and JSON. */
export type ShownCity = Omit<CityDetail, "lat" | "lon" | "population" | "regulationsCheckedOn">;

/** Props of the top of a city's page. */
export interface CityTopProps {
  city: ShownCity;
  /** Empty if the city has no price. */
  rows: PriceRow[];
  /** True if the prices cannot be read at the moment: no row has one. */
  isProvisional?: boolean | undefined;
  /** Null without a chart. */
  trend: CityTrend | null;
  /** In words, in the city's time zone. */
  today: string;
  /** The latest check date in words, with its age unless new; null without prices. */
  checkedOn: string | null;
  /** A sentence on copper over the last year; undefined with too few records. */
  year?: string | undefined;
  /** The nearest city with prices, if this one has none. */
  nearest: NearestPrices | undefined;
}

interface NearestPrices {
  city: Pick<City, "name" | "slug" | "state">;
  /** Kilometres. */
  distance: number;
  /** The common metals. */
  rows: PriceRow[];
  /** When their prices were checked, in words. */
  checked: string | null;
}

/** Head of a city's page: what is said of its prices, and links to its sections. */
export function CityTop(props: CityTopProps) {
  const { city, rows, trend, today, year, nearest } = props;
  return (
    <>
      <CityHead city={city} board={nearest && <NearestBoard {...nearest} />}>
        <p className="lead">
          Indicative prices for {today}. {saysChecked(props)}
          {nearest &&
            ` The nearest place with prices is ${nearest.city.name}, ${nearest.distance} km away.`}
        </p>
        {year && <p>{year}</p>}
        <p className="link-row">
          <Link to={loadNear(city)} rel="nofollow">
            What is my load worth?
          </Link>
          <Link
            to={`/fair-price/?${new URLSearchParams({ near: `${city.name} ${city.state}` })}`}
            rel="nofollow"
          >
            Was that a fair offer?
          </Link>
        </p>
      </CityHead>
      <SectionChips
        hasPrices={rows.length > 0}
        hasChart={trend !== null}
        hasWhatToBring={hasWhatToBring(city)}
      />
    </>
  );
}

function saysChecked({ city, checkedOn, isProvisional }: CityTopProps): string {
  if (isProvisional) return "We can't load these prices right now.";
  return checkedOn ? `Last checked on ${checkedOn}.` : `We have no prices for ${city.name} yet.`;
}

/** The common metals' prices in the nearest city with prices. */
function NearestBoard({ city, distance, ...prices }: NearestPrices) {
  return (
    <PriceBoard city={city} {...prices} away={`${city.state}, ${distance} km away`}>
      <Link to={`/${city.slug}/`} prefetch="intent">{`All ${city.name} prices`}</Link>
    </PriceBoard>
  );
}

interface SectionChipsProps {
  hasPrices: boolean;
  hasChart: boolean;
  hasWhatToBring: boolean;
}

/** Links to the sections of a city's page; they stay in sight while scrolling. */
function SectionChips({ hasPrices, hasChart, hasWhatToBring }: SectionChipsProps) {
  const chip = (id: string, label: string) => (
    <li>
      <a href={`#${id}`}>{label}</a>
    </li>
  );
  return (
    <nav className="section-chips" aria-label="On this page">
      <ul className="chips wrap">
        {hasPrices && chip("prices", "Prices")}
        {hasChart && chip("trend", "Chart")}
        {chip("yards", "Yards")}
        {hasWhatToBring && chip("bring", "What to bring")}
        {chip("rules", "Rules")}
      </ul>
    </nav>
  );
}
