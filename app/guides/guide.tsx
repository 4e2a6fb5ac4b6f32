import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { MDXContent } from "mdx/types";
import type { ComponentProps, LazyExoticComponent, ReactNode } from "react";
import { longDate } from "../format.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { Faq, type Question } from "../ui/faq.tsx";
import { Link } from "../ui/link.tsx";

/** The front matter of a page of `app/content`. */
export interface GuideHead {
  /** The page's heading. */
  title: string;
  /** For search engines and social cards, 50 to 160 characters. */
  description: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** ISO days. */
  published: string;
  updated: string;
  /** Questions and answers, for the page and its structured data. */
  faq?: Question[];
  /** The text of a box below the heading. */
  notice?: string;
}

interface GuideProps {
  head: GuideHead;
  contents: Toc;
  /** The text, or a lazy component that loads it. */
  Content: MDXContent | LazyExoticComponent<MDXContent>;
  /** The breadcrumb between the home page and this page. */
  trail?: Crumb[];
  /** Replaces the line that says when the page was updated. */
  dateLine?: ReactNode;
  /** What the text uses as `{props.name}`: settings such as the email address, or data. */
  values?: Readonly<Record<string, unknown>>;
  /** Shown below the text. */
  children?: ReactNode;
}

const HOME: Crumb = { label: "Home", to: "/" };

/** The layout of every long text: heading, table of contents, text, questions. */
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

/** With fewer headings there is no table of contents. */
const MIN_HEADINGS = 4;

interface ContentsProps {
  contents: Toc;
  /** Whether questions and answers follow the text. */
  hasFaq: boolean;
}

/** The table of contents: the main headings. */
function Contents({ contents, hasFaq }: ContentsProps) {
  const headings = contents.map(({ id = "", value }) => ({ id, value }));
  if (hasFaq) headings.push({ id: "faq", value: "Frequently asked questions" });
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className="guide-contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">On this page</h2>
      <ol>
        {headings.map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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

interface ArticleDateProps {
  /** ISO days. */
  published: string;
  updated: string;
}

/** When an article was published, and when it was updated if that was later. */
export function ArticleDate({ published, updated }: ArticleDateProps) {
  return (
    <p className="quiet">
      <time dateTime={published}>{longDate(published)}</time>
      {updated > published && (
        <>
          , updated <time dateTime={updated}>{longDate(updated)}</time>
        </>
      )}
    </p>
  );
}
