/** The state of the notice for a visitor who waits for a page without a connection. */
type Status = "connected" | "lost" | "trying" | "dismissed";

let status: Status = "connected";
const listeners = new Set<() => void>();

/** The current status; a snapshot for `useSyncExternalStore`. */
export const connectionStatus = (): Status => status;

/** Calls the listener after every change, until the returned function is called. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the status, and tells listeners if it changed. */
export function setConnectionStatus(next: Status): void {
  if (status === next) return;
  status = next;
  for (const listener of listeners) listener();
}
