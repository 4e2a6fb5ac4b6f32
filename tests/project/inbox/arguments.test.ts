import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { readCommand } from "../../../scripts/inbox/arguments.ts";
import table from "./arguments.csv?raw";

/** Command lines with what they ask for, as JSON, or why they are refused. */
const LINES = parse<Record<"arguments" | "asks" | "refused", string>>(table, { columns: true });

it.each(LINES)("the command line %j is understood or refused in words", (line) => {
  const words = line.arguments.match(/".*?"|\S+/g) ?? [];
  const args = words.map((word) => word.replaceAll('"', ""));
  if (line.refused) expect(() => readCommand(args)).toThrow(line.refused);
  else expect(readCommand(args)).toMatchObject(JSON.parse(line.asks));
});
