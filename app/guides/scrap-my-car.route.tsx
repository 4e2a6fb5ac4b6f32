import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { STATE_CODES } from "../../worker/contract/state-codes.ts";
import { allStates } from "../../worker/data/places/states.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { nearPlace } from "../near/near-place.ts";
import { typedText } from "../words/cut-text.ts";
import type { Route } from "./+types/scrap-my-car.route";
import { carChoice } from "./car-choice.ts";
import { CarTop } from "./car-top.tsx";
import { carWorth } from "./car-worth.ts";
import { contentPage } from "./content-pages.ts";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { near: "search", car: "search", offer: "private", state: STATE_CODES },
  sitemap: "content",
};

/** If the database is down, leaves out the states and the place; the guide then says so in place of its table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const typed = (name: string) => typedText(url.searchParams, name);
  const fields = { car: typed("car"), near: typed("near"), offer: typed("offer") };
  const [states, place] = await Promise.all([
    allStates(store).catch(nullOnOutage),
    nearPlace(store, fields.near).catch(nullOnOutage),
  ]);
  const choice = carChoice(place, url.searchParams);
  const worth = await carWorth(store, fields, place).catch(nullOnOutage);
  return { page: contentPage(PATH), states, choice, fields, worth };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, choice, worth } = loaderData;
  return guideMeta(matches, page, { isVariant: Boolean(choice ?? worth) });
}

export default function ScrapMyCar({ loaderData }: Route.ComponentProps) {
  const { page, states, choice, fields, worth } = loaderData;
  const top = <CarTop {...choice} fields={fields} worth={worth} />;
  return <Guide page={page} values={{ states, state: choice?.state }} top={top} />;
}
