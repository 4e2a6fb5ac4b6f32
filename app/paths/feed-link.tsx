import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";

/** A <link> to the page's feed of price changes for browsers and feed readers. */
export function feedInHead(pagePath: string, title: string): MetaDescriptor {
  const href = `${pagePath}feed.xml`;
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}

interface SourcesAndFeedsProps {
  /** Path of the page in whose folder the feed is. */
  pagePath: string;
  /** Subject of the feed, such as a city's or metal's name. */
  about: string;
  /** Sentences on the sources of the page's figures. */
  children?: ReactNode;
}

/** The folded sources of a page's figures and its feed of price changes, for the page's foot. */
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
