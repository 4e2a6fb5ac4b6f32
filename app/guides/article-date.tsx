import { longDate } from "../format.ts";

interface ArticleDateProps {
  /** ISO days. */
  published: string;
  updated: string;
}

/** When an article came out, and when it was last changed if that was later. */
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
