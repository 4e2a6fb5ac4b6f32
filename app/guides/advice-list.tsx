import { Check, X } from "lucide";
import type { ReactNode } from "react";
import { LineIcon } from "../ui/line-icon.tsx";

interface AdviceListProps {
  kind: "do" | "dont";
  /** A list in Markdown. */
  children: ReactNode;
}

const KINDS = { do: ["Do", Check], dont: ["Don’t", X] } as const;

/** What to do, or what to leave. */
export function AdviceList({ kind, children }: AdviceListProps) {
  const [heading, Icon] = KINDS[kind];
  return (
    <section className="advice-list card" data-kind={kind}>
      <h3>
        <LineIcon of={Icon} size={20} /> {heading}
      </h3>
      {children}
    </section>
  );
}
