type LiveLoad = typeof import("./live-load.ts");

let loaded: LiveLoad | undefined;

/**
 * The code that answers while a visitor types, and without a connection. A page loads it as soon as it runs: later
 * there may be no connection.
 */
export async function loadLive(): Promise<LiveLoad> {
  loaded ??= await import("./live-load.ts");
  return loaded;
}

/** The same if it is there already. */
export function liveLoad(): LiveLoad | undefined {
  return loaded;
}
