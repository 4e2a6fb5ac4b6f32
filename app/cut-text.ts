/**
 * The first `most` characters of what a visitor typed. Half of a surrogate pair becomes "�", because
 * `encodeURIComponent` throws on it.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).toWellFormed();
}
