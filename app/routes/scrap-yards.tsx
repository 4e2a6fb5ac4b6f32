import { useEffect, useRef } from "react";
import { data } from "react-router";
import { directoryOptions, searchYards } from "../../worker/data/directory.ts";
import { storeContext } from "../context.ts";
import { directoryState } from "../directory-state.ts";
import { answer, CACHE, routeHeaders } from "../http.ts";
import { seo } from "../seo.ts";
import { ClearForm } from "../ui/clear-form.tsx";
import { DirectoryCard } from "../ui/directory-card.tsx";
import { DirectoryFilters } from "../ui/directory-filters.tsx";
import { Hero } from "../ui/hero.tsx";
import { Pagination } from "../ui/pagination.tsx";
import type { Route } from "./+types/scrap-yards";

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { filters, page } = directoryState(url.searchParams);
  const [options, found] = await answer(
    Promise.all([directoryOptions(store), searchYards(store, filters, page)]),
  );
  const policy = filters.q ? CACHE.none : CACHE.prices;
  return data({ filters, options, ...found }, { headers: policy });
}

export const headers = routeHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    title: "Scrap Yard Directory Australia | Find Scrap Metal Yards Near You",
    description:
      "Scrap metal yards across Australia with address, phone, accepted materials and services. Search by name, location or address, and filter by state.",
    path: "/scrap-yards/",
  });
}

const HERO = {
  title: "Scrap Yard Directory",
  text: "Scrap metal yards in every state and territory: who takes what, and how to reach them.",
};

export default function ScrapYards({ loaderData }: Route.ComponentProps) {
  const { filters, options, yards, total, page, pages } = loaderData;
  useSmoothScrollToTop(page);
  return (
    <>
      <Hero {...HERO} />
      <div className="directory wrap">
        <DirectoryFilters filters={filters} options={options} page={page} />
        <section className="directory-results" aria-labelledby="found-heading">
          <h2 id="found-heading">{total} Scrap Yards Found</h2>
          {yards.length > 0 ? (
            <ul className="directory-list">
              {yards.map((yard) => (
                <DirectoryCard key={yard.id} yard={yard} />
              ))}
            </ul>
          ) : (
            <div className="empty">
              <p>No scrap yards found matching your criteria</p>
              <ClearForm label="Clear Filters" />
            </div>
          )}
          <Pagination page={page} pages={pages} />
        </section>
      </div>
    </>
  );
}

/** Moves to the top when the page number changes, not when the first page is shown. */
function useSmoothScrollToTop(page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  }, [page]);
}

export function ErrorBoundary() {
  return (
    <>
      <Hero {...HERO} />
      <div className="error wrap" role="alert">
        <p>Error loading scrap yards. Please try again later.</p>
        <p className="quiet">Failed to fetch scrap yards: 503 Service Unavailable</p>
      </div>
    </>
  );
}
