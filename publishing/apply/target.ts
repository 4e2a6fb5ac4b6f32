import type { Statement } from "../statement.ts";

/** A row as SQLite has it: text, numbers and null by column name. */
export type StoredRow = Record<string, string | number | null>;

/** A database that commands read and publish to. */
export interface Target {
  place: "local" | "remote";
  /** The most bytes of JSON that one of its statements can have. */
  statementBytes: number;
  /** Runs SELECTs, which hold their values, and returns the rows of each. */
  query: (selects: string[]) => Promise<StoredRow[][]>;
  /** Runs statements as one transaction: all of them or, when one throws, none. */
  apply: (statements: Statement[]) => Promise<void>;
}
