import { setImmediate } from "node:timers/promises";

/** The methods of a database or a statement that send something. */
const SENDING = new Set<PropertyKey>(["all", "batch", "exec", "first", "raw", "run"]);

/** The original statements behind our wrapped ones, because a batch must be sent with the originals. */
const statements = new WeakMap<object, unknown>();

/**
 * The same database, but each statement first waits until it is known which connections are open. The local D1 closes
 * connections that were idle for five seconds. A program that has worked that long without a pause has not noticed yet,
 * and its next statement would fail with "other side closed".
 */
export function onOpenConnections<T extends object>(target: T): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const call = () => value.apply(target, given.map(ownStatements));
        if (SENDING.has(name)) return hearOfClosed().then(call);
        const made = call();
        const statement = onOpenConnections(made);
        statements.set(statement, made);
        return statement;
      };
    },
  });
}

function ownStatements(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(ownStatements);
  return statements.get(given as object) ?? given;
}

/** The end of a connection is noticed in one turn of the event loop and handled in the next. */
async function hearOfClosed(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
