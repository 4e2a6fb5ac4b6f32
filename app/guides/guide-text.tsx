import type { MDXContent } from "mdx/types";
import type { ComponentProps } from "react";
import { Faq } from "../ui/faq.tsx";
import { lazyContent } from "../ui/lazy-content.tsx";
import { Link } from "../ui/link.tsx";
import type { GuideHead } from "./content-pages.ts";

interface GuideTextProps {
  /** Values that the text uses as `{props.name}`: settings such as the email address, or data. */
  values?: Readonly<Record<string, unknown>>;
}

const FILES = import.meta.glob<{ default: MDXContent; frontmatter: GuideHead }>("./**/*.mdx");

/** The texts of `app/guides` with their questions, by page path, each loaded on demand. */
export const GUIDE_TEXTS = Object.fromEntries(
  Object.entries(FILES).map(([file, load]) => {
    const path = file.replace(".", "").replace(/\.mdx$/, "/");
    const text = lazyContent(async () => {
      const { default: Content, frontmatter } = await load();
      return ({ values }: GuideTextProps) => (
        <div className="guide-text">
          <Content {...values} components={{ a: GuideLink, table: GuideTable }} />
          {frontmatter.faq && <Faq questions={frontmatter.faq} />}
        </div>
      );
    });
    return [path, text] as const;
  }),
);

/** A Markdown link; a client-side navigation if it leads to a page of the site. */
function GuideLink({ href = "", children }: ComponentProps<"a">) {
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  return (
    <Link to={href} prefetch="intent">
      {children}
    </Link>
  );
}

/** A Markdown table. */
function GuideTable({ children }: ComponentProps<"table">) {
  return <table className="table">{children}</table>;
}
