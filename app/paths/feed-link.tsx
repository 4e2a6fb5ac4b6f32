import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";

/** A <link> by which browsers and feed readers discover the page's feed of price changes. */
export function feedInHead(pagePath: string, title: string): MetaDescriptor {
  const href = `${pagePath}feed.xml`;
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}

interface SourcesAndFeedsProps {
  /** Path of the page in whose folder the feed is. */
  pagePath: string;
  /** What the feed is for, such as a city's or metal's name. */
  about: string;
  /** Where the page's figures come from, in sentences. */
  children?: ReactNode;
}

/** At a page's foot, folded: where its figures come from, and the feed of its price changes. */
export function SourcesAndFeeds({ pagePath, about, children }: SourcesAndFeedsProps) {
  return (
    <details className="sources quiet">
      <summary>Sources and feeds</summary>
      {children && <p>{children}</p>}
      <p className="feed-link">
        Follow price changes: <a href={`${pagePath}feed.xml`}>{`feed for ${about}`}</a>
      </p>
    </details>
  );
}
