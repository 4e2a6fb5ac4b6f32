/** True if a text has all words of another in it, however they are ordered, so that one of them is enough. */
export function saysSame(one: string, other: string): boolean {
  const said = words(other);
  return words(one).every((word) => said.includes(word));
}

/** The words of a text, spelt alike: the specification writes "license". */
function words(text: string): string[] {
  return text.toLowerCase().replaceAll("licence", "license").match(/\w+/g) ?? [];
}
