import type { RouteHandle } from "../../contract/route-handle.ts";
import Content, { contents, frontmatter } from "../content/about.mdx";
import type { Route } from "./+types/about.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/about/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function About({ matches }: Route.ComponentProps) {
  const { email, phone } = matches[0].loaderData.site;
  return (
    <Guide head={frontmatter} contents={contents} Content={Content} values={{ email, phone }} />
  );
}
