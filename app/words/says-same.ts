/** True if a text contains all words of another, in any order, so that one text is enough. */
export function saysSame(one: string, other: string): boolean {
  const said = words(other);
  return words(one).every((word) => said.includes(word));
}

/** A text's words, spelt as in the specification, which writes "license". */
function words(text: string): string[] {
  return text.toLowerCase().replaceAll("licence", "license").match(/\w+/g) ?? [];
}
