interface SpinnerProps {
  label: string;
}

/** A spinning ring with a label, which screen readers announce. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      {label}
    </p>
  );
}
