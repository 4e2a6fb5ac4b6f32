import type { City } from "../../worker/data/cities.ts";
import { longDate } from "../format.ts";
import { Link } from "../ui/link.tsx";

// Every disclaimer of the site, in one file so that they can be checked together. The notice of the
// terms and conditions is the front matter of terms-and-conditions.mdx.

/** Above every page while the loaded dataset is marked as a sample. */
export const SAMPLE_NOTICE =
  "Sample data: every price and yard here is invented. Phone numbers, email and postal addresses are placeholders. Don’t rely on any of it.";

/** Below the prices of a city. */
export function IndicativeNotice() {
  return (
    <p className="quiet">
      Indicative only: yards set their own prices by quantity, grade and the day’s market.
    </p>
  );
}

const TREND_NOTICES = {
  simulated: "Simulated chart: not past prices and not a forecast. Indicative only.",
  mixed:
    "Simulated lines are not past prices. The others are recorded: the middle of a month’s prices in a band from lowest to highest. Not a forecast. Indicative only.",
  recorded:
    "Recorded: the middle of a month’s prices in a band from lowest to highest. Not a forecast. Indicative only.",
};

/** Below the chart of a city's prices, of which all lines are simulated, some or none. */
export function TrendNotice({ kind }: { kind: keyof typeof TREND_NOTICES }) {
  return <p className="quiet">{TREND_NOTICES[kind]}</p>;
}

/** Below the simulated map of a city's yards. */
export function CityMapNotice() {
  return (
    <p className="quiet">
      This map is illustrative: its markers do not show where the yards are. Use a yard’s Directions
      link to find it.
    </p>
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
    <p className="lead">
      This is the older layout of this page. Its price ranges are samples that never change.{" "}
      <Link to={`/${city.slug}/`}>See the current prices in {city.name}</Link>.
    </p>
  );
}

/** Below the static price ranges of the older layout. */
export function ClassicPricesNotice({ city }: ClassicNoticeProps) {
  return (
    <p className="notice">
      These are sample figures. They are the same for every city and do not follow the market.
      Before you sell, look at the <Link to={`/${city.slug}/`}>current prices in {city.name}</Link>.
    </p>
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
      General figures, not measured for your car or load. They come from different studies, so don’t
      add them up.
    </p>
  );
}

interface GeneralNoticeProps {
  /** The day on which the rules were last edited, YYYY-MM-DD. */
  editedOn: string;
}

/** Below the rules of the states in a guide. */
export function GeneralNotice({ editedOn }: GeneralNoticeProps) {
  return (
    <p className="notice">
      This is general information only, not legal advice. Please consult the official state
      legislation for comprehensive details, and confirm with the yard or the regulator before you
      rely on a rule. Last edited on <time dateTime={editedOn}>{longDate(editedOn)}</time>. The
      sources for each state are on its city pages:{" "}
      <Link to="/scrap-metal-prices-by-city/">choose your city</Link>.
    </p>
  );
}
