import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FirstRender } from "./first-render.ts";
import type { Machine } from "./machine.ts";
import { report } from "./report.ts";
import type { Cost } from "./rounds.ts";
import type { Scale } from "./scale.ts";
import type { Soak } from "./soak.ts";
import type { Streaming } from "./streaming.ts";
import type { Weight } from "./weight.ts";

/** All that was measured in one run, and what the last soak found. */
export interface Results {
  machine: Machine;
  bare: Cost;
  city: Record<"memory" | "kv" | "cold" | "miss" | "coldWithD1", Cost>;
  template: Record<"cold", Cost>;
  api: Record<"memory" | "cold", Cost>;
  search: Record<"cold", Cost>;
  simulators: Record<"d1" | "kv", Cost>;
  firstRender: FirstRender;
  streaming: Streaming;
  weights: Record<string, Weight>;
  rowsRead: Scale;
  soak?: Soak;
}

const JSON_FILE = path.join(import.meta.dirname, "results.json");

/** The results that are there; those of the last run. */
export function readResults(): Results | undefined {
  return existsSync(JSON_FILE) ? JSON.parse(readFileSync(JSON_FILE, "utf8")) : undefined;
}

/** Writes results.json, for programs, and results.md, for people. */
export function writeResults(results: Results): void {
  writeFileSync(JSON_FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(path.join(import.meta.dirname, "results.md"), report(results));
}

/** Costs by names such as "city.memory" as one object of objects. */
export function nested(costs: Map<string, Cost>): Pick<Results, CostKey> {
  const all: Record<string, unknown> = {};
  for (const [name, cost] of costs) {
    const [group = "", kind] = name.split(".");
    all[group] = kind ? { ...(all[group] as object), [kind]: cost } : cost;
  }
  return all as Pick<Results, CostKey>;
}

type CostKey = "bare" | "city" | "template" | "api" | "search" | "simulators";
