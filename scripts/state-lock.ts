import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { ROOT } from "./run.ts";

interface Lock {
  pid: number;
  port: number;
}

/**
 * Reserves the local data for the server on this port until this process ends. Two servers would fail
 * each other's queries: the local D1 writes a bookmark after every query, reads included, and answers
 * SQLITE_BUSY while another process writes.
 * @throws an Error that says what to do when a running server has the data
 */
export async function lockState(stateDir: string, port: number): Promise<void> {
  const folder = path.resolve(ROOT, stateDir);
  const file = path.join(folder, "server.json");
  const lock = read(file);
  if (lock && isRunning(lock.pid) && !(await isFree(lock.port))) {
    throw new Error(
      `The server at http://localhost:${lock.port}/ uses the local data in ${stateDir}. Stop it first, or give this one its own data: STATE_DIR=.wrangler/state-${port} PORT=${port} npm start`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port } satisfies Lock));
  process.once("exit", () => rmSync(file, { force: true }));
}

/** Whether nothing listens on this port of localhost. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "localhost", () => probe.close(() => resolve(true)));
  });
}

/** The lock in this file; undefined where there is none, or only a part of one. */
function read(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 tests only whether there is such a process.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
