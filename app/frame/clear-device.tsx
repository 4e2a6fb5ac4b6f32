import { useState } from "react";

/** Clears all that this browser keeps of the site: copies of pages, the last load, positions of scrolling. */
async function clear(): Promise<void> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // What the worker is keeping at this moment goes, too.
  navigator.serviceWorker?.controller?.postMessage([]);
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The privacy policy's button that clears what this device keeps. Without scripts nothing is kept. */
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
