import { expect, it } from "vitest";
import { looksLikeSpam } from "../../../app/contact/spam-text.ts";
import advertisements from "./advertisements.txt?raw";
import realReports from "./real-reports.txt?raw";

const linesOf = (text: string) => text.trim().split("\n");

it.each(linesOf(advertisements))("%s: counts as an advertisement", (text) => {
  expect(looksLikeSpam(text)).toBe(true);
});

it.each(linesOf(realReports))("%s: counts as a visitor's message", (text) => {
  expect(looksLikeSpam(text)).toBe(false);
});
