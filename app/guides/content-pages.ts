import type { GuideHead } from "./guide.tsx";

const heads = import.meta.glob<GuideHead>("../content/**/*.mdx", {
  eager: true,
  import: "frontmatter",
});

/** The pages of `app/content`: a file's name is its page's address. */
export const CONTENT_PAGES = Object.entries(heads).map(([file, head]) => ({
  path: file.replace("../content", "").replace(/\.mdx$/, "/"),
  head,
}));
