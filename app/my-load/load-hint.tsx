interface LoadHintProps {
  id: string;
  problem: string | null | undefined;
  children: string;
}

/** The line below a field; a problem replaces the hint, so that nothing moves. */
export function LoadHint({ id, problem, children }: LoadHintProps) {
  return (
    <p id={id} className={problem ? "load-hint field-error" : "load-hint quiet"}>
      {problem ?? children}
    </p>
  );
}
