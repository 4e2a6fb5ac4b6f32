import { type RefObject, useEffect, useRef } from "react";
import { isRouteErrorResponse, redirect, useSearchParams } from "react-router";
import { storeContext, visitorContext } from "../../../worker/contract/context.ts";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";
import { materialsWithAliases } from "../../../worker/data/materials.ts";
import { nextHalfHour } from "../../../worker/data/yards/open-at.ts";
import { zoneFor } from "../../../worker/data/yards/open-then.ts";
import { type DirectoryFigures, yardTable } from "../../../worker/data/yards/yard-table.ts";
import { RouteError } from "../../frame/error-screens.tsx";
import { orServiceUnavailable } from "../../frame/errors.ts";
import { seo } from "../../frame/seo.ts";
import { YardOrderLinks } from "../../near/yard-order-links.tsx";
import {
  FILTER_PARAMETERS,
  filterAddress,
  readDirectoryAddress,
} from "../../paths/directory-address.ts";
import { ClearForm } from "../../ui/clear-form.tsx";
import { Hero } from "../../ui/hero.tsx";
import { lazyContent } from "../../ui/lazy-content.tsx";
import { Link } from "../../ui/link.tsx";
import { hoursReader } from "../../yard-facts/yard-hours.ts";
import { collectionPage } from "../../yard-facts/yard-structured-data.ts";
import type { Route } from "./+types/directory.route";
import { leadsOn, openWords, ownPriceLines, yardsFound } from "./answer-directory.ts";
import { DirectoryFilters, DirectoryView } from "./filters.tsx";
import { DirectoryGuide } from "./guide.tsx";
import { LeadLists } from "./leads.tsx";
import { meaningsOf } from "./meanings.ts";
import { directoryNear } from "./near.ts";
import { NearestFirst } from "./nearest-first.tsx";
import { DirectoryResults } from "./results.tsx";
import "./directory.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: {
    ...FILTER_PARAMETERS,
    sort: ["best"],
    page: "number",
    view: ["map"],
    debug: "flag",
  },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const state = readDirectoryAddress(url.searchParams);
  // The menu reads the metals in the same round trip, so that they cost nothing more.
  const [table, near, known] = await orServiceUnavailable(
    Promise.all([yardTable(store), directoryNear(store, state), materialsWithAliases(store)]),
  );
  const { options, figures } = table;
  if (state.filters.open === "now") {
    const { timeZone } = context.get(visitorContext);
    const open = nextHalfHour(zoneFor(table, near?.origin, state.filters.state, timeZone));
    throw redirect(filterAddress({ ...state.filters, open }, state.view, state.near, state.sort));
  }
  const [found, meanings] = await orServiceUnavailable(
    Promise.all([yardsFound(store, table, state, near, known), meaningsOf(store, state, options)]),
  );
  const leads = await orServiceUnavailable(leadsOn(store, table, state, near, found.total));
  const { filters, sort, page, view, isDebug } = state;
  const hoursOf = hoursReader();
  const yards = found.yards.map(({ ownPrices, ...yard }) => {
    const own = ownPriceLines(ownPrices, filters.materials, known);
    return { ...yard, hours: hoursOf(yard), ...(own.length > 0 && { ownPrices: own }) };
  });
  return {
    filters,
    near,
    page,
    view,
    isDebug,
    options,
    figures,
    leads,
    meanings,
    found: { ...found, yards },
    ...(sort && { sort }),
    ...(filters.open && { openWords: openWords(table, state, near) }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const found = loaderData?.found;
  const isNoindex = matches[0].loaderData?.isNoindex;
  return seo(matches, {
    title: "Scrap Yard Directory Australia | Find Scrap Metal Yards Near You",
    description: `Scrap metal yards ${ifNational(loaderData?.figures, "across Australia ")}with address, phone, accepted materials and services. Search by name, location or address, and filter by state.`,
    path: "/scrap-yards/",
    isVariant: Boolean(loaderData?.filters.open),
    jsonLd:
      import.meta.env.SSR && found
        ? ({ origin }) => [
            collectionPage(origin, isNoindex ? undefined : found, hero(loaderData.figures).text),
          ]
        : undefined,
  });
}

const STATES = 8;

/** Returns `words` if every state and territory has a listed yard, otherwise "". */
function ifNational(figures: DirectoryFigures | undefined, words: string): string {
  return figures?.states === STATES ? words : "";
}

function hero(figures?: DirectoryFigures) {
  return {
    title: "Scrap Yard Directory",
    text: `Yards${ifNational(figures, " across Australia")} and what they take.`,
  };
}

// Without a Suspense boundary, a navigation to the map waits for this code.
const DirectoryMap = lazyContent(
  async () => (await import("../map/directory-map.tsx")).DirectoryMap,
);

export default function ScrapYards({ loaderData }: Route.ComponentProps) {
  const { filters, near, sort, page, view, isDebug, options, figures, found } = loaderData;
  return (
    <>
      <Hero {...hero(figures)}>
        {isDebug && (
          <p className="debug-line">{`Fetched successfully: ${found.total} scrap yards`}</p>
        )}
      </Hero>
      <div className="directory split wrap">
        <DirectoryFilters
          filters={filters}
          near={near}
          options={options}
          sort={sort}
          page={page}
          view={view}
          found={counted(found)}
        />
        <FoundYards {...loaderData} />
      </div>
      <div className="directory-guide split wrap">
        <DirectoryGuide figures={figures} />
      </div>
    </>
  );
}

/** The number of yards found, "300+" if farther ones are left out. */
function counted(found: Route.ComponentProps["loaderData"]["found"]): string {
  return `${found.total}${"isCapped" in found && found.isCapped ? "+" : ""}`;
}

/** Values for a search without a place. */
const NOT_NEAR = { isCapped: false, within: null, near: null, order: null };

function FoundYards(loaded: Route.ComponentProps["loaderData"]) {
  const { filters, near, sort, view, found, leads, meanings, openWords } = loaded;
  const { isCapped, within, near: close, order } = "within" in found ? found : NOT_NEAR;
  const heading = useRef<HTMLHeadingElement>(null);
  useSmoothScrollToTop(found.page, heading);
  return (
    <section className="directory-results" aria-labelledby="found-heading">
      <div className="directory-head row">
        <h2 id="found-heading" ref={heading} tabIndex={-1} aria-live="polite">
          {`${counted(found)} Scrap Yards Found${found.isUnknown ? ", Hours Unknown" : ""}`}
        </h2>
        <DirectoryView view={view} />
        {near?.origin && (
          <NearestFirst
            near={near}
            isCapped={isCapped}
            view={view}
            total={found.total}
            count={(!found.isUnknown && close) || 0}
            isOpen={filters.open !== ""}
            isBest={order === "best"}
          />
        )}
      </div>
      <YardOrderLinks order={order} />
      {filters.open && (
        <p className="directory-open">
          {openWords}{" "}
          <Link
            to={filterAddress({ ...filters, open: "" }, view, near?.text, sort)}
            rel="nofollow"
            preventScrollReset
          >
            Show them all, open or not
          </Link>
        </p>
      )}
      <LeadLists lists={meanings} />
      {found.total === 0 ? (
        <div className="empty">
          <p>No scrap yards found matching your criteria</p>
          <LeadLists lists={leads} />
          <ClearForm label="Clear Filters" />
        </div>
      ) : (
        <>
          <div className="directory-found" data-view={view}>
            <DirectoryResults {...found} materials={filters.materials} view={view} />
            {view === "map" && <DirectoryMap filters={filters} near={near} within={within} />}
          </div>
          <LeadLists lists={leads} />
        </>
      )}
    </section>
  );
}

/**
 * Scrolls to the top when the page number changes, and moves the focus from the pagination link, which is now far
 * below, to the results' heading. A focused field keeps the focus.
 */
function useSmoothScrollToTop(page: number, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest("[aria-label=Pagination]"))
      heading.current?.focus({ preventScroll: true });
  }, [page, heading]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [parameters] = useSearchParams();
  const reason = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`.trim()
    : "Network Error";
  const message = `Failed to fetch scrap yards: ${reason}`;
  return (
    <RouteError error={error}>
      <Hero {...hero()}>
        {parameters.has("debug") && <p className="debug-line">{`Error: ${message}`}</p>}
      </Hero>
      <div className="error wrap" role="alert">
        <p>Error loading scrap yards. Please try again later.</p>
        <p className="quiet">{message}</p>
      </div>
    </RouteError>
  );
}
