import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { GuideHead } from "./guide.tsx";

/** A page of `app/content` without its text. */
export interface ContentPage {
  path: string;
  head: GuideHead;
  contents: Toc;
}

/** An article of the blog without its text. */
export interface Article extends ContentPage {
  slug: string;
}

// Imports every text, so only loaders may use it: in a browser each route loads its own text.
const FILES = import.meta.glob<{ frontmatter: GuideHead; contents: Toc }>("../content/**/*.mdx", {
  eager: true,
});

/** The pages of `app/content`; the path of a page is that of its file. */
export const CONTENT_PAGES: readonly ContentPage[] = Object.entries(FILES).map(
  ([file, { frontmatter, contents }]) => ({
    path: file.replace("../content", "").replace(/\.mdx$/, "/"),
    head: frontmatter,
    contents,
  }),
);

/** The files of `app/content/blog`, the latest first. */
export const ARTICLES: readonly Article[] = CONTENT_PAGES.flatMap((page) => {
  const slug = /^\/blog\/(.+)\/$/.exec(page.path)?.[1];
  return slug ? [{ slug, ...page }] : [];
}).sort((a, b) => b.head.published.localeCompare(a.head.published) || a.slug.localeCompare(b.slug));
