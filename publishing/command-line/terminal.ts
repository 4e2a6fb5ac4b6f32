import { createInterface } from "node:readline/promises";

/** Prints and asks on behalf of a command. */
export interface Terminal {
  print: (line: string) => void;
  /** Asks a yes-or-no question; undefined if there is nobody to ask. */
  ask: ((question: string) => Promise<boolean>) | undefined;
}

/** The terminal of this process; there is nobody to ask if its input or output is a file or a pipe. */
export function terminal(): Terminal {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  return { print: console.log, ask: isTerminal ? ask : undefined };
}

/** Anything except "y" or "yes" means no, and so does the end of the input. */
async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  try {
    const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
    return /^\s*y(es)?\s*$/i.test(answer);
  } finally {
    lines.close();
  }
}
