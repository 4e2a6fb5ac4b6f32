/** The most characters of a name or a search that count. */
export const MAX_LENGTH = 100;

/** A search parameter as it was typed, without blanks around it; "" if it is not given. */
export function typedText(parameters: URLSearchParams, name: string, most = MAX_LENGTH): string {
  return cutText((parameters.get(name) ?? "").trim(), most);
}

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
