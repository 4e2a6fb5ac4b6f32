/** Longest name or search text that we read, in characters. */
export const MAX_LENGTH = 100;
/** Longest sentence that we read, in characters. */
export const MAX_TEXT = 300;

/** A search parameter as typed, trimmed and cut to `most` characters; "" if absent. */
export function typedText(parameters: URLSearchParams, name: string, most = MAX_LENGTH): string {
  return cutText((parameters.get(name) ?? "").trim(), most);
}

/** The first `most` characters of a visitor's text, as `wellFormed` text. */
export function cutText(text: string, most: number): string {
  return wellFormed(text.slice(0, most));
}

/**
 * The text with each lone surrogate replaced by "�", because `encodeURIComponent` throws on one. Firefox before
 * 119 has no such method and leaves it to the server.
 */
export function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text;
}
