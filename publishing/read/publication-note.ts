import { noCharacterMessage } from "./cell-rules.ts";

/** The maximum length of a publication's note, in characters. */
export const NOTE_LENGTH = 300;

/** The mistake in a note that visitors will read, such as "must be one line."; undefined if there is none. */
export function noteProblem(note: string): string | undefined {
  if (note.length > NOTE_LENGTH)
    return `must be ${NOTE_LENGTH} characters or fewer (found ${note.length}).`;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(note)) return "must be one line.";
  if (/\p{Cf}/u.test(note)) return "must not contain characters that cannot be seen.";
  const problem = noCharacterMessage(note);
  return problem ? `${problem}.` : undefined;
}
