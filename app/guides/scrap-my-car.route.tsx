import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allStates } from "../../worker/data/states.ts";
import { nullOnOutage } from "../errors.ts";
import { staticContent } from "../ui/static-content.tsx";
import type { Route } from "./+types/scrap-my-car.route";
import { carPlace } from "./car-place.ts";
import { contentPage } from "./content-pages.ts";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { near: "search" },
  sitemap: "content",
};

/** Without the states in an outage, and the place: the guide then says so in place of its table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const states = await allStates(store).catch(nullOnOutage);
  const near = await carPlace(store, url.searchParams, states ?? []).catch(nullOnOutage);
  return { page: contentPage(PATH), states, near };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, near } = loaderData;
  return guideMeta(matches, page, { isVariant: Boolean(near) });
}

export default function ScrapMyCar({ loaderData: { page, states, near } }: Route.ComponentProps) {
  return (
    <Guide page={page} values={{ states }} top={near && <CarNear key={near.text} {...near} />} />
  );
}

const CarNear = staticContent(async () => (await import("./car-near.tsx")).CarNear);
