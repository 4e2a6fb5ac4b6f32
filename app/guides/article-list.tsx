import { Link } from "../ui/link.tsx";

interface ArticleListProps {
  articles: readonly {
    path: string;
    title: string;
    /** One or two sentences. */
    lead: string;
    /** The day of publication, ISO. */
    published: string;
    /** The same in words. */
    date: string;
  }[];
}

/** The articles of the blog, in the order given. */
export function ArticleList({ articles }: ArticleListProps) {
  return (
    <ul className="article-list wrap">
      {articles.map(({ path, title, lead, published, date }) => (
        <li key={path}>
          <article>
            <h2>
              <Link to={path} prefetch="intent">
                {title}
              </Link>
            </h2>
            <p className="quiet">
              <time dateTime={published}>{date}</time>
            </p>
            <p>{lead}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
