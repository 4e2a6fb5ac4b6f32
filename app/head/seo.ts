import type { MetaDescriptor } from "react-router";
import type {
  BreadcrumbList,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";
import { errorTitle } from "../errors/errors.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";

/** Name of the site, for titles and structured data. */
export const SITE_NAME = "Scrap Metal Prices Australia";
const DEFAULT_TITLE = "Scrap Metal Prices Australia - Find Local Scrap Yards & Current Prices";
const DEFAULT_DESCRIPTION =
  "Indicative scrap metal prices in AUD per kilogram for cities and towns across Australia, with a national scrap yard directory and guides to selling.";

/** Where the prices are, and what the site is about, where that is not the whole country. */
export interface FewCities {
  /** "Newcastle and Perth". */
  where: string;
  about: string;
}

/** Alternative text of the picture in link previews. */
const IMAGE_ALT = "Indicative scrap metal prices in Australia, by city";

/** Head of a page; title and description default to the site's own. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Canonical path with a trailing slash. Without one the page is `noindex`. */
  path?: string;
  /** Makes the page `noindex`, as a variant of the page at its canonical path. */
  isVariant?: boolean;
  /**
   * Builds the page's structured data from the site's origin. Pass it on the server only (`import.meta.env.SSR`):
   * search engines read pages as sent, so browsers need not load this code, and the Content-Security-Policy can
   * forbid them to add script elements.
   */
  jsonLd?: ((origin: string) => WithContext<Thing>[]) | undefined;
}

// Every page's first match is the root route, whose loader returns the site's origin.
interface RootMatch {
  loaderData?:
    | { site: { origin: string }; isNoindex: boolean; few?: FewCities | undefined }
    | undefined;
  error?: unknown;
}

type Matches = readonly [RootMatch, ...unknown[]];

/** Builds every page's head: title, description, canonical link, Open Graph, Twitter card, structured data. */
export function seo(matches: Matches, page: PageHead = {}): MetaDescriptor[] {
  const failed = errorTitle(matches[0].error);
  const {
    title = DEFAULT_TITLE,
    description = matches[0].loaderData?.few?.about ?? DEFAULT_DESCRIPTION,
    path,
    isVariant,
    jsonLd,
  } = failed ? { title: failed } : page;
  const { site: { origin } = {}, isNoindex } = matches[0].loaderData ?? {};
  return [
    { title },
    { name: "description", content: description },
    ...(path && !isVariant && !isNoindex ? [] : [{ name: "robots", content: "noindex" }]),
    ...(origin ? tagsWithOrigin(origin, path) : []),
    ...(origin && jsonLd ? jsonLd(origin).map(script) : []),
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}

/** Tags with absolute URLs. */
function tagsWithOrigin(origin: string, path: string | undefined): MetaDescriptor[] {
  const image = `${origin}/share.png`;
  return [
    ...(path
      ? [
          { tagName: "link", rel: "canonical", href: origin + path },
          { property: "og:url", content: origin + path },
        ]
      : []),
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: IMAGE_ALT },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: IMAGE_ALT },
    ...(import.meta.env.SSR ? [script(webSite(origin))] : []),
  ];
}

function script(jsonLd: WithContext<Thing>): MetaDescriptor {
  return { "script:ld+json": jsonLd } as MetaDescriptor;
}

/** The site's publisher, for structured data; `origin` has no trailing slash. */
export function publisher(origin: string): Organization {
  const logo = `${origin}/apple-touch-icon.png`;
  return {
    "@type": "Organization",
    name: SITE_NAME,
    url: `${origin}/`,
    logo: { "@type": "ImageObject", url: logo, width: "180", height: "180" },
  };
}

/** Tells search engines how to search the site. */
function webSite(origin: string): WithContext<WebSite> {
  const searchAction: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: SITE_NAME,
    url: `${origin}/`,
    potentialAction: searchAction,
  };
}

/**
 * Structured data for a breadcrumb.
 * @param origin of the site, without a trailing slash
 * @param trail from the top of the site to the page itself
 */
export function breadcrumbList(
  origin: string,
  trail: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: origin + to,
    })),
  };
}
