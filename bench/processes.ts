import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

// Linux tells in /proc what a process has used; there the kernel counts in hundredths of a second.
const TICKS = 100;

/** Seconds of CPU, user's and system's, that a process has used so far. */
export function cpuSeconds(pid: number | "self"): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Seconds of CPU that the whole machine has used so far. */
export function machineCpuSeconds(): number {
  const [, user, nice, system, , , irq, soft] = readFileSync("/proc/stat", "utf8")
    .split("\n", 1)[0]!
    .split(/\s+/)
    .map(Number) as number[];
  return (user! + nice! + system! + irq! + soft!) / TICKS;
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** The Workers runtimes that this process has started and that still run. */
export function runtimes(): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const isOurs = Number(statOf(pid)[1]) === process.pid;
      return isOurs && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd");
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

/** Keeps a process with all its threads on one core, where the machine can; tells whether it does. */
export function pin(pid: number, core: number): boolean {
  return spawnSync("taskset", ["-apc", String(core), String(pid)]).status === 0;
}

/** The fields after the process's name, which may hold blanks itself. */
function statOf(pid: number | "self"): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
