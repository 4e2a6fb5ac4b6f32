import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { longDate } from "../words/format.ts";
import type { ContentPage } from "./content-pages.ts";
import { GUIDE_TEXTS } from "./guide-text.tsx";
import "./guides.css";

interface GuideProps {
  page: ContentPage;
  /** Breadcrumb between the home page and this page. */
  trail?: Crumb[];
  /** Replaces the line on when the page was updated. */
  dateLine?: ReactNode;
  /** Shown at the end of the heading. */
  top?: ReactNode;
  /** Values that the text uses as `{props.name}`: settings such as the email address, or data. */
  values?: Readonly<Record<string, unknown>>;
  /** Shown below the text. */
  children?: ReactNode;
}

const HOME: Crumb = { label: "Home", to: "/" };

/** Layout of every long text: heading, table of contents, text, questions. */
export function Guide(props: GuideProps) {
  const { page, trail = [], dateLine, top, values, children } = props;
  const { title, lead, updated, notice } = page.head;
  const Text = GUIDE_TEXTS[page.path]!;
  return (
    <article className="guide split wrap">
      <header className="guide-head hero">
        <Breadcrumb trail={[HOME, ...trail]} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {dateLine || (
          <p className="quiet">
            Last edited on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
        {top}
      </header>
      <Contents {...page} />
      {notice && (
        <p className="notice">
          <strong>Important notice.</strong> {notice}
        </p>
      )}
      <Text values={values} />
      {children}
    </article>
  );
}

/** The minimum number of headings that get a table of contents. */
const MIN_HEADINGS = 4;

/** The table of contents, with the questions that follow the text. */
function Contents({ contents, head }: ContentPage) {
  const faq = { id: "faq", value: "Frequently asked questions" };
  const headings = head.faq ? [...contents, faq] : contents;
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

interface ArticleDateProps {
  /** ISO days. */
  published: string;
  updated: string;
}

/** The day an article was published and, if later, the day it was updated. */
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
