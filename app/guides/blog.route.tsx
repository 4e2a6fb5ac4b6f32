import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { seo } from "../frame/seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { longDate } from "../words/format.ts";
import type { Route } from "./+types/blog.route";
import { feedLink } from "./blog-feed.ts";
import { ARTICLES } from "./content-pages.ts";
import { blogList } from "./guide-meta.ts";
import "./guides.css";

export const handle: RouteHandle = { cache: "public", sitemap: "undated" };

export function loader() {
  return ARTICLES.map(({ path, head }) => ({
    path,
    title: head.title,
    lead: head.lead,
    metal: head.metal ?? "",
    published: head.published,
    date: longDate(head.published),
  }));
}

export const links = () => [feedLink];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return seo(matches, {
    subject: "Blog: selling scrap metal in Australia",
    description:
      "Articles for people who sell scrap metal in Australia: preparing a load, visiting a yard, reading prices, whitegoods, batteries and deceased estates.",
    path: "/blog/",
    jsonLd: import.meta.env.SSR
      ? (site) => (loaderData ? [blogList(site, loaderData)] : [])
      : undefined,
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title="Blog"
        text={
          <>
            Guides for people who sell scrap metal. <a href={feedLink.href}>RSS feed</a>
          </>
        }
      />
      <ul className="article-list split wrap">
        {loaderData.map(({ path, title, lead, metal, published, date }) => (
          <li key={path}>
            <article className="pictured">
              <Swatch metal={metal} />
              <div>
                <h2>
                  <Link to={path} prefetch="intent">
                    {title}
                  </Link>
                </h2>
                <p className="quiet">
                  <time dateTime={published}>{date}</time>
                </p>
                <p>{lead}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
