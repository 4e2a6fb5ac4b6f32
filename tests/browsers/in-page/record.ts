/** Where a page keeps what went wrong in it and in the pages before it. */
export const RECORD = "faults";

/** Runs first in every page: keeps what the console, the page and its requests report as faults. */
export function record(key: string): void {
  const keep = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(
      key,
      JSON.stringify([...faults, fault.replace(/\s+/g, " ").slice(0, 300)]),
    );
  };
  const words = (value: unknown) => {
    const { stack = "" } = value instanceof Error ? value : {};
    return `${value} ${stack.split("\n").slice(0, 3).join(" ")}`;
  };
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...args: unknown[]) => {
      keep(`console.${level}: ${args.map(words).join(" ")}`);
      write.apply(console, args);
    };
  }
  // A page that is being left gives up its requests: Firefox before it is hidden.
  let isLeft = false;
  for (const event of ["beforeunload", "pagehide"])
    addEventListener(event, () => {
      isLeft = true;
    });
  addEventListener("pageshow", () => {
    isLeft = false;
  });
  const onError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) keep(`uncaught: ${event.message} ${words(event.error)}`);
    else if (event.target instanceof Element && !isLeft)
      keep(`did not load: ${event.target.outerHTML}`);
  };
  // Captured, because the events of elements do not bubble.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
    keep(`unhandled: ${words(reason)}`),
  );
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
    keep(`violates ${effectiveDirective}: ${blockedURI} ${sourceFile}`),
  );
  const request = window.fetch;
  window.fetch = async (...args) => {
    try {
      return await request(...args);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === "AbortError";
      if (!isAborted && !isLeft)
        keep(`fetch: ${args[0] instanceof Request ? args[0].url : args[0]}: ${error}`);
      throw error;
    }
  };
}
