import Content, { contents, frontmatter } from "../content/resources-and-tips.mdx";
import { Newsletter } from "../forms/newsletter-form.tsx";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/resources-and-tips.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/resources-and-tips/";

export const handle: RouteHandle = { cache: "fixed", sitemap: "content" };

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function ResourcesAndTips() {
  return (
    <Guide head={frontmatter} contents={contents} Content={Content}>
      <Newsletter page={PATH} />
    </Guide>
  );
}
