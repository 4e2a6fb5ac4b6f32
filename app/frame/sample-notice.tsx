import { SAMPLE_NOTICE } from "../content/disclaimers.tsx";

/** Said on every page while the loaded dataset is marked as a sample. */
export function SampleNotice() {
  return <p className="sample-notice">{SAMPLE_NOTICE}</p>;
}
