import { ratio, rounded } from "./figures.ts";
import type { Results } from "./results.ts";

/** What the site is to keep to, and how it stands. */
export interface Goal {
  text: string;
  measured: number;
  most: number;
}

/** The goals with what was measured. */
export function goals({ city, template, streaming }: Pick<Results, GoalKey>): Goal[] {
  const overTemplate = rounded(ratio(city.cold.cpuMs, template.cold.cpuMs));
  return [
    { text: "CPU from memory, × bare", measured: city.memory.cpuRatio, most: 1.5 },
    { text: "CPU cold (simulator aside), × bare", measured: city.cold.cpuRatio, most: 22 },
    { text: "CPU cold, × template", measured: overTemplate, most: 0.55 },
    { text: "first byte with data 300 ms late, ms", measured: streaming.firstByte, most: 20 },
  ];
}

/** Whether a goal is reached. */
export function isReached({ measured, most }: Goal): boolean {
  return measured <= most;
}

type GoalKey = "city" | "template" | "streaming";
