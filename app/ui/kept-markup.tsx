import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** What gives a content's markup by its key; "" if it cannot. Null in a browser. */
export const MarkupContext = createContext<((key: string, content: ReactNode) => string) | null>(
  null,
);

interface KeptMarkupProps extends HTMLAttributes<HTMLElement> {
  as?: "aside" | "div" | "footer" | "nav";
  /** All that the content depends on; that it uses no context and no id of React's, its place on the page neither. */
  of: string;
}

/** An element whose content is the same on many pages, which the server therefore renders only once (app/rendering/markup-of.ts). */
export function KeptMarkup({ as: Element = "div", of, children, ...attributes }: KeptMarkupProps) {
  const html = useContext(MarkupContext)?.(of, children);
  if (!html) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
