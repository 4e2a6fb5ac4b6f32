import { Car, Handshake, type IconNode, LineChart, Magnet, MapPin, Scale, Weight } from "lucide";
import { Form } from "react-router";
import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { materialRanges } from "../../worker/data/material-ranges.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import { topCities } from "../../worker/data/places/cities.ts";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { feedInHead } from "../paths/feed-link.tsx";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age-words.ts";
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
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { MoreRows } from "../ui/more-rows.tsx";
import type { Route } from "./+types/home.route";
import { cityShown } from "./city-shown.ts";
import FEATURES from "./features.json";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { city: "city" },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const top = topCities(store, 6);
  const [cities, materials, dataset, { shown, choices }, scales] = await orServiceUnavailable(
    Promise.all([
      top,
      allMaterials(store),
      currentDataset(store),
      cityShown(store, url.searchParams.get("city"), top),
      materialRanges(store),
    ]),
  );
  const day = pricesDay(dataset, shown?.city.timeZone ?? NATIONAL_TIME_ZONE);
  const rows = priceRows(materials, shown?.prices ?? [], day, scales);
  const common = commonMetals(rows);
  const board = currentRows(common);
  const canChoose = new Set(choices.map(({ slug }) => slug));
  return {
    cities: cities.map(({ name, slug }) => ({
      name,
      slug,
      // The home page cannot show a city without current prices.
      path: canChoose.has(slug) ? `/?city=${slug}` : `/${slug}/`,
    })),
    city: shown ? { name: shown.city.name, slug: shown.city.slug } : null,
    ...withSharedDays(rows),
    board,
    leftOut: common.length - board.length,
    checked: earliestChecked(board),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [...seo(matches, { path: "/" }), feedInHead("/", "Price changes in Australia")];
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { cities, city, rows, days, board, leftOut, checked } = loaderData;
  return (
    <>
      <div className="board-hero home-hero split wrap">
        <div>
          <h1>Find the Best Scrap Metal Prices in Australia</h1>
          <CitySearch />
        </div>
        {city && (
          <PriceBoard
            city={city}
            rows={board}
            checked={checked}
            leftOut={leftOut}
            head={`Prices in ${city.name}`}
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
            {cities.map(({ name, slug, path }) => (
              <li key={slug}>
                <Link
                  to={path}
                  aria-current={slug === city?.slug ? "true" : undefined}
                  prefetch="intent"
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <Tools />
        </div>
      </div>
      {city && (
        <section className="section wrap" aria-labelledby="prices-heading">
          <h2 id="prices-heading">{`Current Scrap Metal Prices in ${city.name}`}</h2>
          <PriceTable caption={`Prices in ${city.name}, ${days}`} rows={rows} isDescribed />
          <MoreRows of="metals" count={rows.length} />
          <p className="link-row">
            <Link to={`/${city.slug}/`} prefetch="intent">
              {`Yards and rules in ${city.name}`}
            </Link>
          </p>
        </section>
      )}
      <FeatureCards city={city} />
      <ReadyToSell />
    </>
  );
}

function CitySearch() {
  return (
    <Form
      className="search-form search-box"
      action="/search/"
      role="search"
      aria-label="City prices"
    >
      <label className="visually-hidden" htmlFor="city">
        City or town
      </label>
      <CityField id="city" />
    </Form>
  );
}

/** Questions that have a page of their own. */
const TOOLS = [
  ["What is my load worth?", "/my-load/", Weight],
  ["Was that a fair offer?", "/fair-price/", Handshake],
  ["What is this?", "/what-is-it/", Magnet],
] as const;

function Tools() {
  return (
    <ul className="home-tools">
      {TOOLS.map(([label, to, icon]) => (
        <li key={to}>
          <Link className="card" to={to} prefetch="intent">
            <LineIcon of={icon} size={22} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ICONS: Record<string, IconNode> = { Car, LineChart, MapPin, Scale };

/** Cards that present the site's features and link to them; the card without a path links to the city's chart. */
function FeatureCards({ city }: { city: { slug: string } | null }) {
  const trends = city ? `/${city.slug}/#trend` : "/scrap-metal-prices-by-city/";
  return (
    <ul className="feature-cards card-grid card-grid-four wrap" aria-label="What you can do here">
      {FEATURES.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Link className="card" to={to ?? trends} prefetch="intent">
            <h2>
              <LineIcon of={ICONS[icon]!} size={20} /> {title}
            </h2>
            <p>{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ReadyToSell() {
  return (
    <section className="band">
      <div className="wrap">
        <h2>Ready to sell your scrap?</h2>
        <p>Compare cities, ring two or three yards, and bring photo ID and proof of ownership.</p>
        <p>
          <Link className="button" to="/scrap-yards/" prefetch="intent">
            Find a scrap yard
          </Link>
          <Link className="button button-quiet" to="/scrap-metal-prices-by-city/" prefetch="intent">
            Compare cities
          </Link>
        </p>
      </div>
    </section>
  );
}
