import type { MetaDescriptor } from "react-router";

/** The name of the site, in titles and structured data. */
export const SITE_NAME = "Scrap Metal Prices Australia";
const DEFAULT_TITLE = "Scrap Metal Prices Australia - Find Local Scrap Yards & Current Prices";
const DEFAULT_DESCRIPTION =
  "Indicative scrap metal prices in AUD per kilogram for cities and towns across Australia, with a national scrap yard directory and plain guides to selling.";

/** What a page says of itself; what is left out falls back to the site's own words. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Canonical path with its slash at the end; left out on pages that are not to be found. */
  path?: string;
  /** Keeps a page with a canonical path out of search engines: it is a variant of that path. */
  isVariant?: boolean;
  /**
   * Structured data of the page, beside the site's own; takes the site's address. Given on the server
   * alone (`import.meta.env.SSR`): search engines read pages as sent, so no browser has to load the
   * code that makes it, nor to make script elements, which its security policy forbids.
   */
  jsonLd?: ((origin: string) => object[]) | undefined;
}

// The root route comes first in every page's matches and knows the site's address.
type Matches = readonly [{ loaderData?: { site: { origin: string } } | undefined }, ...unknown[]];

/** Title, description, canonical, Open Graph, Twitter card and structured data: the head of every page. */
export function seo(matches: Matches, page: PageHead = {}): MetaDescriptor[] {
  const {
    title = DEFAULT_TITLE,
    description = DEFAULT_DESCRIPTION,
    path,
    isVariant,
    jsonLd,
  } = page;
  const origin = matches[0].loaderData?.site.origin;
  return [
    { title },
    { name: "description", content: description },
    ...(path && !isVariant ? [] : [{ name: "robots", content: "noindex" }]),
    ...(origin ? located(origin, path) : []),
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

function located(origin: string, path: string | undefined): MetaDescriptor[] {
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
    { property: "og:image:alt", content: "Indicative scrap metal prices in Australia, by city" },
    { name: "twitter:image", content: image },
    ...(import.meta.env.SSR ? [script(searchableSite(origin))] : []),
  ];
}

function script(jsonLd: object): MetaDescriptor {
  return { "script:ld+json": jsonLd } as MetaDescriptor;
}

/** Tells search engines that the site can be searched, and how. */
function searchableSite(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: SITE_NAME,
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}/search/?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
