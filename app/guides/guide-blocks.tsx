import type { ReactNode } from "react";

/** Text that not everybody needs, folded behind its title; on paper it is open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/** A step of a guide, of which one sees the title until one opens it. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details>
        <summary>
          <h3>{title}</h3>
        </summary>
        {children}
      </details>
    </li>
  );
}

/** What does not exist yet, a list in Markdown, in a few small lines. */
export function Planned({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="planned quiet">
      <b>{title}</b> · <ComingSoon />
      {children}
    </div>
  );
}

/** Stands in for a link to something that does not exist yet. */
export function ComingSoon() {
  return <span className="unit">Coming soon</span>;
}
