import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { PageError } from "../frame/error-screens.tsx";
import { missingPage } from "../frame/missing-page.ts";
import { seo } from "../frame/seo.ts";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/blog-article.route";
import { feedLink } from "./blog-feed.ts";
import { ARTICLES } from "./content-pages.ts";
import { ArticleDate, Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const TRAIL = [{ label: "Blog", to: "/blog/" }];

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const index = ARTICLES.findIndex(({ slug }) => slug === params.slug.toLowerCase());
  const article = ARTICLES[index];
  if (!article) throw await missingPage(context.get(storeContext), params.slug);
  const { path, head } = ARTICLES[(index + 1) % ARTICLES.length]!;
  return { ...article, next: { path, title: head.title } };
}

export const links = () => [feedLink];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Page Not Found" });
  return guideMeta(matches, loaderData, { trail: TRAIL });
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { head, next } = loaderData;
  return (
    <Guide
      key={loaderData.slug}
      page={loaderData}
      trail={TRAIL}
      dateLine={<ArticleDate published={head.published} updated={head.updated} />}
    >
      <p className="next-guide">
        Next guide: <Link to={next.path}>{next.title}</Link>
      </p>
    </Guide>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
