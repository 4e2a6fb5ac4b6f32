// What React Router's own code in the browser expects, and its <Scripts> would give it.
declare global {
  var __reactRouterContext: {
    stream: ReadableStream<Uint8Array>;
    streamController: ReadableStreamDefaultController<string>;
  };
  var __reactRouterRouteModules: Record<string, unknown>;
}

/**
 * Loads the page's files after its first paint and its fonts, and hydrates the page. If one of them does not load,
 * the page goes on as one without scripts.
 * @param ids of the page's routes
 * @param files to import: the entry, the manifest, the routes in the order of their ids, and what all of them import
 * @param runtime the file to import before all others, in development; null without one
 */
export default function start(ids: string[], files: string[], runtime: string | null): void {
  /** How long after its load event a page counts as painted, in a browser that does not report paints. */
  const UNREPORTED_PAINT_MS = 2_000;
  const html = document.documentElement;

  // The data that the page was rendered with, which arrives in parts.
  __reactRouterContext.stream = new ReadableStream<string>({
    start(controller) {
      __reactRouterContext.streamController = controller;
    },
  }).pipeThrough(new TextEncoderStream());

  if (!("scripting" in html.dataset)) return;

  let loading: Promise<unknown> | undefined;
  function load() {
    loading ??= document.fonts.ready
      .then(() => runtime && import(runtime))
      .then(() => Promise.all(files.map((file) => import(file))))
      .then(
        ([entry, , ...routes]) => {
          __reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, routes[i]]));
          entry.hydrate();
        },
        () => delete html.dataset.scripting,
      );
    return loading;
  }

  // A tab in the background is not painted, so it does not wait for that.
  if (document.hidden) load();
  else new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(load, UNREPORTED_PAINT_MS));
}
