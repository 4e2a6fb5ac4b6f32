import { parseArgs } from "node:util";
import { UsageError } from "../run.ts";

const options = {
  help: { type: "boolean" },
  remote: { type: "boolean" },
  only: { type: "string" },
  spam: { type: "string" },
  open: { type: "boolean" },
  closed: { type: "boolean" },
  kind: { type: "string" },
  page: { type: "string" },
  "page-size": { type: "string" },
  csv: { type: "string" },
  out: { type: "string" },
  done: { type: "string" },
  close: { type: "string" },
  reopen: { type: "string" },
  "delete-message": { type: "string" },
  "delete-report": { type: "string" },
  "delete-subscriber": { type: "string", multiple: true },
  "delete-spam": { type: "boolean" },
  "delete-before": { type: "string" },
  yes: { type: "boolean" },
} as const;

/** The options of a command line that are there, with their values. */
export type Values = ReturnType<typeof parsedOptions>;
type Option = keyof typeof options;

const SHOWN: Option[] = ["spam", "open", "closed", "kind", "page", "page-size"];

/** What each action may be combined with, apart from --remote. */
const COMPANIONS: Partial<Record<Option, Option[]>> = {
  csv: [...SHOWN, "out"],
  done: [],
  close: [],
  reopen: [],
  "delete-message": [],
  "delete-report": [],
  "delete-subscriber": [],
  "delete-spam": ["yes"],
  "delete-before": ["yes"],
};

/**
 * The options on the command line.
 * @throws UsageError for one that is unknown, there twice, or cannot be combined with another
 */
export function readOptions(args: string[]): Values {
  const values = parsedOptions(args);
  if (values.help) return values;
  const given = (Object.keys(values) as Option[]).filter((name) => name !== "remote");
  const action = given.find((name) => name in COMPANIONS);
  const companions = action ? COMPANIONS[action]! : [...SHOWN, "only" as const];
  const stray = given.find((name) => name !== action && !companions.includes(name));
  if (stray) throw new UsageError(strayMessage(stray, action));
  if (values.open && values.closed)
    throw new UsageError("--closed cannot be combined with --open.");
  return values;
}

function strayMessage(stray: Option, action: Option | undefined): string {
  if (action) return `--${stray} cannot be combined with --${action}.`;
  return `--${stray} needs ${stray === "out" ? "--csv" : "--delete-spam or --delete-before"}.`;
}

function parsedOptions(args: string[]) {
  try {
    const { values, tokens } = parseArgs({ args, options, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, i) => names.indexOf(name) < i && name !== "delete-subscriber");
    if (twice) throw new Error(`--${twice} is given twice`);
    return values;
  } catch (error) {
    // Node's own messages go on with advice about positional arguments, of which there are none.
    const [message = ""] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(`${message}.`);
  }
}
