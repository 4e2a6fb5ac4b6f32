import Content, { contents, frontmatter } from "../content/scrap-my-car.mdx";
import { CACHE } from "../http.ts";
import type { Route } from "./+types/scrap-my-car.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/scrap-my-car/";

export const headers = () => CACHE.fixed;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function ScrapMyCar() {
  return <Guide head={frontmatter} contents={contents} Content={Content} />;
}
