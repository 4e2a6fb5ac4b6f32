import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { MDXContent } from "mdx/types";
import type { LazyExoticComponent, ReactNode } from "react";
import { longDate } from "../format.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { Faq, type Question } from "../ui/faq.tsx";
import { Contents } from "./contents.tsx";
import { GuideLink } from "./guide-link.tsx";
import { GuideTable } from "./guide-table.tsx";

/** What a page of `app/content` says of itself at its top. */
export interface GuideHead {
  /** The page's heading. */
  title: string;
  /** What search engines and social cards say of it, 50 to 160 characters. */
  description: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** ISO days. */
  published: string;
  updated: string;
  /** Questions and answers, for the page and for structured data alike. */
  faq?: Question[];
  /** What a reader must know before anything else, in a box below the heading. */
  notice?: string;
}

interface GuideProps {
  head: GuideHead;
  contents: Toc;
  /** The text itself, or the same loaded late. */
  Content: MDXContent | LazyExoticComponent<MDXContent>;
  /** The way from the home page down to this page's parent; the home page itself is understood. */
  trail?: Crumb[];
  /** In place of the line that says when the page was updated. */
  dateLine?: ReactNode;
  /** What the text uses as `{props.name}`: settings such as the email address, or data. */
  values?: Readonly<Record<string, unknown>>;
  /** What stands below the text. */
  children?: ReactNode;
}

const HOME: Crumb = { label: "Home", to: "/" };

/** The layout of every long text: heading, table of contents where there is enough to find, prose. */
export function Guide(props: GuideProps) {
  const { head, contents, Content, trail = [], dateLine, values, children } = props;
  const { title, lead, updated, faq, notice } = head;
  return (
    <article className="guide wrap">
      <header className="guide-head">
        <Breadcrumb trail={[HOME, ...trail]} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {dateLine ?? (
          <p className="quiet">
            Updated <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
        {notice && (
          <p className="notice">
            <strong>Important notice.</strong> {notice}
          </p>
        )}
      </header>
      <Contents contents={contents} hasFaq={Boolean(faq)} />
      <div className="guide-text">
        <Content {...values} components={{ a: GuideLink, table: GuideTable }} />
        {faq && <Faq questions={faq} />}
        {children}
      </div>
    </article>
  );
}
