import type { MetaDescriptor } from "react-router";

/** The link in a page's head by which browsers and feed readers find the feed of its price changes. */
export function feedInHead(pagePath: string, title: string): MetaDescriptor {
  const href = `${pagePath}feed.xml`;
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}

/** The feed of a page's price changes, to follow; `about` names the city or the metal. */
export function FeedLink({ pagePath, about }: { pagePath: string; about: string }) {
  return (
    <p className="feed-link quiet">
      Follow price changes: <a href={`${pagePath}feed.xml`}>{`feed for ${about}`}</a>
    </p>
  );
}
