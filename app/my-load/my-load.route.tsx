import isNetworkError from "is-network-error";
import { useEffect } from "react";
import { redirect, useNavigation } from "react-router";
import { storeContext, visitorContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { ErrorScreen, RouteError } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/my-load.route";
import { liveLoad, loadLive } from "./live.ts";
import { shorterAddress } from "./load-address.ts";
import { LoadAnswer } from "./load-answer.tsx";
import { type LoadData, readLoadData } from "./load-data.ts";
import { LoadForm } from "./load-form.tsx";
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
    sort: ["best"],
    // Slugs of metals and items, people's own names for them, and what the form sends without scripts.
    "*": "search",
  },
  sitemap: "undated",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shorter = shorterAddress(url.searchParams);
  if (shorter) throw redirect(shorter);
  const { timeZone } = context.get(visitorContext);
  return orServiceUnavailable(readLoadData(context.get(storeContext), url.searchParams, timeZone));
}

/** The answer that the page shows, or showed last. */
let shown: LoadData | undefined;

/** Answers without a connection as far as the browser can, so that counting goes on. */
export async function clientLoader({
  url,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<LoadData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    // No answer has been shown yet, but the device may have the page cached as a document.
    if (!shown) window.location.assign(url);
    if (!shown) return new Promise(() => {});
    const live = await loadLive();
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
      <Hero title="My load" text="What your load is worth, who takes it and what to bring." />
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
