import type { PipeableStream } from "react-dom/server";

/**
 * The HTML that React writes, as a stream: finished parts at once, late parts when they are ready. React writes to a Node
 * stream, of which this is the least that it needs: cheaper than a real one, and than its renderer for web streams.
 */
export function pageStream(page: PipeableStream): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const destination = {
        write(piece: string | Uint8Array) {
          controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
          // It never has to wait for a "drain".
          return true;
        },
        end: () => controller.close(),
        destroy: (error: unknown) => controller.error(error),
        on: () => {},
      };
      page.pipe(destination as unknown as NodeJS.WritableStream);
    },
    cancel: (reason) => page.abort(reason),
  });
}
