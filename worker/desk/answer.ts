import { cutText } from "../../app/words/cut-text.ts";
import { shortDate } from "../../app/words/format.ts";
import type { Entries } from "../data/inbox/inbox-entries.ts";
import { reportedFacts, reportedName, sanitise } from "../data/inbox/inbox-text.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";

/** How much of a report is quoted: some mail programs take no long addresses. */
const QUOTED = 400;

/** What became of a report, and what is said of it to whoever sent it; `shows` is what the site shows now. */
const OUTCOMES: Record<string, (shows: string) => string> = {
  Corrected: (shows) => `We checked it and corrected the site.${shows}`,
  "No change": (shows) =>
    `We checked it, and what the site has is right, so nothing changes.${shows}`,
  "Not confirmed": (shows) =>
    `We could not confirm it yet, so the site stays as it is.${shows} A photo of the docket or of the price board would help: just reply to this email.`,
};

/** An address that opens a new email in the operator's own program. */
export function mailTo(email: string, subject: string, text = ""): string {
  const line = sanitise(subject).replace(/\s+/g, " ");
  const body = text && `&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(line)}${body}`;
}

/** Answers to a report, ready to be sent, by what became of it; none if nobody said where to. */
export function answersTo(
  report: Entries["reports"],
  origin: string,
): [outcome: string, href: string][] {
  const { email, seen, sentAt, page } = report;
  if (!email) return [];
  const about = reportedName(report) || "our site";
  const facts = reportedFacts(report);
  const quoted = cutText(sanitise(seen), QUOTED).replaceAll(/^/gm, "> ");
  const day = shortDate(dayIn(NATIONAL_TIME_ZONE, sentAt));
  return Object.entries(OUTCOMES).map(([outcome, sentences]) => {
    const text = [
      "Hello,",
      `Thank you for your report of ${day} on ${about}:`,
      quoted,
      sentences(facts && ` It shows now: ${facts}.`),
      origin + page,
    ];
    return [outcome, mailTo(email, `Your report on ${about}`, text.join("\n\n"))];
  });
}
