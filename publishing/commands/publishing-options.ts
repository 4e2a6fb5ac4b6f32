import { userInfo } from "node:os";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { REMOTE, UsageError } from "../command-line/options.ts";
import { KINDS, type Kind } from "../compare/warning-kinds.ts";
import { noteProblem } from "../read/publication-note.ts";

/**
 * A note or a name for the record.
 * @throws UsageError if it is too long, has several lines, or contains codes that are not characters or are invisible
 */
function oneLine(option: string, given: string | undefined): string | undefined {
  const text = given?.trim();
  if (text === undefined) return undefined;
  if (text === "") throw new UsageError(`--${option} needs some text.`);
  const problem = noteProblem(text);
  if (problem) throw new UsageError(`--${option} ${problem}`);
  return text;
}

const ACCEPTED = KINDS.join(", ");

/** The options of every command that publishes. */
export const PUBLISHING_OPTIONS = {
  ...REMOTE,
  "dry-run": { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  accept: { type: "string", default: "" },
  note: { type: "string" },
  by: { type: "string" },
} as const;

/** The usage text for these options. */
export const PUBLISHING_USAGE =
  '[--remote] [--dry-run] [--accept KIND,KIND] [--yes] [--note "…"] [--by NAME]';

/** The options of a publication. */
export type PublishingOptions = ReturnType<typeof publishingOptions>;

/**
 * The options of a publication, for today.
 * @throws UsageError if one of them is invalid
 */
export function publishingOptions(
  values: Record<"dry-run" | "yes", boolean> & { accept?: string; note?: string; by?: string },
) {
  const by = oneLine("by", values.by) ?? userInfo().username;
  return {
    today: dayIn(NATIONAL_TIME_ZONE),
    isDryRun: values["dry-run"],
    /** True to publish without asking. */
    isConfirmed: values.yes,
    /** The kinds of warnings that do not stop it. */
    accepted: kindsOf(values.accept ?? ""),
    note: oneLine("note", values.note),
    /** The operator's name, for the record. */
    by,
  };
}

/** The words of an option such as "moves, removals". */
export function listed(given: string): string[] {
  return given
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function kindsOf(given: string): Kind[] {
  const words = listed(given);
  const unknown = words.find((word) => !KINDS.some((kind) => kind === word));
  if (unknown === undefined) return words as Kind[];
  throw new UsageError(`--accept takes ${ACCEPTED} (found "${unknown}").`);
}
