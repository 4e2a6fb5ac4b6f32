import type { MetaDescriptor } from "react-router";

/** A <link> by which browsers and feed readers discover the page's feed of price changes. */
export function feedInHead(pagePath: string, title: string): MetaDescriptor {
  const href = `${pagePath}feed.xml`;
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}

/** Invites the visitor to follow the page's feed of price changes; `about` names the city or metal. */
export function FeedLink({ pagePath, about }: { pagePath: string; about: string }) {
  return (
    <p className="feed-link quiet">
      Follow price changes: <a href={`${pagePath}feed.xml`}>{`feed for ${about}`}</a>
    </p>
  );
}
