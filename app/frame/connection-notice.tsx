import { X } from "lucide";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { connectionStatus, subscribeToConnection } from "../ui/connection-status.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { dismissConnectionNotice, navigationTo, tryAgain } from "./connection.ts";

/** The state of the notice on a lost connection, re-rendering when it changes. */
export function useConnectionStatus() {
  return useSyncExternalStore(subscribeToConnection, connectionStatus, () => "connected" as const);
}

/** Tells the visitor that there is no connection, below a page that stays as it is, and offers to try again. */
export function ConnectionNotice() {
  const status = useConnectionStatus();
  const { location } = useNavigation();
  const { key } = useLocation();
  const path = location && location.pathname + location.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one arrival from the next
  useEffect(() => navigationTo(path), [path, key]);
  if (status !== "lost" && status !== "trying") return null;
  const isTrying = status === "trying";
  return (
    <div className="connection-notice" role="alert">
      <p>{isTrying ? "Trying again…" : "No connection. This page stays open."}</p>
      <button type="button" className="button" onClick={tryAgain} aria-disabled={isTrying}>
        Try again
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Close"
        onClick={dismissConnectionNotice}
      >
        <LineIcon of={X} size={18} />
      </button>
    </div>
  );
}
