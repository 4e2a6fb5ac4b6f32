import { SourcesAndFeeds } from "../paths/feed-link.tsx";
import { OfferHint } from "../paths/offer-hint.tsx";
import { IndicativeNotice } from "../prices/disclaimers.tsx";
import { PriceTable } from "../prices/price-table.tsx";
import { Link } from "../ui/link.tsx";
import { MoreRows } from "../ui/more-rows.tsx";
import { CityTop, type CityTopProps } from "./city-top.tsx";
import { CityYards, type CityYardsProps } from "./city-yards.tsx";
import { Regulations } from "./regulations.tsx";
import { TrendSection } from "./trend/trend-section.tsx";

interface CityPageProps extends CityTopProps, Omit<CityYardsProps, "city"> {
  /** A sentence on the dates of the prices. */
  days: string;
  /** The day the regulations were last edited, in words. */
  rulesEditedOn: string;
}

/** A city's page: prices, trend, yards and regulations. */
export function CityPage(props: CityPageProps) {
  const { city, rows, trend, rulesEditedOn, isProvisional } = props;
  return (
    <>
      <CityTop {...props} />
      {rows.length > 0 && (
        <section id="prices" className="wrap section" aria-labelledby="prices-heading">
          <h2 id="prices-heading">All Metal Prices in {city.name}</h2>
          <PriceTable caption={`Prices in ${city.name}, ${props.days}`} rows={rows} sortable />
          <MoreRows of="metals" count={rows.length} />
          <IndicativeNotice />
          <p className="link-row">
            {!isProvisional && <OfferHint near={`${city.name} ${city.state}`} />}
            <Link to={`/${city.slug}/history/`} prefetch="intent">
              {`All recorded prices for ${city.name}`}
            </Link>
            <Link to={`/report/?city=${city.slug}`}>Price wrong?</Link>
          </p>
        </section>
      )}
      {trend && <TrendSection city={city.name} trend={trend} />}
      <CityYards {...props} />
      <Regulations city={city} editedOn={rulesEditedOn} />
      <div className="wrap">
        <SourcesAndFeeds pagePath={`/${city.slug}/`} about={city.name}>
          {city.sources && `Rules: ${city.sources}.`}
        </SourcesAndFeeds>
      </div>
    </>
  );
}
