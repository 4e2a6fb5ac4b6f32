import { cutText } from "../../app/words/cut-text.ts";
import { shortDate } from "../../app/words/format.ts";
import type { Entries } from "../data/inbox/inbox-entries.ts";
import { reportedFacts, reportedName, sanitise } from "../data/inbox/inbox-text.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import ANSWERS from "./answers.json" with { type: "json" };

/** The most characters of a report in its answer: some mail programs take no long addresses. */
const QUOTED = 400;

/** An address that opens a new email in the operator's own program. */
export function mailTo(email: string, subject: string, text = ""): string {
  const line = sanitise(subject).replace(/\s+/g, " ");
  const body = text && `&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(line)}${body}`;
}

/** Answers to a report, ready to be sent, by its outcome; none if the report has no address. */
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
