import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { ARTICLES } from "../content/content-pages.ts";
import { PageNotFound, RouteError, SomethingWentWrong } from "../errors/error-screens.tsx";
import { isNotFound } from "../errors/errors.ts";
import { missingPage } from "../errors/missing-page.ts";
import { seo } from "../head/seo.ts";
import type { Route } from "./+types/blog-article.route";
import { feedLink } from "./feed.ts";
import { ArticleDate, Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const TRAIL = [{ label: "Blog", to: "/blog/" }];

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const article = ARTICLES.find(({ slug }) => slug === params.slug.toLowerCase());
  if (!article) throw await missingPage(context.get(storeContext), params.slug);
  return article;
}

export const links = () => [feedLink];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Page Not Found" });
  return guideMeta(matches, loaderData, { trail: TRAIL });
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { published, updated } = loaderData.head;
  return (
    <Guide
      key={loaderData.slug}
      page={loaderData}
      trail={TRAIL}
      dateLine={<ArticleDate published={published} updated={updated} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isNotFound(error)) return <PageNotFound error={error} />;
  return (
    <RouteError error={error}>
      <SomethingWentWrong />
    </RouteError>
  );
}
