import type { ReactNode } from "react";

interface GuideStepsProps {
  /** A numbered list in Markdown, whose entries begin with a heading. */
  children: ReactNode;
}

/** Steps to follow one after the other, with large numbers. */
export function GuideSteps({ children }: GuideStepsProps) {
  return <div className="guide-steps">{children}</div>;
}
