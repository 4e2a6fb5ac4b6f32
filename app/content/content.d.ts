/** What `vite/content.ts` makes of a page's Markdown. */
declare module "*.mdx" {
  const Content: import("mdx/types").MDXContent;
  export default Content;
  /** The lines between `---` at the top of the file. */
  export const frontmatter: import("../guides/guide.tsx").GuideHead;
  /** The headings, each with its id, as a tree: `##` on top, `###` below. */
  export const contents: import("@stefanprobst/rehype-extract-toc").Toc;
}
