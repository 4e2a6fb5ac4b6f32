import { redirect } from "react-router";
import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { yardPath } from "../../worker/contract/yard-path.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { placedCities } from "../../worker/data/places/cities.ts";
import { citiesByDistance } from "../../worker/data/places/city-distances.ts";
import type { Store } from "../../worker/data/store.ts";
import { parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { yardState } from "../../worker/data/yards/yard-clock.ts";
import {
  wasYardRemoved,
  type YardDetails,
  yardDetails,
  yardSuccessor,
} from "../../worker/data/yards/yard-details.ts";
import type { Yard } from "../../worker/data/yards/yards.ts";
import { findOrigin } from "../../worker/search/places.ts";
import { positionText } from "../../worker/search/position.ts";
import { ErrorScreen, RouteError } from "../frame/error-screens.tsx";
import { gone, isGone, isNotFound, notFound, orServiceUnavailable } from "../frame/errors.ts";
import { breadcrumbList, seo } from "../frame/seo.ts";
import { type YardsMap, yardsMap } from "../maps/yards-map.ts";
import { type RulesNear, rulesNear } from "../near/rules-near.ts";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age-words.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { Link } from "../ui/link.tsx";
import { longDate, longMonth } from "../words/format.ts";
import { dayRanges } from "../yard-facts/hours-in-words.ts";
import { hoursReader } from "../yard-facts/yard-hours.ts";
import { localBusiness } from "../yard-facts/yard-structured-data.ts";
import type { Route } from "./+types/yard-page.route";
import { shownOffers } from "./yard-offers.ts";
import { YardPage } from "./yard-page.tsx";
import "./yard-page.css";

export const handle: RouteHandle = { cache: "public" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
  const details = await orServiceUnavailable(yardDetails(store, id));
  if (!details) throw await orServiceUnavailable(answerWithoutYard(store, id));
  const { yard } = details;
  const path = yardPath(yard);
  if (`/yard/${params.id}/${params.slug}/` !== path) throw redirect(path, 301);
  const [near, dataset, abroad] = await orServiceUnavailable(
    Promise.all([placeOf(store, yard), currentDataset(store), rulesAbroad(store, details)]),
  );
  const { timeZone = null, state = "" } = details.city ?? {};
  const week = parseOpeningHours(yard.openingHours ?? "");
  return {
    ...details,
    offers: shownOffers(details.offers, pricesDay(dataset, timeZone ?? NATIONAL_TIME_ZONE)),
    hours: hoursReader()({ ...yard, timeZone, state }),
    // This is empty if the hours are free text.
    days: week ? dayRanges(week) : [],
    path,
    near,
    map: mapOf(details, dataset?.isSample ?? false),
    abroad,
    // Dates in words: "9 November 2026", "November 2026".
    checkedOn: yard.checkedOn && longDate(yard.checkedOn),
    askedIn: details.askedIn && longMonth(details.askedIn),
  };
}

/** The redirect or error for an id that no listed yard has. @throws DatabaseError */
async function answerWithoutYard(store: Store, id: number) {
  const successor = await yardSuccessor(store, id);
  if (successor) return redirect(yardPath(successor), 301);
  if (await wasYardRemoved(store, id)) return gone("This yard is no longer listed");
  return notFound("There is no such yard");
}

/** The map of a yard and the nearest others; null if there are no others. */
function mapOf({ yard, nearest }: YardDetails, isSample: boolean): YardsMap | null {
  const [own, ...others] = [yard, ...nearest].flatMap(({ id, latitude: lat, longitude: lon }) =>
    lat === null || lon === null ? [] : { id, point: { lat, lon } },
  );
  if (!own || others.length === 0) return null;
  return yardsMap({ name: "This yard", ...own.point }, [own, ...others], isSample);
}

/** The rules of the yard's state if that is not its city's state; null otherwise. @throws DatabaseError */
async function rulesAbroad(store: Store, { yard, city }: YardDetails): Promise<RulesNear | null> {
  const state = city && yardState(yard.address, city);
  if (!state || state === city.state) return null;
  const { latitude: lat, longitude: lon } = yard;
  const isPlaced = lat !== null && lon !== null;
  const cities = isPlaced ? citiesByDistance(await placedCities(store), { lat, lon }) : [];
  return rulesNear(store, [state], cities);
}

/**
 * The yard's place for the directory's URL: its suburb, as in "… Street, Gillman SA 5013", if we know that place;
 * otherwise its position, or null.
 * @throws DatabaseError
 */
async function placeOf(store: Store, { address, latitude, longitude }: Yard) {
  const suburb = /,\s*([^,]+ [A-Z]{2,3} \d{4})\s*$/.exec(address)?.[1];
  if (suburb && (await findOrigin(store, suburb)).origin) return suburb;
  if (latitude === null || longitude === null) return null;
  return positionText({ lat: latitude, lon: longitude });
}

function trailOf(city: Route.ComponentProps["loaderData"]["city"]): Crumb[] {
  const yards = { label: "Scrap yards", to: "/scrap-yards/" };
  if (!city) return [yards];
  const { name, state, slug } = city;
  const ofState = { label: state, to: `/scrap-yards/?state=${state}` };
  return [yards, ofState, { label: name, to: `/${slug}/` }];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Yard Not Found" });
  const { yard, city, path } = loaderData;
  const isNoindex = matches[0].loaderData?.isNoindex;
  const place = city ? `${city.name}, ${city.state}` : yard.address;
  return seo(matches, {
    title: `${yard.name}, scrap metal yard in ${place}`,
    description: `${yard.name}, ${yard.address}: opening hours, what it takes, prices in ${city?.name ?? "the area"} and what to bring.`,
    path,
    jsonLd: import.meta.env.SSR
      ? ({ origin }) => [
          breadcrumbList(origin, [...trailOf(city), { label: yard.name, to: path }]),
          ...(isNoindex ? [] : [structuredYard(loaderData)]),
        ]
      : undefined,
  });
}

function structuredYard({ yard, city }: Route.ComponentProps["loaderData"]) {
  const place = { cityName: city?.name ?? "Unknown", state: city?.state ?? "Unknown" };
  return { "@context": "https://schema.org", ...localBusiness({ ...yard, ...place }) } as const;
}

export default function YardScreen({ loaderData }: Route.ComponentProps) {
  return <YardPage {...loaderData} trail={trailOf(loaderData.city)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = isGone(error) ? "Yard No Longer Listed" : "Yard Not Found";
  return (
    <RouteError error={error}>
      <ErrorScreen title={title} text={textOf(error)}>
        <Link className="button" to="/scrap-yards/">
          Find another yard
        </Link>
      </ErrorScreen>
    </RouteError>
  );
}

function textOf(error: unknown): string {
  if (isGone(error)) return "We have taken this yard off the list. It may have closed or moved.";
  return isNotFound(error)
    ? "There is no yard at this web address. Search the directory by name or suburb."
    : "We can’t load this yard right now. Please try again in a minute.";
}
