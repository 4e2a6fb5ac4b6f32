/** Marks what does not exist yet; it stands where a link will stand. */
export function ComingSoon() {
  return <span className="coming-soon">Coming soon</span>;
}
