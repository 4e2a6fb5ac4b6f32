import { useContext } from "react";
import {
  type EntryContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  ScrollRestoration,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { RECORD_EARLY_INPUT } from "../ui/early-input.ts";

// A page can be read, searched and sent without scripts. They are asked for after its first paint and its
// fonts; React Router's own <Scripts> preloads them, so that they compete with the style sheet.

/** What the oldest browsers of vite/browsers.ts have and those before them lack. */
const IS_SUPPORTED = '[].toSorted&&HTMLScriptElement.supports?.("importmap")';

/**
 * Decides before the first paint whether scripts will come: not in an old browser, if the visitor saves data,
 * nor on a connection as slow as 2G. Whatever is shown only with scripts, or only without, depends on the
 * attribute.
 */
const DECIDE = `{const{saveData,effectiveType}=navigator.connection??{};\
if(${IS_SUPPORTED}&&!saveData&&!/2g/.test(effectiveType)){\
document.documentElement.dataset.scripting="";${RECORD_EARLY_INPUT}}}`;

/** The data that the page was rendered with, which arrives in parts. As React Router's <Scripts> writes it. */
const STREAM = `__reactRouterContext.stream=new ReadableStream({start(c){\
__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;

// In a browser nothing of this is rendered. Hydration passes over what the server wrote, and a page that
// React has to render anew would otherwise fail: it creates scripts by way of `innerHTML`, which the site's
// policy forbids.

/** The inline script in the head that decides whether scripts will come. */
export function ScriptingDecision() {
  return import.meta.env.SSR ? <InlineScript text={DECIDE} /> : null;
}

/**
 * At the end of the body: the scroll position of a page that is loaded again, integrity hashes, the page's
 * data, and what loads and starts the scripts.
 */
export function Scripts() {
  return import.meta.env.SSR ? <ServerScripts /> : <ScrollPositions />;
}

/** React Router's <ScrollRestoration> without its script. */
function ScrollPositions() {
  useScrollRestoration();
  return null;
}

function ServerScripts() {
  const ids = useMatches().map(({ id }) => id);
  const context = useContext(FrameworkContext) as EntryContext;
  const { manifest, serverHandoffString, renderMeta } = context;
  // Otherwise React Router does not write the data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = ids.map((id) => manifest.routes[id]!);
  const modules = [manifest.entry.module, manifest.url, ...routes.map(({ module }) => module)];
  const imports = [manifest.entry, ...routes].flatMap(({ imports = [] }) => imports);
  // All at once: a file that is found only in another would be asked for a round trip later.
  const files = [...new Set([...modules, ...imports])];
  const hashes: Record<string, string> = typeof manifest.sri === "object" ? manifest.sri : {};
  const integrity = Object.fromEntries(files.map((file) => [file, hashes[file]]));
  return (
    <>
      <ScrollRestoration />
      <InlineScript type="importmap" text={JSON.stringify({ integrity })} />
      <InlineScript
        text={`__reactRouterContext=${serverHandoffString};${STREAM}${start(ids, files, manifest.hmr?.runtime)}`}
      />
    </>
  );
}

/** How long after its load event a page counts as painted, in a browser that does not tell of paints. */
const UNTOLD_PAINT_MS = 2_000;

/**
 * Loads the page's files, of which the first is the entry and the routes' own follow the manifest, and
 * hydrates the page. If one of them does not load, the page goes on as one without scripts. A tab in the
 * background is not painted, so it does not wait for that.
 */
function start(ids: string[], files: string[], runtime: string | undefined): string {
  const load = `Promise.all(${JSON.stringify(files)}.map(f=>import(f)))`;
  const first = runtime ? `import(${JSON.stringify(runtime)}).then(()=>${load})` : load;
  return `{const html=document.documentElement;let loading;const load=()=>loading??=\
document.fonts.ready.then(()=>${first}).then(([entry,,...routes])=>{\
__reactRouterRouteModules=Object.fromEntries(${JSON.stringify(ids)}.map((id,i)=>[id,routes[i]]));\
entry.hydrate()},()=>delete html.dataset.scripting);\
if("scripting"in html.dataset){\
document.hidden?load():new PerformanceObserver(load).observe({type:"paint",buffered:true});\
addEventListener("load",()=>setTimeout(load,${UNTOLD_PAINT_MS}))}}`;
}

interface InlineScriptProps {
  type?: "importmap";
  text: string;
}

function InlineScript({ type, text }: InlineScriptProps) {
  const nonce = useContext(FrameworkContext)?.nonce;
  return (
    <script
      type={type}
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and JSON that React Router has escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
