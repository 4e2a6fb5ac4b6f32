// npm run inbox: reads, exports and deletes what visitors sent through the site's forms.
import { CommandError, UsageError } from "../run.ts";
import { readCommand } from "./arguments.ts";
import { runCommand } from "./commands.ts";
import { openInbox } from "./database.ts";
import { USAGE } from "./usage.ts";

try {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === "help") {
    process.stdout.write(USAGE);
  } else {
    const { output, isDone } = await openInbox(command.isRemote, (inbox) =>
      runCommand(inbox, command),
    );
    process.stdout.write(output);
    if (!isDone) process.exitCode = 1;
  }
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\`npm run inbox -- --help\` lists the options.`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
