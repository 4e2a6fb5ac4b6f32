import { vi } from "vitest";
import { type Command, exitCodeOf } from "../../../publishing/commands/command.ts";
import { temporaryFolder } from "../data-folder.ts";
import { placedTarget } from "../sqlite-target.ts";

/** Where a command runs. */
export type Place = ReturnType<typeof newPlace>;

/** New folders, with an empty database in memory. */
export function newPlace() {
  return {
    /** Where npm was started. */
    cwd: temporaryFolder(),
    target: placedTarget(),
  };
}

/** Runs a command in this process, where nobody can be asked; resolves to what a shell would see of it. */
export async function run(command: Command, args: string[], place = newPlace()) {
  const { cwd, target } = place;
  vi.stubEnv("INIT_CWD", cwd);
  const outcome = { status: 0, stdout: "", stderr: "" };
  try {
    outcome.status = await exitCodeOf(command, args, {
      print: (text) => {
        outcome.stdout += `${text}\n`;
      },
      complain: (text) => {
        outcome.stderr += `${text}\n`;
      },
      ask: undefined,
      withTarget: async (isRemote, use) => use({ ...target, place: isRemote ? "remote" : "local" }),
    });
    return outcome;
  } finally {
    vi.unstubAllEnvs();
  }
}
