/** A spinning ring with a label that screen readers announce. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      {label}
    </p>
  );
}
