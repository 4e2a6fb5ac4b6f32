import type { MDXContent } from "mdx/types";
import { lazy } from "react";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { isNotFound, notFound } from "../errors.ts";
import { seo } from "../seo.ts";
import { PageNotFound, SomethingWentWrong } from "../ui/error-screens.tsx";
import type { Route } from "./+types/blog-article.route";
import { ARTICLES } from "./content-pages.ts";
import { feedLink } from "./feed.ts";
import { ArticleDate, Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const TRAIL = [{ label: "Blog", to: "/blog/" }];

// A visitor loads the text of one article only. There is no Suspense around it, so that the server
// waits for the text and sends it in its place.
const FILES = import.meta.glob<{ default: MDXContent }>("../content/blog/*.mdx");
const TEXTS = Object.fromEntries(
  Object.entries(FILES).map(([file, load]) => [file, lazy(load)] as const),
);

const fileOf = (slug: string) => `../content/blog/${slug.toLowerCase()}.mdx`;

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export function loader({ params }: Route.LoaderArgs) {
  const article = ARTICLES.find(({ slug }) => slug === params.slug.toLowerCase());
  if (!article) throw notFound("There is no such article");
  return article;
}

/** Loads the text along with the data, so that a failure is a loader error that can be retried. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [article] = await Promise.all([serverLoader(), FILES[fileOf(params.slug)]?.()]);
  return article;
}

export const links = () => [feedLink];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Page Not Found" });
  const { head, path } = loaderData;
  return guideMeta(matches, path, head, TRAIL);
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { slug, head, contents } = loaderData;
  const Content = TEXTS[fileOf(slug)]!;
  return (
    <Guide
      key={slug}
      head={head}
      contents={contents}
      Content={Content}
      trail={TRAIL}
      dateLine={<ArticleDate published={head.published} updated={head.updated} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <PageNotFound /> : <SomethingWentWrong />;
}
