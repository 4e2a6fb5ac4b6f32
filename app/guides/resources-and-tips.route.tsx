import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { STATE_CODES } from "../../worker/contract/state-codes.ts";
import { allStates, whatToBringIn } from "../../worker/data/places/states.ts";
import { Newsletter } from "../contact/newsletter-form.tsx";
import { nullOnOutage } from "../frame/errors.ts";
import type { Route } from "./+types/resources-and-tips.route";
import { contentPage } from "./content-pages.ts";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/resources-and-tips/";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { state: STATE_CODES },
  sitemap: "content",
};

/**
 * If the database is down, leaves out the states; the guide then says so in place of its table. `?state=` adds that
 * state's rules for sellers.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const code = url.searchParams.get("state")?.toUpperCase();
  const [states, bring] = await Promise.all([
    allStates(store).catch(nullOnOutage),
    code ? whatToBringIn(store, code).catch(nullOnOutage) : undefined,
  ]);
  return { page: contentPage(PATH), states, bring };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, bring } = loaderData;
  return guideMeta(matches, page, { isVariant: Boolean(bring) });
}

export default function ResourcesAndTips({ loaderData }: Route.ComponentProps) {
  const { page, states, bring } = loaderData;
  return (
    <Guide page={page} values={{ states, bring }}>
      <Newsletter page={PATH} />
    </Guide>
  );
}
