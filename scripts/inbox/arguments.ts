import { parseArgs } from "node:util";
import { emailAddress } from "../../app/forms/email-address.ts";

export const USAGE = `Usage: npm run inbox -- [--remote] [one of these]
  (nothing)                      lists messages and subscribers, newest first
  --csv messages                 prints the messages as CSV
  --csv subscribers              prints the subscribers as CSV
  --delete-message 12            deletes one message by its number
  --delete-subscriber a@b.com    takes one address off the newsletter's list`;

/** What the operator wants of the inbox. */
export type InboxRequest = { isRemote: boolean } & (
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

/** What the command line asks for; undefined when it cannot be understood. */
export function inboxRequest(args: string[]): InboxRequest | undefined {
  const parsed = parsedOrNothing(args);
  if (!parsed) return undefined;
  const { remote: isRemote, ...wishes } = parsed;
  const [wish, ...more] = Object.entries(wishes);
  if (!wish) return { isRemote, kind: "list" };
  return more.length > 0 ? undefined : request(isRemote, ...wish);
}

function request(isRemote: boolean, name: string, value: string): InboxRequest | undefined {
  if (name === "csv") {
    const isTable = value === "messages" || value === "subscribers";
    return isTable ? { isRemote, kind: "csv", table: value } : undefined;
  }
  if (name === "delete-message") {
    const isId = /^[1-9]\d{0,14}$/.test(value);
    return isId ? { isRemote, kind: "delete-message", id: Number(value) } : undefined;
  }
  const { success, data = "" } = emailAddress.safeParse(value);
  return success ? { isRemote, kind: "delete-subscriber", email: data.toLowerCase() } : undefined;
}

function parsedOrNothing(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return undefined;
  }
}
