import type { MetaDescriptor } from "react-router";
import type { ContentPage } from "../content/content-pages.ts";
import { SITE_NAME, seo } from "../head/seo.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { guideData } from "./structured-data.ts";

interface GuideMetaOptions {
  trail?: Crumb[];
  /** True if the address makes it a different page from the one at its path. */
  isVariant?: boolean;
}

/** The meta tags and structured data of a page in `app/content`. */
export function guideMeta(
  matches: Parameters<typeof seo>[0],
  { path, head }: ContentPage,
  { trail, isVariant }: GuideMetaOptions = {},
): MetaDescriptor[] {
  return seo(matches, {
    title: `${head.title} | ${SITE_NAME}`,
    description: head.description,
    path,
    isVariant,
    jsonLd: import.meta.env.SSR ? (origin) => guideData(origin, path, head, trail) : undefined,
  });
}
