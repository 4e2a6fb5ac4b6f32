import type { City, CityDetail, CityYard } from "../../worker/data/types.ts";
import { IndicativeNotice } from "../content/disclaimers.tsx";
import type { PriceRow } from "../prices/price-rows.ts";
import { PriceTable } from "../prices/price-table.tsx";
import { TrendSection } from "../prices/trend-section.tsx";
import { Link } from "../ui/link.tsx";
import { CityHead } from "./city-head.tsx";
import { CityYards } from "./city-yards.tsx";
import { Regulations } from "./regulations.tsx";

interface CityPageProps {
  city: CityDetail;
  rows: PriceRow[];
  /** May arrive late. */
  yards: CityYard[] | Promise<CityYard[] | undefined>;
  /** How many of the yards are shown. */
  shown: number;
  /** Days in words; `month` is "2026-11". */
  today: string;
  month: string;
  checkedOn: string | null;
  rulesCheckedOn: string;
  /** The nearest city with prices, where this one has none. */
  nearest: City | undefined;
}

/** A city's page: prices first, then the trend, the yards and the rules. */
export function CityPage(props: CityPageProps) {
  const { city, rows, yards, shown, today, month, checkedOn, nearest, rulesCheckedOn } = props;
  return (
    <>
      <CityHead city={city}>
        <p className="lead">
          Indicative prices for {today}.{" "}
          {checkedOn ? `Last checked on ${checkedOn}.` : `We have none for ${city.name} yet.`}
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
          <li>
            <a href="#trend">Trend</a>
          </li>
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
      <TrendSection city={city} month={month} />
      <CityYards city={city} yards={yards} shown={shown} />
      <Regulations city={city} checkedOn={rulesCheckedOn} />
    </>
  );
}
