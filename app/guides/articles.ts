import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { GuideHead } from "./guide.tsx";

/** An article of the blog without its text. */
export interface Article {
  slug: string;
  path: string;
  head: GuideHead;
  contents: Toc;
}

// For loaders alone: it takes in every article. A page loads the one text that it shows by itself.
const FILES = import.meta.glob<{ frontmatter: GuideHead; contents: Toc }>("../content/blog/*.mdx", {
  eager: true,
});

/** Every article, the newest first. An article is a file of `content/blog`, named by its slug. */
export const ARTICLES: readonly Article[] = Object.entries(FILES)
  .map(([file, { frontmatter, contents }]) => {
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    return { slug, path: `/blog/${slug}/`, head: frontmatter, contents };
  })
  .sort((a, b) => b.head.published.localeCompare(a.head.published) || a.slug.localeCompare(b.slug));
