/** The module that `scripts/build/content.ts` generates from a Markdown file. */
declare module "*.mdx" {
  const Content: import("mdx/types").MDXContent;
  export default Content;
  /** Front matter: the lines between `---` at the top of the file. */
  export const frontmatter: import("./content-pages.ts").GuideHead;
  /** Tree of headings with their ids: `##`, with `###` below them. */
  export const contents: import("@stefanprobst/rehype-extract-toc").Toc;
}
