import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** What the server has kept of a content: its markup, by a key; undefined until it has it. */
export type MarkupOf = (key: string, content: ReactNode) => string | undefined;

/** Null in a browser. */
export const MarkupContext = createContext<MarkupOf | null>(null);

interface KeptMarkupProps extends HTMLAttributes<HTMLElement> {
  as?: "aside" | "div" | "footer" | "nav";
  /** All that the content depends on; that it uses no context and no id of React's, its place on the page neither. */
  of: string;
}

/** An element whose content is the same on many pages, which the server therefore renders only once (app/rendering/markup-of.ts). */
export function KeptMarkup({ as: Element = "div", of, children, ...attributes }: KeptMarkupProps) {
  const html = useContext(MarkupContext)?.(of, children);
  if (html === undefined) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
