import type { ComponentType, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useAsServed, useIsServerRendered } from "./as-served.ts";
import { KeptMarkup } from "./kept-markup.tsx";
import { lazyContent } from "./lazy-content.tsx";

/** False in development, where changes to it must show. */
const KEEPS = !import.meta.env.SSR && import.meta.env.MODE !== "development";

/** The element around it; by default one without a box of its own. */
interface Frame {
  as?: "div" | "footer";
  className: string;
  /** A name that no other has, where the server renders it only once for the same data (kept-markup.tsx). */
  kept?: string;
}

const NO_BOX: Frame = { className: "no-box" };

/**
 * Wraps a component whose only controls are links and details. On a first visit it stays as the server wrote it
 * and its code is not loaded; a navigation within the site loads the code, and the next page as a document if that
 * fails. It needs a key where the next page may have the same component with other data.
 * @param load imports the component
 */
export function staticContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame = NO_BOX,
): ComponentType<Props> {
  const { as: Element = "div", className, kept } = frame;
  // There is no Suspense around it: the server waits for it and sends it in its place.
  const Content = lazyContent(() =>
    load().catch((error: unknown) => {
      if (import.meta.env.SSR || !window.onMissingCode) throw error;
      return window.onMissingCode();
    }),
  );
  return function StaticContent(props: Props) {
    const isServerRendered = useIsServerRendered();
    if (isServerRendered && KEEPS) return <KeptContent {...frame} />;
    const content = <Content {...props} />;
    if (!kept) return <Element className={className}>{content}</Element>;
    return (
      <KeptMarkup as={Element} className={className} of={kept + JSON.stringify(props)}>
        {content}
      </KeptMarkup>
    );
  };
}

/** Content as the server wrote it, whose links within the site are followed without a new document. */
function KeptContent({ as: Element = "div", className }: Frame) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (event.target as Element).closest("a");
    const path = link?.getAttribute("href");
    // A link to an address without a page route has a target.
    if (!path?.startsWith("/") || link?.target) return;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(path);
  };
  return <Element className={className} onClick={follow} {...useAsServed()} />;
}
