import Content, { contents, frontmatter } from "../content/resources-and-tips.mdx";
import { guideMeta } from "../guide-meta.ts";
import { CACHE } from "../http.ts";
import { Guide } from "../ui/guide.tsx";
import { Newsletter } from "../ui/newsletter.tsx";
import type { Route } from "./+types/resources-and-tips";

const PATH = "/resources-and-tips/";

export const headers = () => CACHE.fixed;

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
