// Text as people type it. Browsers send line ends as CR LF, but count one character for each.

const LINE_END = /\r\n?/g;
/** Control characters but tab and line feed; nobody types them, and terminals obey them. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Something that can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A field of a form as it was typed, on as many lines; "" where there is none. */
export function typedLines(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") return "";
  return value.replace(LINE_END, "\n").replace(CONTROLS, "").toWellFormed();
}

/** The same on one line. */
export function typedLine(form: FormData, name: string): string {
  return typedLines(form, name).replace(/[\t\n\u2028\u2029]+/g, " ");
}

/** What of a typed text counts: trimmed, in Unicode's composed form; "" if nothing can be seen. */
export function tidied(text: string): string {
  const trimmed = text.trim().normalize("NFC");
  return VISIBLE.test(trimmed) ? trimmed : "";
}
