import type { RouteHandle } from "../../contract/route-handle.ts";
import { contentPage } from "../content/content-pages.ts";
import { termsDate } from "../words/format.ts";
import type { Route } from "./+types/terms-and-conditions.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/terms-and-conditions/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export const loader = () => ({ page: contentPage(PATH) });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? guideMeta(matches, loaderData.page) : [];
}

export default function TermsAndConditions({
  matches,
  loaderData: { page },
}: Route.ComponentProps) {
  const { email, phone, address } = matches[0].loaderData.site;
  return (
    <Guide
      page={page}
      values={{ email, phone, address }}
      dateLine={<LastUpdated day={page.head.updated} />}
    />
  );
}

function LastUpdated({ day }: { day: string }) {
  return (
    <p className="quiet">
      Last Updated: <time dateTime={day}>{termsDate(day)}</time>
    </p>
  );
}
