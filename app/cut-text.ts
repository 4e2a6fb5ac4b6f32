/** The first `most` characters of what a visitor typed, as `wellFormed` text. */
export function cutText(text: string, most: number): string {
  return wellFormed(text.slice(0, most));
}

/**
 * The text with "�" for half of a surrogate pair, because `encodeURIComponent` throws on it. Firefox before 119
 * leaves that to the server.
 */
export function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text;
}
