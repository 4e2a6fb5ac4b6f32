import { Fragment } from "react";
import { Link } from "../ui/link.tsx";

export interface AlsoNearProps {
  /** Other places of the same name, each with the URL of its answer. */
  others: { label: string; to: string }[];
  className?: string;
}

/** "Also: Richmond NSW, Richmond TAS": other places that the visitor may mean; nothing if there are none. */
export function AlsoNear({ others, className = "quiet" }: AlsoNearProps) {
  if (others.length === 0) return null;
  return (
    <p className={className}>
      {"Also: "}
      {others.map(({ label, to }, i) => (
        <Fragment key={to}>
          {i > 0 && ", "}
          <Link to={to} rel="nofollow">
            {label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
