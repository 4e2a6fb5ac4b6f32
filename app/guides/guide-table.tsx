import type { ComponentProps } from "react";

/** A table written in Markdown. */
export function GuideTable({ children }: ComponentProps<"table">) {
  return <table className="table">{children}</table>;
}
