import type { PipeableStream } from "react-dom/server";

// React writes to a Node stream. These functions implement the little that it needs, which is cheaper than a real stream
// or React's renderer for web streams.

/** The HTML of a page whose parts are all ready. @throws the error that stopped React */
export function pageText(page: PipeableStream): string {
  const utf8 = new TextDecoder();
  let text = "";
  let failure: unknown;
  pipe(page, {
    write: (piece) => {
      text += typeof piece === "string" ? piece : utf8.decode(piece, { stream: true });
    },
    end: () => {},
    destroy: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  return text;
}

/** Streams a page's HTML: finished parts at once, late parts when they are ready. */
export function pageStream(page: PipeableStream): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) =>
      pipe(page, {
        write: (piece) =>
          controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece),
        end: () => controller.close(),
        destroy: (error) => controller.error(error),
      }),
    cancel: (reason) => page.abort(reason),
  });
}

interface Destination {
  write: (piece: string | Uint8Array) => void;
  end: () => void;
  destroy: (error: unknown) => void;
}

function pipe(page: PipeableStream, { write, ...rest }: Destination): void {
  const destination = {
    ...rest,
    on: () => {},
    write(piece: string | Uint8Array) {
      write(piece);
      // React need not wait for a "drain".
      return true;
    },
  };
  page.pipe(destination as unknown as NodeJS.WritableStream);
}
