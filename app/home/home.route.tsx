import { Form } from "react-router";
import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { topCities } from "../../worker/data/cities.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import { orServiceUnavailable } from "../errors/errors.ts";
import { seo } from "../head/seo.ts";
import { feedInHead } from "../paths/feed-link.tsx";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age.ts";
import { PriceBoard } from "../prices/price-board.tsx";
import {
  commonMetals,
  currentRows,
  earliestChecked,
  priceRows,
  withSharedDays,
} from "../prices/price-rows.ts";
import { PriceTable } from "../prices/price-table.tsx";
import { CityField } from "../search/city-field.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/home.route";
import { ChooseCity } from "./choose-city.tsx";
import { cityShown } from "./city-shown.ts";
import { FeatureCards } from "./feature-cards.tsx";

/** The questions that a page of its own answers. */
const TOOLS = [
  ["What is my load worth?", "/my-load/"],
  ["Was that a fair offer?", "/fair-price/"],
  ["What is this?", "/what-is-it/"],
] as const;

export const handle: RouteHandle = {
  cache: "public",
  parameters: { city: "city" },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const asked = url.searchParams.get("city");
  const top = topCities(store, 6);
  const [cities, materials, dataset, { shown, choices }] = await orServiceUnavailable(
    Promise.all([top, allMaterials(store), currentDataset(store), cityShown(store, asked, top)]),
  );
  const day = pricesDay(dataset, shown?.city.timeZone ?? NATIONAL_TIME_ZONE);
  const rows = priceRows(materials, shown?.prices ?? [], day);
  const common = commonMetals(rows);
  const current = currentRows(common);
  const named = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });
  return {
    cities: cities.map(named),
    choices: choices.map(named),
    city: shown ? named(shown.city) : null,
    isNear: asked !== null && asked === shown?.city.slug,
    ...withSharedDays(rows),
    board: current,
    leftOut: common.length - current.length,
    checked: earliestChecked(current),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [...seo(matches, { path: "/" }), feedInHead("/", "Price changes in Australia")];
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { cities, choices, city, isNear, rows, days, board, leftOut, checked } = loaderData;
  return (
    <>
      <div className="board-hero home-hero wrap">
        <div>
          <h1>Find the Best Scrap Metal Prices in Australia</h1>
          <p className="lead">
            What scrap fetches near you, which yard takes it, and what to bring.
          </p>
          <Form className="search-form" action="/search/" role="search" aria-label="City prices">
            <label className="visually-hidden" htmlFor="city">
              City or town
            </label>
            <CityField id="city" />
          </Form>
          <p className="home-tools">
            {TOOLS.map(([label, to]) => (
              <Link className="button button-quiet" key={to} to={to} prefetch="intent">
                {label}
              </Link>
            ))}
          </p>
        </div>
        {city && (
          <PriceBoard
            city={city}
            rows={board}
            checked={checked}
            leftOut={leftOut}
            head={
              <ChooseCity
                where={`${isNear ? "near" : "in"} ${city.name}`}
                slug={city.slug}
                choices={choices}
              />
            }
          >
            <Link to={`/${city.slug}/`} prefetch="intent">
              {`All ${city.name} prices`}
            </Link>
          </PriceBoard>
        )}
        <div>
          <p className="chips-label" id="popular">
            {matches[0].loaderData.few ? "Cities" : "Popular cities"}
          </p>
          <ul className="chips" aria-labelledby="popular">
            {cities.map(({ name, slug }) => (
              <li key={slug}>
                <Link to={`/${slug}/`} prefetch="intent">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <FeatureCards city={city} />
      {city && (
        <section className="section wrap" aria-labelledby="prices-heading">
          <h2 id="prices-heading">{`Current Scrap Metal Prices in ${city.name}`}</h2>
          <PriceTable
            caption={`Prices in ${city.name}, Australian dollars per kilogram. ${days}`}
            rows={rows}
            isDescribed
          />
          <p>
            <Link to={`/${city.slug}/`} prefetch="intent">
              {`Yards and rules in ${city.name}`}
            </Link>
          </p>
        </section>
      )}
      <section className="band">
        <div className="wrap">
          <h2>Ready to sell your scrap?</h2>
          <p>Compare cities, ring two or three yards, and bring photo ID and proof of ownership.</p>
          <p>
            <Link className="button" to="/scrap-yards/" prefetch="intent">
              Find a scrap yard
            </Link>
            <Link
              className="button button-quiet"
              to="/scrap-metal-prices-by-city/"
              prefetch="intent"
            >
              Compare cities
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}
