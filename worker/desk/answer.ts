import { cutText } from "../../app/words/cut-text.ts";
import { shortDate } from "../../app/words/format.ts";
import type { Entries } from "../data/inbox/inbox-entries.ts";
import { reportedFacts, reportedName, sanitise } from "../data/inbox/inbox-text.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import ANSWERS from "./answers.json" with { type: "json" };

/** The maximum number of characters of a report to quote in its answer, because some mail programs reject long URLs. */
const QUOTED = 400;

/** A URL that opens a new email in the operator's own mail program. */
export function mailTo(email: string, subject: string, text = ""): string {
  const line = sanitise(subject).replace(/\s+/g, " ");
  const body = text && `&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(line)}${body}`;
}

/** Ready-made answers to a report, one for each outcome; none if the report has no email address. */
export function answersTo(
  report: Entries["reports"],
  origin: string,
): [outcome: string, href: string][] {
  const { email, seen, sentAt, page } = report;
  if (!email) return [];
  const about = reportedName(report) || "our site";
  const facts = reportedFacts(report);
  const now = facts && ` It shows now: ${facts}.`;
  const quoted = cutText(sanitise(seen), QUOTED).replaceAll(/^/gm, "> ");
  const day = shortDate(dayIn(NATIONAL_TIME_ZONE, sentAt));
  return Object.entries(ANSWERS).map(([outcome, sentences]) => {
    const text = [
      "Hello,",
      `Thank you for your report of ${day} on ${about}:`,
      quoted,
      // A function, because "$8" in a replacement would stand for a group.
      sentences.replace("{now}", () => now),
      origin + page,
    ];
    return [outcome, mailTo(email, `Your report on ${about}`, text.join("\n\n"))];
  });
}
