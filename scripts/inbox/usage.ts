/** What `npm run inbox -- --help` prints. */
export const USAGE = `Usage: npm run inbox -- [options]

Reads, exports and deletes what visitors sent through the site's forms. Without options it lists the
newest messages and newsletter subscribers.

  --remote                     the database at Cloudflare instead of the one on this machine

Choose what is listed or exported
  --only messages              messages alone; or: --only subscribers
  --spam only                  only what is suspected of spam; --spam none leaves it out
  --page 2                     the second page
  --page-size 50               entries on a page, 1 to 1000; 20 unless you say otherwise

Export
  --csv messages               prints the messages as CSV, all of them unless you give --page or
                               --page-size; or: --csv subscribers
  --out messages.csv           writes the CSV to a new file instead

Delete
  --delete-message 12          deletes message 12; a list with ranges also works: 12,15,20-31
  --delete-subscriber a@b.com  removes an address from the newsletter list; repeat it for several
  --delete-spam                deletes every message and subscriber suspected of spam
  --delete-before 2026-01-31   deletes every message sent before this day (UTC)
  --yes                        goes with the last two, which without it only say what they would delete

  --help                       prints this text

A filled hidden field is the sign of spam. Some password managers fill it too, so look before you delete.
`;

/** A command line that is not valid; the message says what to change. */
export class UsageError extends Error {
  override name = "UsageError";
}
