import Content, { contents, frontmatter } from "../content/privacy-policy.mdx";
import { CACHE } from "../http.ts";
import { seo } from "../seo.ts";
import { guideData } from "../structured-data.ts";
import { Guide } from "../ui/guide.tsx";
import type { Route } from "./+types/privacy-policy";

const PATH = "/privacy-policy/";

export const headers = () => CACHE.fixed;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    title: `${frontmatter.title} | Scrap Metal Prices Australia`,
    description: frontmatter.description,
    path: PATH,
    jsonLd: import.meta.env.SSR ? (origin) => guideData(origin, PATH, frontmatter) : undefined,
  });
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
