/** What a visitor is told of a page that is waited for without a connection. */
type Status = "connected" | "lost" | "trying" | "dismissed";

let status: Status = "connected";
const listeners = new Set<() => void>();

/** The snapshot for `useSyncExternalStore`. */
export const connectionStatus = (): Status => status;

/** Calls the listener after every change, until the returned function is called. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells it to whoever listens, if it is another one. */
export function setConnectionStatus(next: Status): void {
  if (status === next) return;
  status = next;
  for (const listener of listeners) listener();
}
