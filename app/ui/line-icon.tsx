import type { IconNode } from "lucide";
import { createElement } from "react";

/** An icon of the package `lucide`, square, in pixels. Screen readers skip it: words beside it have the same meaning. */
export function LineIcon({ of, size }: { of: IconNode; size: number }) {
  return (
    <svg className="line-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
    </svg>
  );
}
