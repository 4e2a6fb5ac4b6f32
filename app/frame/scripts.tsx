import { createContext, use } from "react";
import {
  type EntryContext,
  ScrollRestoration,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import decide from "./inline/decide.ts?script-text";
import start from "./inline/start.ts?script-text";

// A page can be read, searched and sent without scripts, so they load after its first paint and its fonts. React
// Router's own <Scripts> preloads them, and they would compete with the style sheet.

// In a browser none of this is rendered. Hydration passes over what the server wrote, and a page that React has to
// render anew would fail: it creates scripts through `innerHTML`, which the security policy forbids.

/** What React Router gives app/entry.server.tsx to render a page with, and the nonce of the page's scripts. */
export const PageEntry = /* @__PURE__ */ createContext<(EntryContext & { nonce: string }) | null>(
  null,
);

/** The inline script in the head, which decides whether scripts will come (inline/decide.ts). */
export function ScriptingDecision() {
  return import.meta.env.SSR ? <InlineScript text={`${decide}()`} /> : null;
}

/**
 * At the end of the body: restores the scroll position after a reload, lists integrity hashes, and carries the page's
 * data and the code that loads and starts its scripts (inline/start.ts).
 */
export function Scripts() {
  return import.meta.env.SSR ? <ServerScripts /> : <ScrollPositions />;
}

// React Router has no public API for its <ScrollRestoration> without the script, which a page that is rendered anew
// must not contain.
function ScrollPositions() {
  useScrollRestoration();
  return null;
}

function ServerScripts() {
  const ids = useMatches().map(({ id }) => id);
  const { manifest, serverHandoffString, renderMeta } = use(PageEntry)!;
  // Otherwise React Router does not write the data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = ids.map((id) => manifest.routes[id]!);
  const modules = [manifest.entry.module, manifest.url, ...routes.map(({ module }) => module)];
  const imports = [manifest.entry, ...routes].flatMap(({ imports = [] }) => imports);
  // All at once: a file that only another one imports would be requested a round trip later.
  const files = [...new Set([...modules, ...imports])];
  const hashes: Record<string, string> = typeof manifest.sri === "object" ? manifest.sri : {};
  const parameters = JSON.stringify([ids, files, manifest.hmr?.runtime]);
  const integrity = Object.fromEntries(files.map((file) => [file, hashes[file]]));
  return (
    <>
      <ScrollRestoration />
      <InlineScript type="importmap" text={JSON.stringify({ integrity })} />
      <InlineScript
        text={`__reactRouterContext=${serverHandoffString};${start}(...${parameters})`}
      />
    </>
  );
}

interface InlineScriptProps {
  type?: "importmap";
  text: string;
}

function InlineScript({ type, text }: InlineScriptProps) {
  return (
    <script
      type={type}
      nonce={use(PageEntry)?.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and JSON that React Router has escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
