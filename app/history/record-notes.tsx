/** Explains the figures above, which are one city's unless `isNational`. */
export function RecordNotes({ isNational }: { isNational?: true }) {
  return (
    <details>
      <summary>How we work these out</summary>
      <p className="prose">
        A price counts in the month it was checked. Lowest and highest are taken across all ranges
        recorded that month. The middle is the average of{" "}
        {isNational ? "each city’s middle, counted once" : "the ranges’ midpoints"}. Records added
        or corrected later are included.
        {isNational && " What one yard said counts as its city’s price."}
      </p>
    </details>
  );
}
