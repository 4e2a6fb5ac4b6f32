/** True if the first text contains every word of the second, in any order, so that it is enough. */
export function saysSame(one: string, other: string): boolean {
  const said = words(other);
  return words(one).every((word) => said.includes(word));
}

/** A text's words, spelt as in the specification, which writes "license". */
function words(text: string): string[] {
  return text.toLowerCase().replaceAll("licence", "license").match(/\w+/g) ?? [];
}
