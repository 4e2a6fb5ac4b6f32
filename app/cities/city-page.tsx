import type { City, CityDetail } from "../../worker/data/types.ts";
import { IndicativeNotice } from "../content/disclaimers.tsx";
import { isUnavailable } from "../format.ts";
import type { PriceRow } from "../prices/price-rows.ts";
import { PriceTable } from "../prices/price-table.tsx";
import { TrendSection } from "../prices/trend-section.tsx";
import { Link } from "../ui/link.tsx";
import { CityHead } from "./city-head.tsx";
import { CityYards, type YardList } from "./city-yards.tsx";
import { Regulations } from "./regulations.tsx";

interface CityPageProps {
  city: CityDetail;
  rows: PriceRow[];
  yards: YardList | Promise<YardList>;
  /** In words, in the city's time zone. */
  today: string;
  /** "2026-11", in the city's time zone. */
  month: string;
  /** The latest day on which a price was checked, in words; null without prices. */
  checkedOn: string | null;
  /** The day on which the regulations were last edited, in words. */
  rulesEditedOn: string;
  /** The nearest city with prices, if this one has none. */
  nearest: City | undefined;
  isNoindex: boolean;
}

/** A city's page: prices, trend, yards and regulations. */
export function CityPage(props: CityPageProps) {
  const { city, rows, yards, today, month, checkedOn, nearest, rulesEditedOn, isNoindex } = props;
  const hasPrices = rows.some(({ price }) => price && !isUnavailable(price));
  return (
    <>
      <CityHead city={city}>
        <p className="lead">
          Indicative prices for {today}.{" "}
          {checkedOn ? `Last checked on ${checkedOn}.` : `We have no prices for ${city.name} yet.`}
          {nearest && (
            <>
              {" "}
              The nearest place with prices is <Link to={`/${nearest.slug}/`}>{nearest.name}</Link>.
            </>
          )}
        </p>
        <ul className="chips" aria-label="On this page">
          <li>
            <a href="#prices">Prices</a>
          </li>
          {hasPrices && (
            <li>
              <a href="#trend">Trend</a>
            </li>
          )}
          <li>
            <a href="#yards">Yards</a>
          </li>
          <li>
            <a href="#rules">Rules</a>
          </li>
        </ul>
      </CityHead>
      <section id="prices" className="wrap" aria-label="Prices">
        <PriceTable
          caption={`Indicative prices in ${city.name}, Australian dollars per kilogram`}
          rows={rows}
          sortable
        />
        <IndicativeNotice />
      </section>
      {hasPrices && <TrendSection city={city} month={month} />}
      <CityYards city={city} yards={yards} isNoindex={isNoindex} />
      <Regulations city={city} editedOn={rulesEditedOn} />
    </>
  );
}
