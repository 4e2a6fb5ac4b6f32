import type { InboxCommand } from "./arguments.ts";
import type { Inbox } from "./database.ts";
import { inboxCsv, inboxText } from "./output.ts";

/** Runs a command; returns what to print, and false for `isDone` when there was nothing to delete. */
export async function runCommand(
  inbox: Inbox,
  command: InboxCommand,
): Promise<{ output: string; isDone: boolean }> {
  switch (command.kind) {
    case "list": {
      const output = inboxText(await inbox.messages(), await inbox.subscribers());
      return { output: `${output}\n`, isDone: true };
    }
    case "csv": {
      const { table } = command;
      return { output: inboxCsv(table, await inbox[table]()), isDone: true };
    }
    case "delete-message":
      return deletion(`message ${command.id}`, await inbox.deleteMessage(command.id));
    case "delete-subscriber":
      return deletion(`subscriber ${command.email}`, await inbox.deleteSubscriber(command.email));
  }
}

function deletion(name: string, isDone: boolean) {
  return { output: isDone ? `Deleted ${name}.\n` : `There is no ${name}.\n`, isDone };
}
