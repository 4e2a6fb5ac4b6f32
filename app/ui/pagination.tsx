import { useLocation, useSearchParams } from "react-router";
import { Link } from "./link.tsx";

/** Page numbers to show: first, last, current and its neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => (i > 0 && n - (numbers[i - 1] ?? n) > 1 ? [null, n] : [n]));
}

/** Links to the pages of a list. They keep the other search parameters. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  if (pages < 2) return null;
  const next = new URLSearchParams(parameters);
  const href = (to: number) => {
    next.set("page", String(to));
    return `${pathname}?${next}`;
  };
  return (
    <nav className="pagination chips" aria-label="Pagination">
      <Step label="Prev" href={page > 1 ? href(page - 1) : null} />
      {pageNumbers(page, pages).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
          <span key={`gap-${i}`}>…</span>
        ) : (
          <Link
            key={n}
            to={href(n)}
            aria-current={n === page ? "page" : undefined}
            preventScrollReset
          >
            {n}
          </Link>
        ),
      )}
      <Step label="Next" href={page < pages ? href(page + 1) : null} />
    </nav>
  );
}

function Step({ label, href }: { label: string; href: string | null }) {
  if (!href) return <span aria-disabled="true">{label}</span>;
  return (
    <Link to={href} preventScrollReset>
      {label}
    </Link>
  );
}
