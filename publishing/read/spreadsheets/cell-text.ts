/** Invisible codes: controls, directions, joiners, soft hyphens, but not those that join emoji. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}](?<![\t\n\v\f\r]|\p{Extended_Pictographic}\ufe0f|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?\u200d(?=\p{Extended_Pictographic}))/gu;

/** A text without invisible codes, with plain spaces and lines that end in "\n", trimmed. */
export function cleanedLines(cell: string): string {
  const text = cell.replaceAll(UNSEEN, "").replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, "\n");
  return text.replaceAll(/[^\S\n]/g, " ").trim();
}

/** The same with one space or one end of a line for any white space: the form of all cells but paragraphs. */
export function cleaned(cell: string): string {
  return cleanedLines(cell).replaceAll(/\s+/g, (space) => (space.includes("\n") ? "\n" : " "));
}
