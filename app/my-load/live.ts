type LiveLoad = typeof import("./live-load.ts");

let loaded: LiveLoad | undefined;

/**
 * Loads the code that answers while a visitor types, and without a connection; undefined if that fails. Each page with
 * the form loads it straight away: later there may be no connection.
 */
export async function loadLive(): Promise<LiveLoad | undefined> {
  loaded ??= await import("./live-load.ts").catch(() => undefined);
  return loaded;
}

/** Returns the same code if it has already loaded. */
export function liveLoad(): LiveLoad | undefined {
  return loaded;
}
