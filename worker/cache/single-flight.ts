import pTimeout from "p-timeout";
import { gather } from "../rendering/read-body.ts";
import { freshFor, isSound, live, type Rendered, render, toKept } from "../rendering/rendering.ts";
import { QUEUE, type Visit } from "./cache-request.ts";
import { type KeptResponse, toResponse } from "./cached-entry.ts";
import { writeCopy } from "./kv-cache.ts";

// How copies are made.

/**
 * What is rendered for everybody: of the one who asks neither the method (HEAD brings no body to keep)
 * nor the going away.
 */
function forAll({ url, request }: Visit): Request {
  return new Request(url, { headers: request.headers });
}

/** Sends the page as it is rendered, and keeps it when it is complete. */
export async function streamed(visit: Visit): Promise<Response> {
  const { key, env, ctx, known, site } = visit;
  const done = Promise.withResolvers<KeptResponse | undefined>();
  known.flights.set(key, done.promise);
  // Goes on when the visitor has left, from the start: others may be waiting for it.
  ctx.waitUntil(done.promise);
  const land = (copy?: KeptResponse) => {
    known.flights.delete(key);
    done.resolve(copy);
  };
  try {
    const rendered = await render(site, forAll(visit), env, ctx, false);
    const [forVisitor, forKeeping] = rendered.response.body?.tee() ?? [null, null];
    keep(visit, rendered, forKeeping).then(land, () => land());
    const { status, headers } = rendered.response;
    return live({ ...rendered, response: new Response(forVisitor, { status, headers }) });
  } catch (error) {
    land();
    throw error;
  }
}

/** Renders in one piece; what is too large to be kept is sent on as it comes. */
export async function whole(visit: Visit): Promise<Response> {
  const { request, known, key } = visit;
  const others = known.flights.get(key);
  const copy = await (others
    ? pTimeout(others, { milliseconds: QUEUE, message: false })
    : flight(visit));
  if (copy) return toResponse(copy, request, { from: "miss", ageSeconds: 0 });
  const { env, ctx, site } = visit;
  return live(await render(site, forAll(visit), env, ctx, true));
}

/** Renders a copy for everybody, when nobody else does; undefined where it cannot be one. */
export async function flight(visit: Visit): Promise<KeptResponse | undefined> {
  const { key, env, ctx, known, site } = visit;
  const done = (async () => {
    const rendered = await render(site, forAll(visit), env, ctx, true);
    return keep(visit, rendered, rendered.response.body);
  })();
  const landed = done.finally(() => known.flights.delete(key));
  known.flights.set(key, landed);
  // Goes on when the visitor has left: others may be waiting for it.
  ctx.waitUntil(landed);
  return landed;
}

/** Keeps what was rendered if it is sound, and gives it back in any case, for those who wait for it. */
async function keep(
  { key, isShared, env, ctx, known }: Visit,
  rendered: Rendered,
  body: ReadableStream<Uint8Array> | null,
): Promise<KeptResponse | undefined> {
  const bytes = await gather(body);
  const sound = isSound(rendered) && bytes !== undefined;
  if (rendered.version !== undefined) known.version.saw(rendered.version, rendered.renderedAt);
  const before = known.memory.get(key);
  if (before && sound) known.failedAt.delete(before);
  if (before && !sound) known.failedAt.set(before, Date.now());
  const copy = bytes && (await toKept(rendered, bytes));
  if (sound && copy && freshFor(rendered.response) > 0) {
    known.memory.set(key, copy);
    if (isShared) ctx.waitUntil(writeCopy(env.CACHE, key, copy));
  }
  return copy;
}
