/** What a toast says. */
export interface Toast {
  id: number;
  message: string;
  open: boolean;
}

/** Milliseconds that a toast stays up. */
export const TOAST_DURATION = 5_000;
// A dismissed toast is kept that long before it is forgotten; it is not on the screen meanwhile.
const REMOVE_DELAY = 1_000_000;

let current: Toast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message; at most one is visible, so a new one takes the place of the last. */
export function toast(message: string): void {
  clearTimeout(removal);
  set({ id: (current?.id ?? 0) + 1, message, open: true });
}

/** Takes the toast off the screen. */
export function dismissToast(): void {
  if (!current?.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), REMOVE_DELAY);
}

/** The toast now, or null; for `useSyncExternalStore` together with `subscribeToToast`. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls back on every change until the returned function is called. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
