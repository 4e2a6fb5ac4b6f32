import type { RouteHandle } from "../../contract/route-handle.ts";
import { contentPage } from "../content/content-pages.ts";
import type { Route } from "./+types/about.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/about/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export const loader = () => ({ page: contentPage(PATH) });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? guideMeta(matches, loaderData.page) : [];
}

export default function About({ matches, loaderData: { page } }: Route.ComponentProps) {
  const { email, phone } = matches[0].loaderData.site;
  return <Guide page={page} values={{ email, phone }} />;
}
