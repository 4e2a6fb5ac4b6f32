import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allStates } from "../../worker/data/states.ts";
import Content, { contents, frontmatter } from "../content/scrap-my-car.mdx";
import { nullOnOutage } from "../errors.ts";
import type { Route } from "./+types/scrap-my-car.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

/** Without the states in an outage: the guide then says so in place of its table. */
export async function loader({ context }: Route.LoaderArgs) {
  const states = await allStates(context.get(storeContext)).catch(nullOnOutage);
  return { states };
}

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function ScrapMyCar({ loaderData: { states } }: Route.ComponentProps) {
  return <Guide head={frontmatter} contents={contents} Content={Content} values={{ states }} />;
}
