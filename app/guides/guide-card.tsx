import type { ReactNode } from "react";
import { Link } from "../ui/link.tsx";
import { ComingSoon } from "./coming-soon.tsx";

interface GuideCardProps {
  title: string;
  /** The page that holds the guide. */
  to: string;
  children: ReactNode;
}

/** A guide to read here; its PDF does not exist yet. */
export function GuideCard({ title, to, children }: GuideCardProps) {
  return (
    <section className="guide-card card">
      <h3>{title}</h3>
      {children}
      <p className="guide-card-links">
        <Link to={to}>
          Read full guide<span className="visually-hidden">: {title}</span>
        </Link>
        <span>
          Download PDF guide: <ComingSoon />
        </span>
      </p>
    </section>
  );
}
