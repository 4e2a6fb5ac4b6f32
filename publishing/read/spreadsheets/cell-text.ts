/** Invisible characters: controls, directions, joiners and soft hyphens, except those that join emoji. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}](?<![\t\n\v\f\r]|\p{Extended_Pictographic}\ufe0f|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?\u200d(?=\p{Extended_Pictographic}))/gu;

/** A text without invisible characters, with plain spaces, lines that end in "\n", and no white space around it. */
export function cleanedLines(cell: string): string {
  const text = cell.replaceAll(INVISIBLE, "").replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, "\n");
  return text.replaceAll(/[^\S\n]/g, " ").trim();
}

/** The same, with any white space reduced to one space or line break: the form of all cells except paragraphs. */
export function cleaned(cell: string): string {
  return cleanedLines(cell).replaceAll(/\s+/g, (space) => (space.includes("\n") ? "\n" : " "));
}
