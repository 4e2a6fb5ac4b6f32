import { lazy, Suspense, useSyncExternalStore } from "react";

/** A toast's message and whether it is on the screen. */
interface Toast {
  id: number;
  message: string;
  open: boolean;
}

/** Milliseconds that a toast stays on the screen. */
export const TOAST_DURATION = 5_000;
// Milliseconds that a dismissed toast stays in the document.
const REMOVE_DELAY = 1_000_000;

let current: Toast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message, replacing any earlier toast. */
export function toast(message: string): void {
  clearTimeout(removal);
  update({ id: (current?.id ?? 0) + 1, message, open: true });
}

/** Closes the toast. */
export function dismissToast(): void {
  if (!current?.open) return;
  update({ ...current, open: false });
  removal = setTimeout(() => update(null), REMOVE_DELAY);
}

/** The current toast, or null; a snapshot for `useSyncExternalStore`. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls the listener after every change, until the returned function is called. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

// Few visitors see a toast, so its code loads with the first one.
const RadixToast = lazy(() => import("./radix-toast.tsx"));

const noToast = () => null;

/** Shows the current toast; rendered once, by the root. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, noToast);
  if (!shown) return null;
  return (
    <Suspense>
      <RadixToast {...shown} duration={TOAST_DURATION} onDismiss={dismissToast} />
    </Suspense>
  );
}
