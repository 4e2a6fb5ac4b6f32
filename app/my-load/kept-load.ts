import { LOAD_PATH } from "../paths/form-addresses.ts";

/** The key of the last load in the browser's storage. */
const KEY = "my-load";

/** Returns the URL of the load last typed in this browser, without a position; undefined if there is none. */
export function keptLoad(): string | undefined {
  const kept = inStorage((storage) => storage.getItem(KEY));
  return kept?.startsWith(`${LOAD_PATH}?`) ? kept : undefined;
}

/** Keeps a load for the next visit; an empty one is forgotten. */
export function keepLoad(address: string): void {
  const query = new URLSearchParams(address.split("?")[1]);
  // The time will have passed by the next visit.
  query.delete("open");
  const near = query.get("near") ?? "";
  // A typed place is just a name; a position tells where the visitor is.
  if (near.includes(",") && /^[-\d.,\s]+$/.test(near)) query.delete("near");
  if (query.size === 0) forgetLoad();
  else inStorage((storage) => storage.setItem(KEY, `${LOAD_PATH}?${query}`));
}

/** Forgets the kept load. */
export function forgetLoad(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

/** Uses the browser's storage; undefined if it has none, or blocks it. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
