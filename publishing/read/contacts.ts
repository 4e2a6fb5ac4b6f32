import type { Reading } from "./reading.ts";

const AS_FIRST_PHONE = {
  one: "cell",
  many: "cells",
  how: "with more than one phone number as the first",
};
const AS_PHONE = { one: "phone number", many: "phone numbers", how: "without words and dots" };
const AS_ZERO = {
  one: "phone number",
  many: "phone numbers",
  how: "with the 0 that a spreadsheet drops",
};
const AS_ADDRESS = { one: "web address", many: "web addresses", how: "with https://" };

const BETWEEN_PHONES = /\s?(?:[/;,|\n]|\bor\b|\band\b|&)\s?/i;

/** A phone number, the first one if there are several; undefined if there is none. */
export function readPhone(typed: string): Reading | undefined {
  const numbers = typed
    .split(BETWEEN_PHONES)
    .map(plainPhone)
    .filter((part) => part !== "");
  const [first = "", ...more] = numbers;
  // Only then are they two numbers, and not one with a slash in it.
  const areAll = numbers.every((number) => number.replaceAll(/\D/g, "").length >= 6);
  if (!/^[+(\d][\d() -]*$/.test(first) || !areAll) return undefined;
  // 0491 570 156 as a number; local numbers have eight digits.
  const digits = first.replaceAll(/\D/g, "");
  const hasLostZero = /^[23478]\d{8}$/.test(first);
  // A spreadsheet takes +61 2 5550 1234 for a number.
  const hasLostPlus = /^61[23478]\d{8}$/.test(first);
  const value = hasLostZero ? `0${digits}` : hasLostPlus ? `+${digits}` : first;
  if (more.length > 0) return { value, as: AS_FIRST_PHONE };
  if (hasLostZero) return { value, as: AS_ZERO };
  return { value, as: typed.replaceAll(/\s+/g, " ") === value ? undefined : AS_PHONE };
}

/** "Ph: 02.5550.1234" is "02 5550 1234". */
function plainPhone(text: string): string {
  return text
    .replace(/^(ph|phone|tel|telephone|mob|mobile|m|t|p)\b[.:]*\s*/i, "")
    .replaceAll(/[‐‑‒–—]/g, "-")
    .replaceAll(".", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A web address with its scheme; undefined if it is none. */
export function readWebAddress(typed: string): Reading | undefined {
  const isBare = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(typed);
  return isBare ? { value: `https://${typed}`, as: AS_ADDRESS } : undefined;
}
