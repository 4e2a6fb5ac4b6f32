// npm run inbox: reads, exports and deletes what visitors sent through the site's forms.
import { type InboxRequest, inboxRequest, USAGE } from "./arguments.ts";
import { inboxCsv } from "./csv.ts";
import { type Inbox, openInbox } from "./database.ts";
import { inboxText } from "./text.ts";

/** Does what was asked; false when there was nothing to delete. */
async function answer(inbox: Inbox, asked: InboxRequest): Promise<boolean> {
  if (asked.kind === "list") {
    console.log(inboxText(await inbox.messages(), await inbox.subscribers()));
    return true;
  }
  if (asked.kind === "csv") {
    process.stdout.write(inboxCsv(asked.table, await inbox[asked.table]()));
    return true;
  }
  const [what, isDeleted] =
    asked.kind === "delete-message"
      ? [`message ${asked.id}`, await inbox.deleteMessage(asked.id)]
      : [`the subscriber ${asked.email}`, await inbox.deleteSubscriber(asked.email)];
  console.log(isDeleted ? `Deleted ${what}.` : `There is no ${what.replace(/^the /, "")}.`);
  return isDeleted;
}

const asked = inboxRequest(process.argv.slice(2));
if (asked) {
  try {
    const isDone = await openInbox(asked.isRemote, (inbox) => answer(inbox, asked));
    if (!isDone) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
