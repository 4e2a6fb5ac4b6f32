import { expect, it } from "vitest";
import { looksLikeSpam } from "../../../app/contact/spam-text.ts";
import advertisements from "./advertisements.txt?raw";
import realReports from "./real-reports.txt?raw";

const linesOf = (text: string) => text.trim().split("\n");

it.each(linesOf(advertisements))("%s: is taken for an advertisement", (text) => {
  expect(looksLikeSpam(text)).toBe(true);
});

it.each(linesOf(realReports))("%s: is taken for what a visitor tells us", (text) => {
  expect(looksLikeSpam(text)).toBe(false);
});
