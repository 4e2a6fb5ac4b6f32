/** Codes that nobody sees: controls, directions, joiners, soft hyphens; not those that make one emoji of several. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}](?<![\t\n\v\f\r]|\p{Extended_Pictographic}\ufe0f|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?\u200d(?=\p{Extended_Pictographic}))/gu;

/** A text without what nobody sees, with plain spaces and lines that end in "\n", and no space around it. */
export function cleanedLines(cell: string): string {
  const text = cell.replaceAll(UNSEEN, "").replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, "\n");
  return text.replaceAll(/[^\S\n]/g, " ").trim();
}

/** The same with one space or one end of a line for any white space, as all cells are read but paragraphs. */
export function cleaned(cell: string): string {
  return cleanedLines(cell).replaceAll(/\s+/g, (space) => (space.includes("\n") ? "\n" : " "));
}
