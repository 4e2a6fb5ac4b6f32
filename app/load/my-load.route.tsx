import { redirect } from "react-router";
import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { materialsWithAliases } from "../../worker/data/materials.ts";
import { orServiceUnavailable } from "../errors.ts";
import { today } from "../format.ts";
import { seo } from "../seo.ts";
import { ErrorScreen, RouteError } from "../ui/error-screens.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/my-load.route";
import { answerAnywhere, answerNear } from "./answer.ts";
import { ITEMS, itemParameter } from "./items.ts";
import { readLoad } from "./load.ts";
import { LOAD_PATH, loadAddress, readLoadFields, shorterAddress } from "./load-address.ts";
import { LoadAnswer } from "./load-answer.tsx";
import { LoadForm } from "./load-form.tsx";
import { readPlace } from "./load-place.ts";
import { KM_COST, readKmCost } from "./quantities.ts";
import "./my-load.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: {
    near: "search",
    "km-cost": "search",
    add: "search",
    remove: "search",
    ...Object.fromEntries(ITEMS.map((item) => [itemParameter(item), "search"])),
    // The slugs of the metals.
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
  const [materials, near] = await orServiceUnavailable(
    Promise.all([materialsWithAliases(store), readPlace(store, fields.near, address)]),
  );
  const { rows, items, lines, problems } = await orServiceUnavailable(
    readLoad(store, address, fields, materials),
  );
  const kmCost = readDriveCost(fields.kmCost);
  const hasLoad = lines.length > 0;
  const { origin, ...place } = near;
  const [answer, anywhere] = await orServiceUnavailable(
    Promise.all([
      hasLoad && origin ? answerNear(store, origin, lines, materials, kmCost.value) : null,
      hasLoad && !origin ? answerAnywhere(store, lines) : null,
    ]),
  );
  const shown = new Set(rows.map(({ slug }) => slug));
  return {
    address,
    isVariant: url.searchParams.size > 0,
    place,
    kmCost,
    rows,
    items,
    moreMetals: materials
      .filter(({ slug }) => !shown.has(slug))
      .map(({ slug, name }) => ({ slug, name })),
    problems: [
      ...(place.problem ? [{ text: place.problem, field: "near" }] : []),
      ...problems,
      ...(kmCost.problem ? [{ text: `Cost of driving: ${kmCost.problem}`, field: "km-cost" }] : []),
    ],
    lines,
    answer,
    anywhere,
    today: today("Australia/Sydney"),
  };
}

function readDriveCost(text: string) {
  const typed = text === "" ? { value: KM_COST } : readKmCost(text);
  return "problem" in typed
    ? { text, value: KM_COST, problem: typed.problem }
    : { text, value: typed.value, problem: null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return seo(matches, {
    title: "What is my load worth? | Scrap Metal Prices Australia",
    description:
      "Type what you have and where you are to see what it’s worth near you, whether it pays to drive to another city, and which yards take all of it.",
    path: LOAD_PATH,
    isVariant: loaderData?.isVariant ?? false,
  });
}

const HERO = {
  title: "My load",
  text: "Tell us where you are and what you have. See what it’s worth, who takes it and what to bring.",
};

export default function MyLoad({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <Hero {...HERO} />
      <div className="load wrap">
        <LoadForm {...loaderData} />
        <LoadAnswer {...loaderData} origin={matches[0].loaderData.site.origin} />
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
