// npm run inbox: reads, exports and deletes what visitors sent through the site's forms.
import { CommandError } from "../run.ts";
import { readCommand, USAGE } from "./arguments.ts";
import { runCommand } from "./commands.ts";
import { openInbox } from "./database.ts";

const command = readCommand(process.argv.slice(2));
if (command) {
  try {
    const { output, isDone } = await openInbox(command.isRemote, (inbox) =>
      runCommand(inbox, command),
    );
    process.stdout.write(output);
    if (!isDone) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
