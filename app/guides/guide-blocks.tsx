import { Check, X } from "lucide";
import type { ReactNode } from "react";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";

interface GuideCardProps {
  title: string;
  /** The page that holds the guide. */
  to: string;
  children: ReactNode;
}

/** A link to a guide; its PDF does not exist yet. */
export function GuideCard({ title, to, children }: GuideCardProps) {
  return (
    <section className="card">
      <h3>{title}</h3>
      {children}
      <p className="row">
        <Link to={to}>
          Read full guide<span className="visually-hidden">: {title}</span>
        </Link>
        <span className="quiet">
          Download PDF guide: <ComingSoon />
        </span>
      </p>
    </section>
  );
}

interface AdviceListProps {
  kind: "do" | "dont";
  /** A list in Markdown. */
  children: ReactNode;
}

const KINDS = { do: ["Do", Check], dont: ["Don’t", X] } as const;

/** A list of things to do, or not to do. */
export function AdviceList({ kind, children }: AdviceListProps) {
  const [heading, Icon] = KINDS[kind];
  return (
    <section className="card">
      <h3 className="icon-line">
        <LineIcon of={Icon} size={20} /> {heading}
      </h3>
      {children}
    </section>
  );
}

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
  return <span className="coming-soon">Coming soon</span>;
}
