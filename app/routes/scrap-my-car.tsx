import Content, { contents, frontmatter } from "../content/scrap-my-car.mdx";
import { CACHE } from "../http.ts";
import { seo } from "../seo.ts";
import { guideData } from "../structured-data.ts";
import { Guide } from "../ui/guide.tsx";
import type { Route } from "./+types/scrap-my-car";

const PATH = "/scrap-my-car/";

export const headers = () => CACHE.fixed;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    title: `${frontmatter.title} | Scrap Metal Prices Australia`,
    description: frontmatter.description,
    path: PATH,
    jsonLd: import.meta.env.SSR ? (origin) => guideData(origin, PATH, frontmatter) : undefined,
  });
}

export default function ScrapMyCar() {
  return <Guide head={frontmatter} contents={contents} Content={Content} />;
}
