import type { City, CityDetail } from "../../worker/data/places/cities.ts";
import { hasWhatToBring } from "../near/what-to-bring.tsx";
import { loadNear } from "../paths/form-addresses.ts";
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
  /** This is empty if the city has no price. */
  rows: PriceRow[];
  /** True if the prices cannot be read at the moment: no row has one. */
  isProvisional?: boolean | undefined;
  /** This is null if there is no chart. */
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
  /** Kilometres from this city. */
  distance: number;
  /** Rows of the common metals. */
  rows: PriceRow[];
  /** The date when these prices were checked, in words. */
  checked: string | null;
}

/** Head of a city's page: a summary of its prices, and links to its sections. */
export function CityTop(props: CityTopProps) {
  const { city, rows, trend, today, year, nearest } = props;
  const near = new URLSearchParams({ near: `${city.name} ${city.state}` });
  return (
    <>
      <CityHead city={city} board={nearest && <NearestBoard {...nearest} />}>
        <p className="lead">
          Indicative prices for {today}. {checkedSentence(props)}
          {nearest &&
            ` The nearest place with prices is ${nearest.city.name}, ${nearest.distance} km away.`}
        </p>
        {year && <p>{year}</p>}
        <p className="link-row">
          <Link to={loadNear(city)} rel="nofollow">
            What is my load worth?
          </Link>
          <Link to={`/fair-price/?${near}`} rel="nofollow">
            Was that a fair offer?
          </Link>
        </p>
      </CityHead>
      {/* These links stay in sight while scrolling. */}
      <nav className="section-chips" aria-label="On this page">
        <ul className="chips wrap">
          {rows.length > 0 && <Chip id="prices" label="Prices" />}
          {trend && <Chip id="trend" label="Chart" />}
          <Chip id="yards" label="Yards" />
          {hasWhatToBring(city) && <Chip id="bring" label="What to bring" />}
          <Chip id="rules" label="Rules" />
        </ul>
      </nav>
    </>
  );
}

function checkedSentence({ city, checkedOn, isProvisional }: CityTopProps): string {
  if (isProvisional) return "We can't load these prices right now.";
  return checkedOn ? `Last checked on ${checkedOn}.` : `We have no prices for ${city.name} yet.`;
}

function NearestBoard({ city, distance, rows, checked }: NearestPrices) {
  const head = `${city.name}, ${city.state}, ${distance} km away`;
  return (
    <PriceBoard city={city} rows={rows} checked={checked} head={head}>
      <Link to={`/${city.slug}/`} prefetch="intent">{`All ${city.name} prices`}</Link>
    </PriceBoard>
  );
}

function Chip({ id, label }: { id: string; label: string }) {
  return (
    <li>
      <a href={`#${id}`}>{label}</a>
    </li>
  );
}
