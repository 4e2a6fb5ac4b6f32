import { publicationStatements } from "../apply/publish.ts";
import type { Target } from "../apply/target.ts";
import type { Terminal } from "../command-line/terminal.ts";
import type { Proposal } from "../compare/proposal.ts";
import { isImport } from "./targets.ts";

/** Wrangler warns that an import makes the database "unavailable to serve queries". */
const OUTAGE =
  "\nWhile it loads, for some seconds, the database answers no visitor: pages in the cache stay up, and searches, forms and other pages ask to try again (503).";

/**
 * Asks the operator whether to publish, unless `--yes` has answered, and warns of the outage. Returns true to publish.
 * Without a terminal it returns true for the local database and false for the one at Cloudflare.
 */
export async function isWanted(
  target: Target,
  proposal: Proposal,
  { isConfirmed, by }: { isConfirmed: boolean; by: string },
  terminal: Terminal,
): Promise<boolean> {
  if (target.place === "remote" && (isConfirmed || terminal.ask)) {
    if (isImport(publicationStatements(target, proposal, { by }, 0))) terminal.print(OUTAGE);
  }
  return isConfirmed || isAgreed(target, terminal);
}

/** Asks the operator whether to publish to this database. */
export async function isAgreed({ place }: Target, { print, ask }: Terminal): Promise<boolean> {
  if (ask) {
    if (await ask("\nPublish?")) return true;
    print("Nothing was loaded.");
    return false;
  }
  if (place === "local") return true;
  print("\nNothing was loaded, because there is nobody to ask here. Add --yes to publish.");
  return false;
}
