import { useEffect, useRef } from "react";
import { Link } from "../ui/link.tsx";

/** What a visitor reads whose message was saved; takes the focus from the form that has gone. */
export function ContactSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="done" role="status" tabIndex={-1} ref={box}>
      <h2>Message sent</h2>
      <p>
        Thank you. We read every message, and answer at the e-mail address you gave where an answer
        is needed.
      </p>
      <p>
        <Link to="/contact/">Send another message</Link>
      </p>
    </div>
  );
}
