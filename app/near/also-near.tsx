import { Fragment } from "react";
import { Link } from "../ui/link.tsx";

interface AlsoNearProps {
  /** The other places of a name, each with the address of the same answer there. */
  others: { label: string; to: string }[];
  className?: string;
}

/** "Also: Richmond NSW, Richmond TAS": other places that may be meant; nothing if there are none. */
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
