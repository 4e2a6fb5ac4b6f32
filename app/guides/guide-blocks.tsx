import type { ReactNode } from "react";

/** Text that not everybody needs, folded behind its title; open in print. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/** A step of a guide, folded behind its title. */
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

/** A list in Markdown of things that do not exist yet, in small print. */
export function Planned({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="planned quiet">
      <b>{title}</b> · <ComingSoon />
      {children}
    </div>
  );
}

/** Replaces a link to something that does not exist yet. */
export function ComingSoon() {
  return <span className="unit">Coming soon</span>;
}
