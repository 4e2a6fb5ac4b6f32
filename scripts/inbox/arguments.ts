import { parseArgs } from "node:util";
import { emailAddress } from "../../app/forms/form-validation.ts";

export const USAGE = `Usage: npm run inbox -- [--remote] [one of these]
  (nothing)                      lists messages and subscribers, newest first
  --csv messages                 prints the messages as CSV
  --csv subscribers              prints the subscribers as CSV
  --delete-message 12            deletes message number 12
  --delete-subscriber a@b.com    removes this address from the newsletter list`;

/** What to do with the inbox. */
export type InboxCommand = { isRemote: boolean } & (
  | { kind: "list" }
  | { kind: "csv"; table: "messages" | "subscribers" }
  | { kind: "delete-message"; id: number }
  | { kind: "delete-subscriber"; email: string }
);

const options = {
  remote: { type: "boolean", default: false },
  csv: { type: "string" },
  "delete-message": { type: "string" },
  "delete-subscriber": { type: "string" },
} as const;

/** The command on the command line; undefined when it is not valid. */
export function readCommand(args: string[]): InboxCommand | undefined {
  const values = parsedOptions(args);
  if (!values) return undefined;
  const { remote: isRemote, ...actions } = values;
  const [action, ...more] = Object.entries(actions);
  if (!action) return { isRemote, kind: "list" };
  return more.length > 0 ? undefined : toCommand(isRemote, ...action);
}

function toCommand(isRemote: boolean, option: string, value: string): InboxCommand | undefined {
  if (option === "csv") {
    const isTable = value === "messages" || value === "subscribers";
    return isTable ? { isRemote, kind: "csv", table: value } : undefined;
  }
  if (option === "delete-message") {
    const isId = /^[1-9]\d{0,14}$/.test(value);
    return isId ? { isRemote, kind: "delete-message", id: Number(value) } : undefined;
  }
  const { success, data = "" } = emailAddress.safeParse(value);
  return success ? { isRemote, kind: "delete-subscriber", email: data.toLowerCase() } : undefined;
}

function parsedOptions(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return undefined;
  }
}
