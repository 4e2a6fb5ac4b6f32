import Content, { contents, frontmatter } from "../content/scrap-my-car.mdx";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/scrap-my-car.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const handle: RouteHandle = { cache: "fixed", sitemap: "content" };

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function ScrapMyCar() {
  return <Guide head={frontmatter} contents={contents} Content={Content} />;
}
