interface SpinnerProps {
  label: string;
}

/** A turning ring with words for those who do not see it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      {label}
    </p>
  );
}
