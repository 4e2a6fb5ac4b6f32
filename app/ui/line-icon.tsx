import type { IconNode } from "lucide";
import { createElement } from "react";

interface LineIconProps {
  /** The icon's shapes, from the package `lucide`. */
  of: IconNode;
  /** Width and height in pixels. */
  size: number;
}

/** An icon beside words of the same meaning, and therefore hidden from screen readers. */
export function LineIcon({ of, size }: LineIconProps) {
  return (
    <svg className="line-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
    </svg>
  );
}
