import type { City } from "../../worker/data/types.ts";
import { longDate } from "../format.ts";
import { Link } from "../ui/link.tsx";

// Everything with which the site limits what it says, in one place for whoever is answerable for it.

/** Shown while the loaded dataset is marked as a sample. */
export const SAMPLE_NOTICE =
  "Sample data: the prices and yards on this site are invented for demonstration. Do not rely on them.";

/** Below the prices of a city. */
export function IndicativeNotice() {
  return (
    <p className="quiet">
      Indicative only: yards set their own prices by quantity, grade and the day’s market.
    </p>
  );
}

/** Below the chart of a city's prices. */
export function TrendNotice() {
  return (
    <p className="quiet">
      Illustrative data: the curve shows the usual seasons, not recorded prices. Indicative only.
    </p>
  );
}

/** Below the simulated map of a city's yards. */
export function CityMapNotice() {
  return (
    <p className="quiet">
      This map is illustrative: its markers do not show where the yards are. Use the directions of a
      yard to find it.
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
      This is the older layout of this page. Its price ranges are long-standing static samples.{" "}
      <Link to={`/${city.slug}/`}>See the current prices in {city.name}</Link>.
    </p>
  );
}

/** Below the static price ranges of the older layout. */
export function ClassicPricesNotice({ city }: ClassicNoticeProps) {
  return (
    <p className="notice">
      These figures have stood here for a long time. They are the same for every city and do not
      follow the market. Before you sell, look at the{" "}
      <Link to={`/${city.slug}/`}>current prices in {city.name}</Link>.
    </p>
  );
}

/** Below the directory's questions and answers. */
export function DirectoryFaqNotice() {
  return (
    <p className="quiet">
      General information only, not legal advice. The rules of the state in which you sell decide.
    </p>
  );
}

/** Below the environmental figures of the guides. */
export function EnvironmentNotice() {
  return (
    <p className="quiet">
      General figures, not measured for your car or load. They come from different counts: do not
      add them up.
    </p>
  );
}

interface GeneralNoticeProps {
  /** ISO day on which the rules were last checked. */
  checkedOn: string;
}

/** Below the rules of the states in a guide. */
export function GeneralNotice({ checkedOn }: GeneralNoticeProps) {
  return (
    <p className="notice">
      This is general information only, not legal advice. Please consult the official state
      legislation for comprehensive details, and ask the regulator before you rely on a rule.
      Checked on <time dateTime={checkedOn}>{longDate(checkedOn)}</time>. Each city has the rules of
      its state: <Link to="/scrap-metal-prices-by-city/">choose yours</Link>.
    </p>
  );
}

interface AnalyticsNoteProps {
  /** Whether the operator set an analytics measurement id. */
  isMeasured: boolean;
}

/** In the privacy policy, on cookies: what holds with analytics and without. */
export function AnalyticsNote({ isMeasured }: AnalyticsNoteProps) {
  return (
    <>
      {isMeasured ? <Measured /> : <NotMeasured />}
      <p>
        Cloudflare, which delivers the pages, may set a short-lived cookie of its own when it has to
        tell people from robots.
      </p>
    </>
  );
}

// Both must stay true of app/frame/analytics.ts.

function NotMeasured() {
  return (
    <p>
      We do not measure visits and set no cookies. The pages load nothing from any other company: no
      analytics, no advertising, no trackers, no fonts and no map tiles.
    </p>
  );
}

function Measured() {
  return (
    <>
      <p>
        We measure visits with Google Analytics. Where JavaScript runs, your browser loads a script
        from www.googletagmanager.com. It tells Google the address of each page that you open, with
        your search words and filters in it, the time, the page that you came from, and what kind of
        device and browser you use. Depending on our settings at Google it can also report how far
        you scroll, which links away from the site you follow, and that a form was used. Google
        receives your network address with it, from which it derives roughly where you are, and may
        handle these data in other countries. We use the results to improve the site. Our pages do
        not pass on what you write in our forms.
      </p>
      <p>
        Google’s script sets cookies on this site, whose names begin with “_ga”, to tell one visitor
        from another. By Google’s default they last up to two years. You can refuse: block or delete
        cookies in your browser’s settings, block the script with a content blocker, or install
        Google’s opt-out add-on. Everything on this site works without it. Nothing else on the pages
        comes from another company: no advertising, no fonts and no map tiles.
      </p>
    </>
  );
}
