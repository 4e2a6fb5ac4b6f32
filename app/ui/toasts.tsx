import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToast } from "./toast.ts";

// Few visits see a toast: its code is loaded with the first one.
const Toaster = lazy(() => import("./toaster.tsx"));

const nothingYet = () => null;

/** Where toasts appear. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, nothingYet);
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} />
    </Suspense>
  );
}
