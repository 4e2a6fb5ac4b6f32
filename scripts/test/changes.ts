import { execFileSync } from "node:child_process";
import { ROOT } from "../../command-line/run.ts";

/**
 * The files that differ from the last commit, with those that are new and those that are gone.
 * @throws an Error if this is no Git repository, or one without a commit
 */
export function changedFiles(): string[] {
  const changed = git("diff", "--name-only", "--no-renames", "--relative", "-z", "HEAD");
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...changed, ...untracked].toSorted();
}

function git(...args: string[]): string[] {
  const output = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
  return output.split("\0").filter(Boolean);
}
