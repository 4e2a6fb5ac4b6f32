import { useEffect } from "react";
import { SERVICE_WORKER } from "../../worker/contract/offline-pages.ts";

/** Registers the service worker once the page has nothing else to do, if the operator lets it keep pages. */
export function useServiceWorker(isOn: boolean): void {
  useEffect(() => {
    // Safari 16.4 has no idle callbacks. If this fails, the site works only online.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (isOn && !import.meta.env.DEV) whenIdle(() => register().catch(() => {}));
  }, [isOn]);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const rules = { createScriptURL: (_: string) => SERVICE_WORKER };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, own: typeof rules): typeof rules };
  };
  const policy = trustedTypes?.createPolicy("service-worker", rules) ?? rules;
  await serviceWorker.register(policy.createScriptURL(""));
  if (!isFirst) return;
  // The files loaded before the worker came, which it takes from the browser's cache.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  (await serviceWorker.ready).active?.postMessage([window.location.href, ...loaded]);
}
