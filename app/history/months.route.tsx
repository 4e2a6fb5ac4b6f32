import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { recordedMonths } from "../../worker/data/record/national-price-months.ts";
import { RouteError } from "../errors/error-screens.tsx";
import { orServiceUnavailable } from "../errors/errors.ts";
import { across, seo } from "../head/seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { longMonth } from "../words/format.ts";
import type { Route } from "./+types/months.route";
import "./history.css";

export const handle: RouteHandle = { cache: "public", sitemap: "dataset" };

export async function loader({ context }: Route.LoaderArgs) {
  const months = await orServiceUnavailable(recordedMonths(context.get(storeContext)));
  return { months: months.map((month) => ({ month, name: longMonth(month) })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    subject: "Scrap metal price history by month",
    description: `Scrap metal prices recorded ${across(matches)}, month by month: every metal and city in AUD per kilogram, with a stable address to cite and CSV to download.`,
    path: "/prices/",
  });
}

const HERO = {
  title: "Scrap Metal Price History",
  text: "The prices we’ve recorded, month by month.",
};

export default function Months({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...HERO} />
      <div className="wrap">
        <section className="history" aria-labelledby="months-heading">
          <h2 id="months-heading">Recorded months</h2>
          {months.length > 0 ? (
            <ul className="history-months chips" aria-labelledby="months-heading">
              {months.map(({ month, name }) => (
                <li key={month}>
                  <Link to={`/prices/${month}/`} prefetch="intent">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">Nothing is recorded yet.</p>
          )}
          <p className="link-row">
            <Link to="/scrap-metal-prices-by-city/">Prices by city today</Link>
            <Link to="/scrap-metal-prices-by-material/">Prices by metal today</Link>
          </p>
        </section>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <Hero {...HERO} />
      <p className="error wrap" role="alert">
        We can’t load the recorded months right now. Please try again in a minute.
      </p>
    </RouteError>
  );
}
