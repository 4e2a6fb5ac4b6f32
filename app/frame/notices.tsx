/** Said on every page while the loaded dataset is marked as a sample. */
export function SampleNotice() {
  return (
    <p className="sample-notice">
      Sample data: the prices and yards on this site are invented for demonstration. Do not rely on
      them.
    </p>
  );
}
