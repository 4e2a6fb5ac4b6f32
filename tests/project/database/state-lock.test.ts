import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTurn, lockState } from "../../../publishing/database/state-lock.ts";

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "state-"));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  server.close();
});

describe("local data", () => {
  it("is not used by two servers at once, and the message says what to do", async () => {
    await lockState(folder, port);
    await expect(lockState(folder, 8788)).rejects.toThrow(
      `The server at http://localhost:${port}/ uses the local data in ${folder}. Stop it first, or give this one its own data: STATE_DIR=.wrangler/state-8788 PORT=8788 npm start`,
    );
  });

  it("can be used when the other server has stopped", async () => {
    await lockState(folder, port);
    await new Promise((resolve) => server.close(resolve));
    await lockState(folder, 8788);
    expect(readFileSync(path.join(folder, "server.json"), "utf8")).toContain("8788");
  });

  it("can be used when the other server was killed and something else uses its port, or its lock is incomplete", async () => {
    const { pid } = spawnSync("true");
    for (const text of [JSON.stringify({ pid, port }), '{"pid":']) {
      writeFileSync(path.join(folder, "server.json"), text);
      await lockState(folder, 8788);
    }
  });

  it("is free again when the process ends", () => {
    const lock = path.join(import.meta.dirname, "../../../publishing/database/state-lock.ts");
    const program = `import { existsSync } from "node:fs";
      import { lockState } from ${JSON.stringify(lock)};
      await lockState(${JSON.stringify(folder)}, ${port});
      console.log(existsSync(${JSON.stringify(path.join(folder, "server.json"))}));`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
    });
    expect(stdout.trim()).toBe("true");
    expect(existsSync(path.join(folder, "server.json"))).toBe(false);
  });
});

describe("commands", () => {
  const lock = () => path.join(folder, "command.json");

  it("use the local data one after the other", async () => {
    const other = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"]);
    writeFileSync(lock(), JSON.stringify({ pid: other.pid }));
    let isUsed = false;
    const turn = inTurn(folder, async () => {
      isUsed = true;
      await Promise.resolve();
      // It is nobody else's until this has ended.
      expect(existsSync(lock())).toBe(true);
      return inTurn(folder, async () => readFileSync(lock(), "utf8"));
    });
    await setTimeout(300);
    expect(isUsed).toBe(false);
    // One that was killed leaves its file behind.
    other.kill("SIGKILL");
    expect(JSON.parse(await turn)).toEqual({ pid: process.pid });
    expect(existsSync(lock())).toBe(false);
  });

  it("say what to do when the other one does not end", async () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.ppid }));
    await expect(inTurn(folder, async () => {}, 0)).rejects.toThrow(
      `Another command uses the local data in ${folder} (process ${process.ppid}). Wait until it has ended, or end it, then try again. If there is none, delete ${lock()}.`,
    );
  });

  it("leave the file that another one has only begun to write", async () => {
    writeFileSync(lock(), "");
    await expect(inTurn(folder, async () => {}, 0)).rejects.toThrow(
      `Another command uses the local data in ${folder}. Wait until`,
    );
    expect(existsSync(lock())).toBe(true);
  });

  it("say what the disk refuses, and do not wait for a command that is not there", async () => {
    // Nobody can write there, root included.
    await expect(inTurn("/proc/self", async () => {}, 0)).rejects.toThrow(/^E[A-Z]+: /);
  });
});
