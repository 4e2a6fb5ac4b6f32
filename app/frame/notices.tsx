import { useLocation } from "react-router";
import { SAMPLE_NOTICE } from "../prices/disclaimers.tsx";

/** At the top of every page while the live dataset is marked as a sample. */
export function SampleNotice() {
  return (
    <div className="sample-notice">
      <p className="wrap">{SAMPLE_NOTICE}</p>
    </div>
  );
}

/** In print only: the page's address, for somebody who has only the paper. */
export function PrintedAddress({ origin }: { origin: string }) {
  const path = useLocation().pathname.toLowerCase().replace(/\/?$/, "/");
  return (
    <p className="printed-address">
      {origin}
      {path}
    </p>
  );
}

/** An empty line, which worker/cache/staleness-notice.ts fills in a cached page if no newer one can be rendered. */
export function StalenessNotice() {
  // An empty text, so that React keeps what is there when it hydrates.
  return (
    <p className="staleness-notice" suppressHydrationWarning>
      {""}
    </p>
  );
}
