import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allStates } from "../../worker/data/states.ts";
import { nullOnOutage } from "../errors.ts";
import type { Route } from "./+types/scrap-my-car.route";
import { contentPage } from "./content-pages.ts";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

/** Without the states in an outage: the guide then says so in place of its table. */
export async function loader({ context }: Route.LoaderArgs) {
  const states = await allStates(context.get(storeContext)).catch(nullOnOutage);
  return { page: contentPage(PATH), states };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? guideMeta(matches, loaderData.page) : [];
}

export default function ScrapMyCar({ loaderData: { page, states } }: Route.ComponentProps) {
  return <Guide page={page} values={{ states }} />;
}
