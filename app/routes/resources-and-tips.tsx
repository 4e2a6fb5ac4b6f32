import Content, { contents, frontmatter } from "../content/resources-and-tips.mdx";
import { CACHE } from "../http.ts";
import { seo } from "../seo.ts";
import { guideData } from "../structured-data.ts";
import { Guide } from "../ui/guide.tsx";
import { Newsletter } from "../ui/newsletter.tsx";
import type { Route } from "./+types/resources-and-tips";

const PATH = "/resources-and-tips/";

export const headers = () => CACHE.fixed;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    title: `${frontmatter.title} | Scrap Metal Prices Australia`,
    description: frontmatter.description,
    path: PATH,
    jsonLd: import.meta.env.SSR ? (origin) => guideData(origin, PATH, frontmatter) : undefined,
  });
}

export default function ResourcesAndTips() {
  return (
    <Guide head={frontmatter} contents={contents} Content={Content}>
      <Newsletter page={PATH} />
    </Guide>
  );
}
