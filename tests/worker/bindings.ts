import { OVERLOADED } from "./database.ts";
import { never } from "./time-outs.ts";

/** The ways in which a binding can fail. */
export const FAULTS = ["rejects", "hangs", "throws"] as const;
export type Fault = (typeof FAULTS)[number];

const FAILURES: Record<Fault, () => Promise<never>> = {
  rejects: () => Promise.reject(new Error(OVERLOADED)),
  hangs: never,
  throws: () => {
    throw new Error(OVERLOADED);
  },
};

/** A database that always fails. */
export function faultyDatabase(fault: Fault): D1Database {
  const fails = FAILURES[fault];
  const statement = { bind: () => statement, all: fails, run: fails };
  const database = {
    prepare: () => statement,
    batch: fails,
    withSession: () => (fault === "throws" ? fails() : database),
    getBookmark: () => null,
  };
  return database as unknown as D1Database;
}

/** A database that finds nothing, at once. */
export function blankDatabase(): D1Database {
  const nothing = { results: [], meta: { rows_read: 0 } };
  const statement = { bind: () => statement, all: async () => nothing };
  const database = {
    prepare: () => statement,
    batch: async (statements: unknown[]) => statements.map(() => nothing),
    withSession: () => database,
    getBookmark: () => null,
  };
  return database as unknown as D1Database;
}

/** A KV namespace that fails whenever it is read, and takes no copies. */
export function faultyNamespace(fault: Fault): KVNamespace {
  // A write that hangs is waited for by nobody but these tests.
  const put = fault === "hangs" ? FAILURES.rejects : FAILURES[fault];
  return { get: FAILURES[fault], put } as unknown as KVNamespace;
}

/**
 * Opens a KV namespace that is empty and shared with no other test, in memory, so that it is as fast
 * on a busy machine. Each call of the function given back is another isolate's way to it, because an
 * isolate is known by its binding.
 */
export function emptyNamespace(): () => KVNamespace {
  const values = new Map<string, Uint8Array<ArrayBuffer>>();
  const open = () => ({
    get: async (name: string) => values.get(name)?.slice().buffer ?? null,
    put: async (name: string, value: Uint8Array<ArrayBuffer>) =>
      void values.set(name, value.slice()),
    list: async () => ({ keys: [...values.keys()].map((name) => ({ name })) }),
  });
  return () => open() as unknown as KVNamespace;
}

/** The names under which something is kept. */
export async function namesIn(kv: KVNamespace): Promise<string[]> {
  return (await kv.list()).keys.map(({ name }) => name);
}
