import Content, { contents, frontmatter } from "../content/about.mdx";
import { CACHE } from "../http.ts";
import { seo } from "../seo.ts";
import { guideData } from "../structured-data.ts";
import { Guide } from "../ui/guide.tsx";
import type { Route } from "./+types/about";

const PATH = "/about/";

export const headers = () => CACHE.fixed;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    title: `${frontmatter.title} | Scrap Metal Prices Australia`,
    description: frontmatter.description,
    path: PATH,
    jsonLd: import.meta.env.SSR ? (origin) => guideData(origin, PATH, frontmatter) : undefined,
  });
}

export default function About({ matches }: Route.ComponentProps) {
  const { email, phone } = matches[0].loaderData.site;
  return (
    <Guide head={frontmatter} contents={contents} Content={Content} values={{ email, phone }} />
  );
}
