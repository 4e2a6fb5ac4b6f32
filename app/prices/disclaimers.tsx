import type { City } from "../../worker/data/places/cities.ts";
import { Link } from "../ui/link.tsx";

// All disclaimers but the notice in terms-and-conditions.mdx, in one file, so that they can be checked together.

/** Above every page while the live dataset is a sample. */
export const SAMPLE_NOTICE =
  "Sample data: every price and yard here is invented. Phone, email and postal address are placeholders.";

/** Below a city's prices. */
export function IndicativeNotice() {
  return (
    <p className="quiet">Yards set their own prices by quantity, grade and the day’s market.</p>
  );
}

const MAP_NOTICES = {
  sample: "This map is illustrative: its suburbs are real, its yards are invented.",
  partial:
    "This map is illustrative: some of its markers do not show where a yard is. Use a yard’s Directions link to find it.",
  real: "Markers stand close to where the yards are. Use a yard’s Directions link to find it.",
};

/** Below the map of a city's yards. */
export function CityMapNotice({ kind }: { kind: keyof typeof MAP_NOTICES }) {
  return <p className="quiet">{MAP_NOTICES[kind]}</p>;
}

const TREND_NOTICES = {
  simulated: "Simulated chart: not past prices and not a forecast. Indicative only.",
  estimated:
    "Estimated lines are not past prices: they are the price we checked, moved as the world price moved. Not a forecast. Indicative only.",
  mixed:
    "Line: mid-price. Band: low to high. Lines without a band are estimated: the price we checked, moved as the world price moved. Not a forecast. Indicative only.",
  recorded:
    "Line: mid-price. Band: low to high. Ring: the price above. Not a forecast. Indicative only.",
};

/** Below the chart of a city's prices. */
export function TrendNotice({ basis }: { basis: keyof typeof TREND_NOTICES }) {
  const isEstimated = basis === "estimated" || basis === "mixed";
  return (
    <p className="quiet">
      {TREND_NOTICES[basis]} {isEstimated && <WorldPriceSource />}
    </p>
  );
}

/** The source of world prices, wherever they are shown or used in a calculation. */
export function WorldPriceSource() {
  return (
    <>
      World prices:{" "}
      <a href="https://www.worldbank.org/en/research/commodity-markets">
        World Bank, Commodity Price Data (The Pink Sheet)
      </a>
      ,{" "}
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
        CC BY 4.0
      </a>
      , converted from US dollars a tonne with the US Federal Reserve’s monthly exchange rates
      (H.10, EXUSAL, through FRED).
    </>
  );
}

/** Below the regulations of a city's state. */
export function RegulationsNotice() {
  return (
    <p className="notice">
      This is general information only. Please consult the official state legislation for
      comprehensive details.
    </p>
  );
}

interface ClassicNoticeProps {
  city: Pick<City, "name" | "slug">;
}

/** At the top of the older layout of a city's page. */
export function ClassicLayoutNotice({ city }: ClassicNoticeProps) {
  return (
    <>
      <p className="lead">
        This is the older layout of this page. Its price ranges are samples that never change.
      </p>
      <p className="link-row">
        <Link className="button" to={`/${city.slug}/`}>
          See the current prices in {city.name}
        </Link>
      </p>
    </>
  );
}

/** Above the static price ranges of the older layout. */
export function ClassicPricesNotice({ city }: ClassicNoticeProps) {
  return (
    <p className="notice">Samples, the same for every city: not what yards in {city.name} pay.</p>
  );
}

/** Below the directory's questions and answers. */
export function DirectoryFaqNotice() {
  return (
    <p className="quiet">
      General information only, not legal advice. The rules where you sell apply.
    </p>
  );
}

/** Below the environmental figures of the guides. */
export function EnvironmentNotice() {
  return (
    <p className="quiet">
      General figures from different studies, not measured for your car or load. Don’t add them up.
    </p>
  );
}

/** Below the rules of the states in a guide. */
export function GeneralNotice() {
  return (
    <p className="notice">
      This is general information only, not legal advice. The rules where you sell apply:{" "}
      <Link to="/scrap-metal-prices-by-city/">your city’s page</Link> has them, with their sources.
    </p>
  );
}
