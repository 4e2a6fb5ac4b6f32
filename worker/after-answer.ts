import { isBot } from "./cache/render.ts";
import type { AfterAnswer } from "./contract/context.ts";
import { createStore, DatabaseError } from "./data/store.ts";

/** Runs the tasks that a response left for later, unless it went to a bot or was loaded ahead. */
export function runAfterAnswer(
  tasks: Parameters<AfterAnswer>[0][],
  request: Request,
  env: Pick<Env, "DB">,
  ctx: Pick<ExecutionContext, "waitUntil">,
): void {
  if (isBot(request) || isPrefetch(request)) return;
  for (const task of tasks) ctx.waitUntil(task(createStore(env)).catch(logUnlessLogged));
}

function isPrefetch({ headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose");
  return purpose?.includes("prefetch") ?? false;
}

function logUnlessLogged(error: unknown): void {
  if (!(error instanceof DatabaseError)) console.error(error);
}
