import { IndicativeNotice } from "../content/disclaimers.tsx";
import { FeedLink } from "../feeds/feed-link.tsx";
import { PriceTable } from "../prices/price-table.tsx";
import type { RecordedTrend } from "../prices/trend/trend.ts";
import { TrendSection } from "../prices/trend/trend-section.tsx";
import { Link } from "../ui/link.tsx";
import { staticContent } from "../ui/static-content.tsx";
import type { CityTopProps } from "./city-top.tsx";
import { CityYards, type YardList } from "./city-yards.tsx";

const CityTop = staticContent(async () => (await import("./city-top.tsx")).CityTop);
const Regulations = staticContent(async () => (await import("./regulations.tsx")).Regulations);

interface CityPageProps extends CityTopProps {
  yards: YardList | Promise<YardList>;
  /** "2026-11", the month of the day from which the prices' age is counted. */
  month: string;
  recorded: RecordedTrend;
  /** The day on which the regulations were last edited, in words. */
  rulesEditedOn: string;
  isNoindex: boolean;
}

/** A city's page: prices, trend, yards and regulations. */
export function CityPage(props: CityPageProps) {
  const { city, rows, yards, rulesEditedOn, isNoindex } = props;
  const hasPrices = rows.length > 0;
  return (
    <>
      <CityTop {...props} />
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
