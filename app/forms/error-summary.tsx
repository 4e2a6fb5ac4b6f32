import { type ReactNode, useEffect, useRef } from "react";

interface ErrorSummaryProps {
  /** The answer that it sums up: a new one takes the focus anew. */
  answer: unknown;
  children: ReactNode;
}

/** What is wrong with a form, above it; takes the focus when it appears. */
export function ErrorSummary({ answer, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>There is a problem</h2>
      {children}
    </div>
  );
}
