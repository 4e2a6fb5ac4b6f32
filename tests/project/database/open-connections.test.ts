import { expect, it } from "vitest";
import { onOpenConnections } from "../../../database/open-connections.ts";

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

it.each([
  ["all", (statement: D1PreparedStatement) => statement.all()],
  ["first", (statement: D1PreparedStatement) => statement.first()],
  ["raw", (statement: D1PreparedStatement) => statement.raw()],
  ["run", (statement: D1PreparedStatement) => statement.run()],
] as const)(
  "a statement's %s is sent after the ends of connections were heard",
  async (name, send) => {
    const { db, calls } = fakeDatabase();
    expect(await send(db.prepare("select ?1").bind(1))).toBe(name);
    expect(calls).toEqual([{ name, given: [], isHeard: true }]);
  },
);

it("so is a script", async () => {
  const { db, calls } = fakeDatabase();
  await db.exec("select 1");
  expect(calls).toEqual([{ name: "exec", given: ["select 1"], isHeard: true }]);
});

it("so is a batch, with the database's own statements", async () => {
  const { db, statement, bound, calls } = fakeDatabase();
  await db.batch([db.prepare("select 1"), db.prepare("select ?1").bind(2)]);
  expect(calls).toMatchObject([{ name: "batch", isHeard: true }]);
  const [given] = calls[0]!.given as [object[]];
  expect(given[0]).toBe(statement);
  expect(given[1]).toBe(bound[0]);
});
