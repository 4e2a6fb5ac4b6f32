/** The directory's address for the fields of its form; what does not narrow is left out. */
export function directoryAddress(fields: FormData): string {
  // A later field of the same name counts: the view's buttons stand behind the view that is shown.
  const entries = Object.entries(Object.fromEntries(fields)).filter(
    ([name, value]) => value !== "" && !(name === "view" && value === "list"),
  );
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query ? `/scrap-yards/?${query}` : "/scrap-yards/";
}
