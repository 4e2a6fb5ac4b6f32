/**
 * Reads the days on which a yard is shut, from the first to the last (YYYY-MM-DD), and the reason, "" if that is unknown:
 * "2026-12-20..2027-01-06 Christmas". Undefined if there are none.
 */
export function closureIn(text: string | null) {
  const [, from = "", to = "", why = ""] = /^(\S+)\.\.(\S+) ?(.*)$/.exec(text ?? "") ?? [];
  return to ? { from, to, why } : undefined;
}

/** True if a yard is shut on a day (YYYY-MM-DD). */
export function isShutOn(text: string | null, day: string): boolean {
  const closure = closureIn(text);
  return closure !== undefined && closure.from <= day && day <= closure.to;
}
