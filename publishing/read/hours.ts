import { openingRules, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import type { Reading } from "./reading.ts";

const AS_HOURS = { one: "cell", many: "cells", how: "as opening hours" };
const AS_WORDS = { one: "cell", many: "cells", how: "as words and not as opening hours" };

/** Opening hours in the form of OpenStreetMap, "Mo-Fr 07:00-16:00; PH off"; what nobody can be sure of stays words. */
export function readHours(typed: string): Reading {
  const hours = parseOpeningHours(typed);
  // One line, as the site shows it.
  if (!hours) return { value: typed.replaceAll("\n", "; "), as: AS_WORDS };
  const value = openingRules(hours).join("; ");
  return { value, as: value === typed ? undefined : AS_HOURS };
}
