// Terminals act on control characters, and bidirectional marks can make a text look like another.
// They are replaced by U+FFFD. The two joiners stay: emoji and some scripts need them.
const UNSAFE = /(?!\n|\t|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A visitor's text with everything replaced that a terminal would act on. */
export function sanitise(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNSAFE, "\u{fffd}");
}

/** A time in ms since 1970 in ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
