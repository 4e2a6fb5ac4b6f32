import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { CommandError, ROOT } from "../command-line/run.ts";

interface Lock {
  pid: number;
  port: number;
}

/**
 * Reserves the local data for the server on this port until this process ends. Two servers would make each other's
 * queries fail: the local D1 writes a bookmark after every query, even a read, and answers SQLITE_BUSY while another
 * process writes.
 * @throws Error that says what to do if a running server has the data
 */
export async function lockState(stateDir: string, port: number): Promise<void> {
  const folder = path.resolve(ROOT, stateDir);
  const file = path.join(folder, "server.json");
  const lock = read(file);
  if (lock?.pid && lock.port && isRunning(lock.pid) && !(await isFree(lock.port))) {
    throw new Error(
      `The server at http://localhost:${lock.port}/ uses the local data in ${stateDir}. Stop it first, or give this one its own data: STATE_DIR=.wrangler/state-${port} PORT=${port} npm start`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port } satisfies Lock));
  process.once("exit", () => rmSync(file, { force: true }));
}

/** The milliseconds between checks whether another command has ended, and the maximum time to keep checking. */
const PAUSE = 200;
const PATIENCE = 60_000;

/**
 * Returns what `use` returns, while no other command uses the local data. It waits for another command for up to a
 * minute, or `patience` ms.
 * @throws CommandError that says what to do if the other command takes longer
 */
export async function inTurn<T>(
  stateDir: string,
  use: () => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const folder = path.resolve(ROOT, stateDir);
  const file = path.join(folder, "command.json");
  mkdirSync(folder, { recursive: true });
  for (const start = Date.now(); !isTaken(file); ) {
    const pid = read(file)?.pid;
    // One part of this command may call another.
    if (pid === process.pid) return use();
    // The other command was killed.
    if (pid !== undefined && !isRunning(pid)) rmSync(file, { force: true });
    else if (Date.now() - start < patience) await setTimeout(PAUSE);
    else
      throw new CommandError(
        `Another command uses the local data in ${stateDir}${pid ? ` (process ${pid})` : ""}. Wait until it has ended, or end it, then try again. If there is none, delete ${file}.`,
      );
  }
  try {
    return await use();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes a lock file for this process; returns false if another process has it. */
function isTaken(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid }), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** True if nothing listens on this port of localhost. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "localhost", () => probe.close(() => resolve(true)));
  });
}

/** The lock in this file; undefined if there is none, or it is incomplete. */
function read(file: string): Partial<Lock> | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests if the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
