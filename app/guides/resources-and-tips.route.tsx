import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allStates } from "../../worker/data/states.ts";
import { contentPage } from "../content/content-pages.ts";
import { nullOnOutage } from "../errors/errors.ts";
import { Newsletter } from "../forms/newsletter-form.tsx";
import type { Route } from "./+types/resources-and-tips.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/resources-and-tips/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

/** Without the states in an outage; the guide then says so instead of showing its table. */
export async function loader({ context }: Route.LoaderArgs) {
  const states = await allStates(context.get(storeContext)).catch(nullOnOutage);
  return { page: contentPage(PATH), states };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? guideMeta(matches, loaderData.page) : [];
}

export default function ResourcesAndTips({ loaderData: { page, states } }: Route.ComponentProps) {
  return (
    <Guide page={page} values={{ states }}>
      <Newsletter page={PATH} />
    </Guide>
  );
}
