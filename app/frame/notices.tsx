import { useLocation } from "react-router";
import { SAMPLE_NOTICE } from "../prices/disclaimers.tsx";

/** A notice at the top of every page while the live dataset is a sample. */
export function SampleNotice() {
  return (
    <div className="sample-notice">
      <p className="wrap">{SAMPLE_NOTICE}</p>
    </div>
  );
}

/** The page's URL, in print only. */
export function PrintedAddress({ origin }: { origin: string }) {
  const path = useLocation().pathname.toLowerCase().replace(/\/?$/, "/");
  return (
    <p className="printed-address">
      {origin}
      {path}
    </p>
  );
}

/** An empty line; worker/cache/staleness-notice.ts fills it in cached pages that cannot be rendered anew. */
export function StalenessNotice() {
  // With an empty text React keeps the line's content as it hydrates.
  return (
    <p className="staleness-notice" suppressHydrationWarning>
      {""}
    </p>
  );
}
