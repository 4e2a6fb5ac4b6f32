import type { MetaDescriptor } from "react-router";
import { seo } from "../frame/seo.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import type { ContentPage } from "./content-pages.ts";
import { guideData } from "./structured-data.ts";

interface GuideMetaOptions {
  trail?: Crumb[];
  /** True if the address selects a variant of the page. */
  isVariant?: boolean;
}

/** The meta tags and structured data of a page in `app/guides`. */
export function guideMeta(
  matches: Parameters<typeof seo>[0],
  { path, head }: ContentPage,
  { trail, isVariant }: GuideMetaOptions = {},
): MetaDescriptor[] {
  return seo(matches, {
    subject: head.title,
    description: head.description,
    path,
    isVariant,
    jsonLd: import.meta.env.SSR ? (site) => guideData(site, path, head, trail) : undefined,
  });
}
