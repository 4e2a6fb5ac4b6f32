import type { Visitor } from "../app/context.ts";

/** Milliseconds that the limiter may take. */
const PATIENCE = 500;

/**
 * The visitor behind a request, told from others by address. Cloudflare writes this header itself
 * over whatever a client sends; the local server takes it as sent, and without it all are one.
 */
export function visitorOf(env: Pick<Env, "FORM_LIMIT">, request: Request): Visitor {
  const key = request.headers.get("cf-connecting-ip") ?? "local";
  return { mayPost: () => mayPost(env.FORM_LIMIT, key) };
}

async function mayPost(limiter: RateLimit, key: string): Promise<boolean> {
  const overdue = Promise.withResolvers<never>();
  const timer = setTimeout(() => overdue.reject(new Error("no answer")), PATIENCE);
  try {
    const { success } = await Promise.race([limiter.limit({ key }), overdue.promise]);
    return success;
  } catch (error) {
    // The limiter's own words may name the visitor's address.
    console.error("Failed to ask the limiter of the forms");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
