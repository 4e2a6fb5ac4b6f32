import mdx from "@mdx-js/rollup";
import toc from "@stefanprobst/rehype-extract-toc";
import exportToc from "@stefanprobst/rehype-extract-toc/mdx";
import slug from "rehype-slug";
import frontmatter from "remark-frontmatter";
import gfm from "remark-gfm";
import exportFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";

/** Turns `app/content/*.mdx` into components, with their head data and table of contents as exports. */
export const content = {
  enforce: "pre",
  ...mdx({
    remarkPlugins: [frontmatter, exportFrontmatter, gfm],
    rehypePlugins: [slug, toc, [exportToc, { name: "contents" }]],
  }),
} as Plugin;
