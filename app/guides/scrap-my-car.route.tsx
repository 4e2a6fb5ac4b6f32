import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allStates, STATE_CODES } from "../../worker/data/states.ts";
import { contentPage } from "../content/content-pages.ts";
import { nullOnOutage } from "../errors/errors.ts";
import type { Route } from "./+types/scrap-my-car.route";
import { carChoice } from "./car-choice.ts";
import { CarTop } from "./car-top.tsx";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { near: "search", state: STATE_CODES },
  sitemap: "content",
};

/** Without the states and the place in an outage; the guide then says so instead of showing its table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const states = await allStates(store).catch(nullOnOutage);
  const choice = await carChoice(store, url.searchParams).catch(nullOnOutage);
  return { page: contentPage(PATH), states, choice };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, choice } = loaderData;
  return guideMeta(matches, page, { isVariant: Boolean(choice) });
}

export default function ScrapMyCar({ loaderData: { page, states, choice } }: Route.ComponentProps) {
  return (
    <Guide page={page} values={{ states, state: choice?.state }} top={<CarTop {...choice} />} />
  );
}
