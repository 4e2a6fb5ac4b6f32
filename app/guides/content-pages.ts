import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { Question } from "../ui/faq.tsx";

/** Front matter of a page in `app/guides`. */
export interface GuideHead {
  /** The page's heading. */
  title: string;
  /** For search engines and social cards, 50 to 160 characters. */
  description: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** The metal drawn beside its title in the blog. */
  metal?: string;
  /** ISO days. */
  published: string;
  updated: string;
  /** Questions and answers, for the page and its structured data. */
  faq?: Question[];
  /** Text of a box below the heading. */
  notice?: string;
  /** Table of contents by task, with ids of headings, instead of the main headings. */
  tasks?: { id: string; value: string }[] | undefined;
}

/** A page of `app/guides` without its text. */
export interface ContentPage {
  path: string;
  head: GuideHead;
  /** Tasks, or else the main headings. */
  contents: { id: string; value: string }[];
}

/** A blog article without its text. */
export interface Article extends ContentPage {
  slug: string;
}

// For loaders only, because it imports every text: a browser loads one page's text at most.
const FILES = import.meta.glob<{ frontmatter: GuideHead; contents: Toc }>("./**/*.mdx", {
  eager: true,
});

/** The pages of `app/guides`; a page has the path of its file. */
export const CONTENT_PAGES: readonly ContentPage[] = Object.entries(FILES).map(
  ([file, { frontmatter, contents }]) => ({
    path: file.slice(1).replace(/\.mdx$/, "/"),
    head: { ...frontmatter, tasks: undefined },
    contents: frontmatter.tasks ?? contents.map(({ id = "", value }) => ({ id, value })),
  }),
);

/** The files of `app/guides/blog`, latest first. */
export const ARTICLES: readonly Article[] = CONTENT_PAGES.flatMap((page) => {
  const slug = /^\/blog\/(.+)\/$/.exec(page.path)?.[1];
  return slug ? [{ slug, ...page }] : [];
}).sort((a, b) => b.head.published.localeCompare(a.head.published) || a.slug.localeCompare(b.slug));

/** Finds the page of `app/guides` at a path. */
export function contentPage(path: string): ContentPage {
  return CONTENT_PAGES.find((page) => page.path === path)!;
}
