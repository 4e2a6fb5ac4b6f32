/**
 * Unfolds the table before it, of which a phone shows only the first rows: how many is said in ui.css. By CSS alone, so
 * that all rows are there without scripts, on paper, and where a browser cannot hide them.
 */
export function MoreRows({ className, label }: { className: string; label: string }) {
  return (
    <details className={`more-rows ${className}`}>
      <summary>{label}</summary>
    </details>
  );
}
