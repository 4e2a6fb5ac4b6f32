import type { City, CityDetail } from "../../worker/data/cities.ts";
import { IndicativeNotice } from "../content/disclaimers.tsx";
import { FeedLink } from "../feeds/feed-link.tsx";
import { loadNear } from "../load/load-near.ts";
import { PriceBoard } from "../prices/price-board.tsx";
import { commonMetals, type PriceRow } from "../prices/price-rows.ts";
import { PriceTable } from "../prices/price-table.tsx";
import type { RecordedTrend } from "../prices/trend/trend.ts";
import { TrendSection } from "../prices/trend/trend-section.tsx";
import { Link } from "../ui/link.tsx";
import { hasWhatToBring } from "../yards/what-to-bring.tsx";
import { CityHead } from "./city-head.tsx";
import { CityYards, type YardList } from "./city-yards.tsx";
import { Regulations } from "./regulations.tsx";

interface CityPageProps {
  city: CityDetail;
  /** Empty if no price is available. */
  rows: PriceRow[];
  yards: YardList | Promise<YardList>;
  /** In words, in the city's time zone. */
  today: string;
  /** "2026-11", the month of the day from which the prices' age is counted. */
  month: string;
  recorded: RecordedTrend;
  /** The latest day on which a price was checked, in words, with its age where it is not new; null without prices. */
  checkedOn: string | null;
  /** When the common metals' prices were checked, "3 days ago"; null without prices. */
  checked: string | null;
  /** The day on which the regulations were last edited, in words. */
  rulesEditedOn: string;
  /** The nearest city with prices, if this one has none. */
  nearest: NearestBoard | undefined;
  isNoindex: boolean;
}

interface NearestBoard {
  city: Pick<City, "name" | "slug" | "state">;
  /** Kilometres. */
  distance: number;
  /** The common metals. */
  rows: PriceRow[];
  /** When they were checked, "3 days ago". */
  checked: string | null;
}

/** A city's page: prices, trend, yards and regulations. */
export function CityPage(props: CityPageProps) {
  const { city, rows, yards, today, checkedOn, nearest, rulesEditedOn, isNoindex } = props;
  const hasPrices = rows.length > 0;
  return (
    <>
      <CityHead city={city} board={<CityBoard {...props} />}>
        <p className="lead">
          Indicative prices for {today}.{" "}
          {checkedOn ? `Last checked on ${checkedOn}.` : `We have no prices for ${city.name} yet.`}
          {nearest &&
            ` The nearest place with prices is ${nearest.city.name}, ${nearest.distance} km away in a straight line.`}
        </p>
        <p className="link-row">
          <Link to={loadNear(city)} rel="nofollow">
            What is my load worth?
          </Link>
        </p>
      </CityHead>
      <SectionChips hasPrices={hasPrices} hasWhatToBring={hasWhatToBring(city)} />
      {hasPrices && (
        <section id="prices" className="wrap section" aria-labelledby="prices-heading">
          <h2 id="prices-heading">All Metal Prices in {city.name}</h2>
          <PriceTable
            caption={`Indicative prices in ${city.name}, Australian dollars per kilogram`}
            rows={rows}
            sortable
          />
          <IndicativeNotice />
          <p className="link-row">
            <Link to={`/${city.slug}/history/`} prefetch="intent">
              {`All recorded prices for ${city.name}`}
            </Link>
            <Link to={`/report/?city=${city.slug}`}>Price wrong?</Link>
          </p>
          <FeedLink pagePath={`/${city.slug}/`} about={city.name} />
        </section>
      )}
      {hasPrices && <TrendSection city={city} month={props.month} recorded={props.recorded} />}
      <CityYards city={city} yards={yards} isNoindex={isNoindex} />
      <Regulations city={city} editedOn={rulesEditedOn} />
    </>
  );
}

/** The common metals' prices in a city, or else in the nearest city with prices. */
function CityBoard({ city, rows, checked, nearest }: CityPageProps) {
  if (nearest) {
    const { name, slug, state } = nearest.city;
    return (
      <PriceBoard {...nearest} away={`${state}, ${nearest.distance} km away`}>
        <Link to={`/${slug}/`} prefetch="intent">{`All ${name} prices`}</Link>
      </PriceBoard>
    );
  }
  if (rows.length === 0) return null;
  return (
    <PriceBoard city={city} rows={commonMetals(rows)} checked={checked}>
      <a href="#prices">{`All ${city.name} prices`}</a>
    </PriceBoard>
  );
}

interface SectionChipsProps {
  hasPrices: boolean;
  hasWhatToBring: boolean;
}

/** The ways to the sections of a city's page; they stay in sight while one scrolls. */
function SectionChips({ hasPrices, hasWhatToBring }: SectionChipsProps) {
  const chip = (id: string, label: string) => (
    <li>
      <a href={`#${id}`}>{label}</a>
    </li>
  );
  return (
    <nav className="section-chips" aria-label="On this page">
      <ul className="chips wrap">
        {hasPrices && chip("prices", "Prices")}
        {hasPrices && chip("trend", "Chart")}
        {chip("yards", "Yards")}
        {hasWhatToBring && chip("bring", "What to bring")}
        {chip("rules", "Rules")}
      </ul>
    </nav>
  );
}
