/** The module that `vite/content.ts` makes of a Markdown file. */
declare module "*.mdx" {
  const Content: import("mdx/types").MDXContent;
  export default Content;
  /** The front matter: the lines between `---` at the top of the file. */
  export const frontmatter: import("./content-pages.ts").GuideHead;
  /** The tree of headings with their ids: `##`, and `###` below them. */
  export const contents: import("@stefanprobst/rehype-extract-toc").Toc;
}
