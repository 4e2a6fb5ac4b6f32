// npm run inbox: reads, exports and deletes what visitors sent through the site's forms, and what they searched for.
import { UsageError } from "../../command-line/options.ts";
import { CommandError } from "../../command-line/run.ts";
import { stateDirectory, withDatabase } from "../../database/local.ts";
import { runAs } from "../../publishing/commands/command.ts";
import { readCommand } from "./arguments.ts";
import { runCommand } from "./commands.ts";
import { type Inbox, localInbox, remoteInbox } from "./database.ts";
import { fix } from "./fix.ts";

const USAGE = `Usage: npm run inbox -- [options]

Reads, marks, exports and deletes what visitors sent through the site's forms. Without options it lists the
newest messages, reports of anything wrong on the site, and newsletter subscribers.

  --remote                     the database at Cloudflare instead of the one on this machine

Choose what is listed or exported
  --only messages              only messages; or: --only reports, --only subscribers
  --only searches              words that the site did not understand, this month and the last, each with how
                               many visitors searched for it (three at least), and since which day
  --kind price                 only reports of one kind: price, closed, hours, details, owner or other
  --spam only                  only suspected spam; --spam none leaves it out
  --open                       only messages that are not marked as answered, and reports that are open
  --closed                     only messages that are marked as answered, and reports that are closed
  --page 2                     the second page
  --page-size 50               entries on a page, from 1 to 1000 (default: 20)

Mark
  --done 12                    marks message 12 as answered; a list with ranges also works: 12,15-17
  --close 12                   closes report 12; a list with ranges also works
  --reopen 12                  opens report 12 again; a list with ranges also works

Correct
  fix 12 phone="(02) 5550 1234"  publishes what is right of the yard or the price that report 12 is about, by
                               columns of scrap_yards.csv or prices.csv, and closes it. It shows what
                               changes and asks first

Export
  --csv messages               prints the messages as CSV; or: --csv reports, --csv subscribers or
                               --csv searches. All of them, unless you also give --page or --page-size
  --out messages.csv           writes the CSV to a new file instead

Delete
  --delete-message 12          deletes message 12; a list with ranges also works: 12,15,20-31
  --delete-report 12           deletes report 12; a list with ranges also works
  --delete-subscriber a@b.com  removes an address from the newsletter list; repeat it for several
  --delete-search skip         takes a word off the searches that were not understood; repeat it for several
  --delete-searches            empties them, with the words that fewer than three visitors searched for
  --delete-spam                deletes all suspected spam
  --delete-before 2026-01-31   deletes every message and report sent before this day (UTC)
  --yes                        confirms the last three; without it they only say what they would delete

  --help                       prints this text

Each report is listed with the price or the yard that it is about, as the site shows it now. An entry is
suspected spam if the form's hidden field was filled in. Some password managers do that too, so look before
you delete.
`;

if (process.argv[2] === "fix") await runAs(fix, process.argv.slice(3));
else await inbox();

async function inbox(): Promise<void> {
  try {
    const command = readCommand(process.argv.slice(2));
    if (command.help) {
      process.stdout.write(USAGE);
    } else {
      const run = (inbox: Inbox) => runCommand(inbox, command);
      const { output, isDone } = await (command.remote
        ? run(remoteInbox())
        : withDatabase(stateDirectory(), async (db) => run(await localInbox(db))));
      process.stdout.write(output);
      if (!isDone) process.exitCode = 1;
    }
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage || error instanceof CommandError ? error.message : error);
    if (isUsage) console.error("`npm run inbox -- --help` lists the options.");
    process.exitCode = isUsage ? 2 : 1;
  }
}
