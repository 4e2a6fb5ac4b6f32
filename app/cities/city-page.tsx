import { IndicativeNotice } from "../content/disclaimers.tsx";
import { FeedLink } from "../paths/feed-link.tsx";
import { OfferHint } from "../paths/offer-link.tsx";
import { PriceTable } from "../prices/price-table.tsx";
import { Link } from "../ui/link.tsx";
import { CityTop, type CityTopProps } from "./city-top.tsx";
import { CityYards, type YardList } from "./city-yards.tsx";
import { Regulations } from "./regulations.tsx";
import { TrendSection } from "./trend/trend-section.tsx";

interface CityPageProps extends CityTopProps {
  yards: YardList | Promise<YardList>;
  /** True if the cards of all yards are shown from the start. */
  isAll: boolean;
  /** A sentence on when the prices were checked. */
  days: string;
  /** The day the regulations were last edited, in words. */
  rulesEditedOn: string;
  /** Sentences that compare the prices with world prices; "" if nothing can be said. */
  world: string;
  isNoindex: boolean;
}

/** A city's page: prices, trend, yards and regulations. */
export function CityPage(props: CityPageProps) {
  const { city, rows, trend, rulesEditedOn, isProvisional } = props;
  const hasPrices = rows.length > 0;
  return (
    <>
      <CityTop {...props} />
      {hasPrices && (
        <section id="prices" className="wrap section" aria-labelledby="prices-heading">
          <h2 id="prices-heading">All Metal Prices in {city.name}</h2>
          {!isProvisional && <OfferHint />}
          <PriceTable
            caption={`Prices in ${city.name}, Australian dollars per kilogram. ${props.days}`}
            rows={rows}
            city={city}
            sortable
          />
          <IndicativeNotice />
          {props.world && (
            <p className="link-row prose quiet">
              <span>
                {props.world} <Link to="/material/copper/#world">World price of copper</Link>
              </span>
            </p>
          )}
          <p className="link-row">
            <Link to={`/${city.slug}/history/`} prefetch="intent">
              {`All recorded prices for ${city.name}`}
            </Link>
            <Link to={`/report/?city=${city.slug}`}>Price wrong?</Link>
          </p>
          <FeedLink pagePath={`/${city.slug}/`} about={city.name} />
        </section>
      )}
      {trend && <TrendSection city={city.name} trend={trend} />}
      <CityYards {...props} />
      <Regulations city={city} editedOn={rulesEditedOn} />
    </>
  );
}
