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
import type { SiteSettings } from "../../worker/contract/context.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { errorTitle } from "./errors.ts";

/** The settings that structured data shows about the publisher. */
export type SitePublisher = Pick<SiteSettings, "origin" | "name" | "social">;

const DEFAULT_DESCRIPTION =
  "Indicative scrap metal prices in AUD per kilogram for cities and towns across Australia, with a national scrap yard directory and guides to selling.";

/** Texts for a site with few cities, which does not cover the whole country. */
export interface FewCities {
  /** "Newcastle and Perth". */
  where: string;
  about: string;
}

/** Alternative text of the picture in link previews. */
const IMAGE_ALT = "Indicative scrap metal prices in Australia, by city";

/** Head of a page; title and description default to the site's own. */
export interface PageHead {
  /** Subject of the page; its title adds the site's name. */
  subject?: string;
  /** A title without the site's name. */
  title?: string;
  description?: string;
  /** Canonical path with a trailing slash. Without one the page is `noindex`. */
  path?: string;
  /** Makes the page `noindex`, as a variant of the page at its canonical path. */
  isVariant?: boolean;
  /**
   * Builds the page's structured data. Pass it on the server only (`import.meta.env.SSR`):
   * search engines read pages as sent, so browsers need not load this code, and the Content-Security-Policy can
   * forbid them to add script elements.
   */
  jsonLd?: ((site: SitePublisher) => WithContext<Thing>[]) | undefined;
}

// Every page's first match is the root route, whose loader returns the site's origin.
interface RootMatch {
  loaderData?:
    | {
        site: SitePublisher & Pick<SiteSettings, "slogan">;
        isNoindex: boolean;
        few?: FewCities | undefined;
      }
    | undefined;
  error?: unknown;
}

type Matches = readonly [RootMatch, ...unknown[]];

/** The places with prices: "across Australia", or "in Newcastle and Perth" on a site of few cities. */
export function across([root]: Matches): string {
  const { few } = root.loaderData ?? {};
  return few ? `in ${few.where}` : "across Australia";
}

/** The title of a page: its subject and the site's name. */
export function titleOf([root]: Matches, subject: string): string {
  return [subject, root.loaderData?.site.name].filter(Boolean).join(" | ");
}

/** Builds every page's head: title, description, canonical link, Open Graph, Twitter card, structured data. */
export function seo(matches: Matches, page: PageHead = {}): MetaDescriptor[] {
  const failed = errorTitle(matches[0].error);
  const { site, isNoindex } = matches[0].loaderData ?? {};
  const {
    subject,
    title = subject ? titleOf(matches, subject) : `${site?.name} - ${site?.slogan}`,
    description = matches[0].loaderData?.few?.about ?? DEFAULT_DESCRIPTION,
    path,
    isVariant,
    jsonLd,
  } = failed ? { title: failed } : page;
  return [
    { title },
    { name: "description", content: description },
    ...(path && !isVariant && !isNoindex ? [] : [{ name: "robots", content: "noindex" }]),
    ...(site ? tagsOfSite(site, path) : []),
    ...(site && jsonLd ? jsonLd(site).map(script) : []),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}

/** Tags with absolute URLs, and the site's name. */
function tagsOfSite(site: SitePublisher, path: string | undefined): MetaDescriptor[] {
  const { origin, name } = site;
  const image = `${origin}/share.png`;
  return [
    ...(path
      ? [
          { tagName: "link", rel: "canonical", href: origin + path },
          { property: "og:url", content: origin + path },
        ]
      : []),
    { property: "og:site_name", content: name },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: IMAGE_ALT },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: IMAGE_ALT },
    ...(import.meta.env.SSR ? [script(webSite(site))] : []),
  ];
}

function script(jsonLd: WithContext<Thing>): MetaDescriptor {
  return { "script:ld+json": jsonLd } as MetaDescriptor;
}

/** The site's publisher, for structured data. */
export function publisher({ origin, name, social }: SitePublisher): Organization {
  const logo = `${origin}/apple-touch-icon.png`;
  return {
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: { "@type": "ImageObject", url: logo, width: "180", height: "180" },
    ...(social.length > 0 && { sameAs: social.map(({ address }) => address) }),
  };
}

/** Tells search engines how to search the site. */
function webSite({ origin, name }: SitePublisher): WithContext<WebSite> {
  const searchAction: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
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
