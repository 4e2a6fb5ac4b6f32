import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../publishing/data-folder.ts";

it("what is changed and not committed is what differs, what is new and what is gone", async () => {
  const folder = temporaryFolder();
  vi.doMock(import("../../../command-line/run.ts"), async (original) => ({
    ...(await original()),
    ROOT: folder,
  }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  git("init", "--quiet");
  for (const name of ["same.ts", "changed.ts", "gone.ts", "moved.ts"]) write(name, name);
  write(".gitignore", "*.log");
  git("add", ".");
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.example"];
  git(...author, "commit", "--quiet", "--no-gpg-sign", "-m", "First");
  write("changed.ts", "other");
  write("staged.ts", "new");
  git("add", "staged.ts");
  git("rm", "--quiet", "gone.ts");
  git("mv", "moved.ts", "renamed é.ts");
  write("another.ts", "new");
  write("a.log", "ignored");
  const { changedFiles } = await import("../../../scripts/test/changes.ts");
  expect(changedFiles()).toEqual([
    ...["another.ts", "changed.ts", "gone.ts", "moved.ts", "renamed é.ts", "staged.ts"],
  ]);
});
