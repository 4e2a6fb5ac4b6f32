/** Number of rows that a phone shows at first; ui.css hides the others. */
const FIRST = { metals: 8, cities: 20 };

/**
 * Unfolds the table above it, which a phone shows only in part; nothing for a short table. Uses CSS alone, so that all
 * rows show without scripts, on paper, and where a browser cannot hide them.
 */
export function MoreRows({ of, count }: { of: keyof typeof FIRST; count: number }) {
  if (count <= FIRST[of]) return null;
  return (
    <details className={`more-rows more-${of}`}>
      <summary>{`Show all ${count} ${of}`}</summary>
    </details>
  );
}
