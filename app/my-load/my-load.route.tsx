import isNetworkError from "is-network-error";
import { useEffect } from "react";
import { redirect, useNavigation } from "react-router";
import { storeContext, visitorContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { materialsWithAliases } from "../../worker/data/materials.ts";
import { placedCities } from "../../worker/data/places/cities.ts";
import { nextNear } from "../../worker/data/yards/open-then.ts";
import { findOrigin } from "../../worker/search/places.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { ErrorScreen, RouteError } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { readSum } from "../goods/offered-sum.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { today } from "../words/format.ts";
import type { Route } from "./+types/my-load.route";
import { answerAnywhere, answerNear } from "./answer-load.ts";
import { countLoad } from "./count.ts";
import { liveLoad, loadLive } from "./live.ts";
import { identifyPath, readLoad } from "./load.ts";
import { loadAddress, readLoadFields, shorterAddress } from "./load-address.ts";
import { LoadAnswer } from "./load-answer.tsx";
import { LoadForm } from "./load-form.tsx";
import { readPlace } from "./load-place.ts";
import { carriedBy } from "./vehicles.ts";
import { readDriveCost } from "./verdicts/drive-cost.ts";
import "./my-load.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: {
    near: "search",
    to: "search",
    "km-cost": "search",
    vehicle: "search",
    offer: "search",
    open: "half-hour",
    // Slugs of metals and items, people's own names for them, and what the form sends without scripts.
    "*": "search",
  },
  sitemap: "undated",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shorter = shorterAddress(url.searchParams);
  if (shorter) throw redirect(shorter);
  const store = context.get(storeContext);
  const address = loadAddress(url.searchParams);
  const fields = readLoadFields(url.searchParams);
  const [materials, near, dataset, cities, vocabulary, ...to] = await orServiceUnavailable(
    Promise.all([
      materialsWithAliases(store),
      readPlace(store, fields.near, address),
      currentDataset(store),
      placedCities(store),
      currentVocabulary(store),
      ...fields.to
        .split(";", 2)
        .map(async (text) => text && (await findOrigin(store, text)).origin),
    ]),
  );
  const { origin, ...place } = near;
  if (fields.open === "now") {
    const { timeZone } = context.get(visitorContext);
    const query = new URLSearchParams(address.slice(LOAD_PATH.length));
    query.set("open", await orServiceUnavailable(nextNear(store, origin, timeZone)));
    throw redirect(`${LOAD_PATH}?${query}`);
  }
  const { rows, items, left } = readLoad(address, fields, { materials, vocabulary });
  const { lines, leftOut } = countLoad(rows);
  const load = { rows, lines };
  const kmCost = readDriveCost(fields.kmCost);
  const { trips, most } = carriedBy(fields.vehicle, lines);
  const drive = { kmCost: kmCost.value * trips, most };
  const live = { materials, dataset, cities };
  const [answer, anywhere] = await orServiceUnavailable(
    Promise.all([
      rows.length > 0 && origin
        ? answerNear(store, { origin, to, open: fields.open }, load, drive, live)
        : null,
      lines.length > 0 && !origin ? answerAnywhere(store, lines) : null,
    ]),
  );
  return {
    address,
    answeredFor: address,
    identifyPath: identifyPath(address),
    isVariant: url.searchParams.size > 0,
    place,
    open: fields.open,
    to: fields.to,
    kmCost,
    vehicle: fields.vehicle,
    offer: { text: fields.offer, ...readSum(fields.offer) },
    left,
    ...{ rows, items, lines, leftOut, answer, anywhere },
    today: today("Australia/Sydney"),
    isProvisional: false,
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** The answer that the page shows, or showed last. */
let shown: Data | undefined;

/** Without a connection the browser answers as far as it can, so that counting goes on. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<Data> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    // Not yet on this page: as a document it may be kept on the device.
    if (!shown) window.location.assign(url);
    if (!shown) return new Promise(() => {});
    const live = await loadLive().catch(() => undefined);
    return live?.recount(shown, url.search) ?? { ...shown, isProvisional: true };
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return seo(matches, {
    subject: "What is my load worth?",
    description:
      "Type what you have and where you are to see what it’s worth near you, which yards take it, what to bring, and whether it pays to drive to another city.",
    path: LOAD_PATH,
    isVariant: loaderData?.isVariant ?? false,
  });
}

const HERO = {
  title: "My load",
  text: "What your load is worth, who takes it and what to bring.",
};

export default function MyLoad({ loaderData, matches }: Route.ComponentProps) {
  const { location } = useNavigation();
  useEffect(() => {
    shown = loaderData;
  }, [loaderData]);
  // Until the site has answered the next load, show the browser's own answer.
  const isNext = location?.pathname === LOAD_PATH && loaderData.rows.length > 0;
  const data = (isNext && liveLoad()?.recount(loaderData, location.search)) || loaderData;
  return (
    <>
      <Hero {...HERO} />
      <div className="load split wrap">
        <LoadForm {...loaderData} />
        <LoadAnswer
          {...data}
          isOffline={loaderData.isProvisional}
          origin={matches[0].loaderData.site.origin}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <ErrorScreen
        title="My load"
        text="We can’t load the prices right now. Your load is still in this page’s address, so try again in a minute."
      >
        <Link to="/scrap-yards/">Find a scrap yard</Link>
      </ErrorScreen>
    </RouteError>
  );
}
