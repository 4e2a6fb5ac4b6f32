import { SAMPLE_NOTICE } from "../content/disclaimers.tsx";

/** At the top of every page while the loaded dataset is marked as a sample. */
export function SampleNotice() {
  return (
    <p className="sample-notice">
      <span className="wrap">{SAMPLE_NOTICE}</span>
    </p>
  );
}

/**
 * An empty line, which worker/cache/staleness-notice.ts fills in a cached page when no newer one can
 * be rendered. React leaves its content alone.
 */
export function StalenessNotice() {
  return (
    <p
      className="staleness-notice"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to leave the content alone
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}

// One object, so that React never sees a change.
const EMPTY = { __html: "" };
