import type saved from "./results.json";

/** Every figure that is measured. Other programs read results.json: its keys stay as they are. */
export type Results = typeof saved;

/** One address: CPU of a request in ms and in multiples of the bare Worker's, and times in ms. */
export type Cost = Results["bare"];

type Measured = Pick<Results, "city" | "template" | "streaming">;

/** The goal for a rendered page, in multiples of a bare Worker, and the template's where it was set. */
const COLD = { most: 22, template: 43 };

/**
 * What the site has to keep to, and how it stands. A bare Worker is system calls and a page is JavaScript,
 * so that multiples of it differ from machine to machine: the goal for a rendered page goes by the template's.
 */
export function goals({ city, template, streaming }: Measured) {
  const overTemplate = rounded(city.cold.cpuMs / template.cold.cpuMs);
  const cold = rounded((COLD.most / COLD.template) * template.cold.cpuRatio);
  return [
    { text: "CPU from memory, × bare", measured: city.memory.cpuRatio, most: 1.5 },
    {
      text: `CPU cold (without the D1 simulator), × bare, at ${COLD.most}/${COLD.template} of the template's`,
      measured: city.cold.cpuRatio,
      most: cold,
    },
    { text: "CPU cold, × template", measured: overTemplate, most: 0.55 },
    { text: "first byte with data 300 ms late, ms", measured: streaming.firstByte, most: 20 },
  ].map((goal) => ({ ...goal, reached: goal.measured <= goal.most }));
}

/** To three significant digits: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** The middle value; of an even number the lower of the two in the middle. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]!;
}
