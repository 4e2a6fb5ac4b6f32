import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CommandError, capture } from "../command-line/run.ts";
import { WRANGLER_CONFIG } from "./local.ts";

/** Starts wrangler with these arguments; tests replace it. */
export type Wrangler = (args: string[]) => ReturnType<typeof capture>;

const wrangler: Wrangler = (args) => capture("wrangler", [...args, "--config", WRANGLER_CONFIG]);

/** The database at Cloudflare. */
export type RemoteDatabase = ReturnType<typeof remoteDatabase>;

/** Gives access to the database at Cloudflare, through wrangler and its login. */
export function remoteDatabase(run: Wrangler = wrangler) {
  const execute = (source: string[]): string => {
    const command = ["d1", "execute", "DB", "--remote", "--json", "--yes", ...source];
    const outcome = run(command);
    if (outcome.status !== 0) throw new CommandError(failure(outcome));
    return outcome.stdout;
  };
  const queryAll = <Row>(statements: string[]): Row[][] => {
    const results = jsonIn(execute(["--command", statements.join(";\n")])) as { results: Row[] }[];
    return results.map((result) => result.results);
  };
  return {
    /**
     * Runs several statements in one call, and returns the rows of each. Together they form one argument of wrangler,
     * which Linux limits to 128 KB.
     * @throws CommandError that says what failed and what to do about it
     */
    queryAll,
    /**
     * Runs one statement and returns its rows.
     * @throws CommandError that says what failed and what to do about it
     */
    query: <Row>(sql: string): Row[] => queryAll<Row>([sql])[0] ?? [],
    /**
     * Runs statements in one call as one transaction: D1 executes them as a batch, and rolls it back if one of them
     * fails.
     * @throws CommandError that says what failed and what to do about it
     */
    run: (sql: string) => void execute(["--command", sql]),
    /**
     * Runs a file of SQL statements. If one of them fails, D1 restores the database ("if the execution fails to
     * complete, your DB will return to its original state", as wrangler 4.151 says of `d1 execute --file`).
     * @throws CommandError that says what failed and what to do about it
     */
    runFile: (file: string) => void execute(["--file", file]),
    /**
     * The whole database as SQL. It cannot answer queries during the export.
     * @throws CommandError that says what failed and what to do about it
     */
    exported: (): string => {
      const folder = mkdtempSync(path.join(tmpdir(), "scrap-metal-prices-"));
      try {
        const file = path.join(folder, "export.sql");
        const command = ["d1", "export", "DB", "--remote", "--skip-confirmation", "--output", file];
        const outcome = run(command);
        if (outcome.status !== 0) throw new CommandError(failure(outcome));
        return readFileSync(file, "utf8");
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Advice on common failures, by wrangler's message. */
const ADVICE: [RegExp, string][] = [
  [
    /CLOUDFLARE_API_TOKEN|not logged in|authenticat|unauthorized/i,
    "Log in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN, and try again.",
  ],
  [/more than one account/i, "Set CLOUDFLARE_ACCOUNT_ID to the account that has the database."],
  [
    /couldn't find a d1 db/i,
    "Create the database first: `npx wrangler d1 create scrap-metal-prices --location oc`, then `npm run deploy`.",
  ],
  [
    /no such table|no such column|has no column/i,
    "The database lacks the newest migrations. Run `npm run deploy`, which applies them, and try again.",
  ],
  [
    /fetch failed|network|timed? ?out|ENOTFOUND|ECONN/i,
    "Check the internet connection and try again.",
  ],
];

function failure(outcome: ReturnType<Wrangler>): string {
  const cause = causeOf(outcome).replace(/\s+/g, " ").trim();
  const advice = ADVICE.find(([pattern]) => pattern.test(cause))?.[1] ?? "Try again in a minute.";
  return `Cloudflare's database could not be used: ${cause}\n${advice}`;
}

/**
 * The message in wrangler's JSON, or all its output if there is none. If Cloudflare refuses a call, the message only
 * names the call, and the reason is in the notes.
 */
function causeOf({ stdout, stderr }: ReturnType<Wrangler>): string {
  const { error } = (jsonIn(stdout) ?? {}) as {
    error?: { text?: string; notes?: { text: string }[] };
  };
  const notes = error?.notes?.map(({ text }) => text).join("\n");
  return notes || (error?.text ?? `${stdout}\n${stderr}`);
}

/** The JSON at the end of wrangler's output, after lines on its progress. */
function jsonIn(output: string): unknown {
  for (const { index } of output.matchAll(/^[[{]/gm)) {
    try {
      return JSON.parse(output.slice(index));
    } catch {}
  }
  return undefined;
}
