import { useState } from "react";

/** Deletes everything that this browser keeps of the site: copies of pages, the last load, scroll positions. */
async function clear(): Promise<void> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // Tells the service worker to drop pages that it is about to keep.
  navigator.serviceWorker?.controller?.postMessage([]);
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The privacy policy's button to clear this device. Hidden without scripts, because nothing is kept then. */
export function ClearDevice() {
  const [status, setStatus] = useState("");
  const press = () =>
    clear().then(
      () => setStatus("Cleared. What you look at from now on is kept again."),
      () => setStatus("Your browser didn’t let us. Clear this site’s data in its settings."),
    );
  return (
    <p className="scripted">
      <button type="button" className="button" onClick={press}>
        Clear what this device keeps
      </button>{" "}
      <span role="status">{status}</span>
    </p>
  );
}
