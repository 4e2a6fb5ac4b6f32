import { compile } from "@mdx-js/mdx";
import toc from "@stefanprobst/rehype-extract-toc";
import exportToc from "@stefanprobst/rehype-extract-toc/mdx";
import slug from "rehype-slug";
import frontmatter from "remark-frontmatter";
import gfm from "remark-gfm";
import exportFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";

/** Compiles Markdown (`*.mdx`) to components that also export their front matter and table of contents. */
export const content: Plugin = {
  name: "content",
  enforce: "pre",
  async transform(text, id) {
    if (!id.endsWith(".mdx")) return undefined;
    const compiled = await compile(
      { value: text, path: id },
      {
        remarkPlugins: [frontmatter, exportFrontmatter, gfm],
        rehypePlugins: [slug, toc, [exportToc, { name: "contents" }]],
      },
    );
    return String(compiled);
  },
};
