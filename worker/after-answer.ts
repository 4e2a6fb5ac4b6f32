import type { AfterAnswer } from "../contract/context.ts";
import { isBot } from "./cache/render.ts";
import { createStore, DatabaseError } from "./data/store.ts";

/** A request, and what it is answered with. */
interface Asked {
  req: { raw: Request };
  env: Pick<Env, "DB">;
  executionCtx: Pick<ExecutionContext, "waitUntil">;
}

/**
 * Answers, and then runs the tasks that the answer has left for later. They are dropped if a bot asks, or a
 * browser that loads the page ahead: nobody has asked for it yet.
 */
export async function answerFirst(
  asked: Asked,
  answer: (afterAnswer: AfterAnswer) => Promise<Response>,
): Promise<Response> {
  const tasks: Parameters<AfterAnswer>[0][] = [];
  const response = await answer((task) => tasks.push(task));
  if (tasks.length === 0 || isBot(asked.req.raw) || isPrefetch(asked.req.raw)) return response;
  for (const task of tasks)
    asked.executionCtx.waitUntil(task(createStore(asked.env)).catch(logUnlessLogged));
  return response;
}

function isPrefetch({ headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose");
  return purpose?.includes("prefetch") ?? false;
}

function logUnlessLogged(error: unknown): void {
  if (!(error instanceof DatabaseError)) console.error(error);
}
