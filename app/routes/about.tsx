import Content, { contents, frontmatter } from "../content/about.mdx";
import { guideMeta } from "../guide-meta.ts";
import { CACHE } from "../http.ts";
import { Guide } from "../ui/guide.tsx";
import type { Route } from "./+types/about";

const PATH = "/about/";

export const headers = () => CACHE.fixed;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function About({ matches }: Route.ComponentProps) {
  const { email, phone } = matches[0].loaderData.site;
  return (
    <Guide head={frontmatter} contents={contents} Content={Content} values={{ email, phone }} />
  );
}
