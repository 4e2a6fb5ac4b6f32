import { useEffect, useRef } from "react";

/** The same words for a new and a known address; takes the focus from the form that has gone. */
export function NewsletterDone() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p className="done" role="status" tabIndex={-1} ref={line}>
      Thank you. If the address was not on our list yet, it is now.
    </p>
  );
}
