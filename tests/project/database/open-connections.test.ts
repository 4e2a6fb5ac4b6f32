import { expect, it } from "vitest";
import { onOpenConnections } from "../../../publishing/database/open-connections.ts";

/** A database that records its calls, and whether the end of a connection, heard in the next turn, was dealt with. */
function fakeDatabase() {
  const calls: { name: string; given: unknown[]; isHeard: boolean }[] = [];
  const bound: object[] = [];
  let isHeard = false;
  setImmediate(() => setImmediate(() => (isHeard = true)));
  const recorded =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push({ name, given, isHeard });
      return name;
    };
  const statement = {
    bind(...values: unknown[]) {
      bound.push({ ...statement, values });
      return bound.at(-1);
    },
    ...Object.fromEntries(["all", "first", "raw", "run"].map((name) => [name, recorded(name)])),
  };
  const db = { prepare: () => statement, batch: recorded("batch"), exec: recorded("exec") };
  return { db: onOpenConnections(db as unknown as D1Database), statement, bound, calls };
}

const SENDERS: [string, unknown[], (db: D1Database) => Promise<unknown>][] = [
  ["all", [], (db) => db.prepare("select ?1").bind(1).all()],
  ["first", [], (db) => db.prepare("select ?1").bind(1).first()],
  ["raw", [], (db) => db.prepare("select ?1").bind(1).raw()],
  ["run", [], (db) => db.prepare("select ?1").bind(1).run()],
  ["exec", ["select 1"], (db) => db.exec("select 1")],
];

it.each(SENDERS)(
  "%s is sent after the ends of connections were heard",
  async (name, given, send) => {
    const { db, calls } = fakeDatabase();
    expect(await send(db)).toBe(name);
    expect(calls).toEqual([{ name, given, isHeard: true }]);
  },
);

it("a batch is sent after them, too, with the database's own statements", async () => {
  const { db, statement, bound, calls } = fakeDatabase();
  await db.batch([db.prepare("select 1"), db.prepare("select ?1").bind(2)]);
  expect(calls).toMatchObject([{ name: "batch", isHeard: true }]);
  const [given] = calls[0]!.given as [object[]];
  expect(given[0]).toBe(statement);
  expect(given[1]).toBe(bound[0]);
});
