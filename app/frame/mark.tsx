/** The site's mark: a cast ingot seen from the front. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="mark-top" d="M10 9h12l3 5H7z" />
      <path className="mark-front" d="M7 14h18l4 10H3z" />
    </svg>
  );
}
