import type { RouteHandle } from "../../contract/route-handle.ts";
import { contentPage } from "../content/content-pages.ts";
import { ClearDevice } from "../offline/clear-device.tsx";
import type { Route } from "./+types/privacy-policy.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/privacy-policy/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export const loader = () => ({ page: contentPage(PATH) });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? guideMeta(matches, loaderData.page) : [];
}

export default function PrivacyPolicy({ matches, loaderData: { page } }: Route.ComponentProps) {
  const { email, phone, address, analyticsId } = matches[0].loaderData.site;
  return (
    <Guide page={page} values={{ email, phone, address, isMeasured: Boolean(analyticsId) }}>
      <ClearDevice />
    </Guide>
  );
}
