import { rounded } from "./figures.ts";

/** What the site has to keep to, and how it stands: it is reached when no more is measured than `most`. */
export interface Goal {
  text: string;
  measured: number;
  most: number;
}

/** CPU of a request in ms, and in multiples of what a bare Worker takes that sends the same bytes. */
export interface Cost {
  cpuMs: number;
  cpuRatio: number;
}

/** Bytes of a first visit, as they travel, and its requests. */
export interface Weight {
  html: number;
  css: number;
  fonts: number;
  images: number;
  scripts: number;
  requests: number;
}

/** The goal for a rendered page, in multiples of a bare Worker, and the template's where it was set. */
const COLD = { most: 22, template: 43 };

/**
 * The goals for what a city page costs. A bare Worker is system calls and a page is JavaScript, so that
 * multiples of it differ from machine to machine: the goal for a rendered page goes by the template's.
 */
export function costGoals(
  page: { memory: Cost; cold: Cost; template: Cost },
  firstByte: number,
): Goal[] {
  const { memory, cold, template } = page;
  return [
    { text: "CPU from memory, × bare", measured: memory.cpuRatio, most: 1.5 },
    {
      text: `CPU cold (without the D1 simulator), × bare, at ${COLD.most}/${COLD.template} of the template's`,
      measured: cold.cpuRatio,
      most: rounded((COLD.most / COLD.template) * template.cpuRatio),
    },
    { text: "CPU cold, × template", measured: rounded(cold.cpuMs / template.cpuMs), most: 0.55 },
    { text: "first byte with data 300 ms late, ms", measured: firstByte, most: 20 },
  ];
}

/** The goals for a first visit, by page; "city" must be among the pages. */
export function weightGoals(weights: { city: Weight } & Record<string, Weight>): Goal[] {
  const all = Object.values(weights);
  return [
    {
      text: "a page without its scripts, bytes, the heaviest",
      measured: Math.max(...all.map(withoutScripts)),
      most: 60_000,
    },
    {
      text: "scripts of a first visit, bytes, the heaviest",
      measured: Math.max(...all.map(({ scripts }) => scripts)),
      most: 122 * 1024,
    },
    {
      // The drawings of the metals come last, and no text waits for them.
      text: "a first visit to the city page, its images apart, bytes",
      measured: withoutScripts(weights.city) - weights.city.images + weights.city.scripts,
      most: 166 * 1024,
    },
  ];
}

/** Bytes after which a page is whole, styled and usable. */
export function withoutScripts({ html, css, fonts, images }: Weight): number {
  return html + css + fonts + images;
}
