import type { RouteHandle } from "../../contract/route-handle.ts";
import Content, { contents, frontmatter } from "../content/privacy-policy.mdx";
import type { Route } from "./+types/privacy-policy.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/privacy-policy/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function PrivacyPolicy({ matches }: Route.ComponentProps) {
  const { email, phone, address, analyticsId } = matches[0].loaderData.site;
  return (
    <Guide
      head={frontmatter}
      contents={contents}
      Content={Content}
      values={{ email, phone, address, isMeasured: Boolean(analyticsId) }}
    />
  );
}
