/** The maximum number of characters we read of a name or search text. */
export const MAX_LENGTH = 100;
/** The maximum number of characters we read of a sentence. */
export const MAX_TEXT = 300;

/** A search parameter as typed, trimmed and cut to `most` characters; "" if absent. */
export function typedText(parameters: URLSearchParams, name: string, most = MAX_LENGTH): string {
  return cutText((parameters.get(name) ?? "").trim(), most);
}

/** The first `most` characters of a visitor's text, well-formed. */
export function cutText(text: string, most: number): string {
  return wellFormed(text.slice(0, most));
}

/**
 * Replaces lone surrogates with "�", because `encodeURIComponent` throws on them. Firefox before 119 lacks the method;
 * there the server replaces them.
 */
export function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text;
}
