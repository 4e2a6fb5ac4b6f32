import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { ClearDevice } from "../frame/clear-device.tsx";
import { termsDate } from "../words/format.ts";
import type { Route } from "./+types/text.route";
import { contentPage } from "./content-pages.ts";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

/** Reads the guide at the URL: about us, the privacy policy, the terms. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  page: contentPage(url.pathname.toLowerCase().replace(/\/?$/, "/")),
});

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? guideMeta(matches, loaderData.page) : [];
}

export default function Text({ matches, loaderData: { page } }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const { updated } = page.head;
  return (
    <Guide
      page={page}
      values={{ ...site, isMeasured: Boolean(site.analyticsId) }}
      dateLine={
        page.path === "/terms-and-conditions/" && (
          <p className="quiet">
            Last Updated: <time dateTime={updated}>{termsDate(updated)}</time>
          </p>
        )
      }
    >
      {page.path === "/privacy-policy/" && <ClearDevice />}
    </Guide>
  );
}
