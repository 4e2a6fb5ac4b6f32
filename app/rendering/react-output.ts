import type { PipeableStream } from "react-dom/server";

// React's renderers for Node.js and Bun write to a Node stream. These functions give them a minimal one that
// collects text: joining strings is faster than copying thousands of small byte arrays.

/**
 * The HTML of a page whose parts are all ready.
 * @throws the error that stopped React from writing it
 */
export function pageText(page: PipeableStream): string {
  let text = "";
  let failure: unknown;
  const textOf = decoder();
  pipe(page, {
    write: (piece) => {
      text += typeof piece === "string" ? piece : textOf(piece);
      return true;
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
  let text = "";
  const textOf = decoder();
  return new ReadableStream({
    start(controller) {
      const flush = () => {
        if (text) controller.enqueue(encoder.encode(text));
        text = "";
      };
      pipe(page, {
        write: (piece) => {
          text += typeof piece === "string" ? piece : textOf(piece);
          return true;
        },
        flush,
        end: () => {
          flush();
          controller.close();
        },
        destroy: (error) => controller.error(error),
      });
    },
    cancel: (reason) => page.abort(reason),
  });
}

/** The methods that React calls on a writable Node stream. */
interface Destination {
  /**
   * Gets strings from Bun's renderer, mostly bytes from Node's. Returns true: React never waits for a "drain"
   * event.
   */
  write: (piece: string | Uint8Array) => true;
  /** Called when a part of the page is complete and can be sent. */
  flush?: () => void;
  end: () => void;
  destroy: (error: unknown) => void;
}

function pipe(page: PipeableStream, destination: Destination): void {
  page.pipe({ ...destination, on: () => {} } as unknown as NodeJS.WritableStream);
}

/** Decodes UTF-8 that arrives in pieces. */
function decoder(): (piece: Uint8Array) => string {
  const utf8 = new TextDecoder();
  return (piece) => utf8.decode(piece, { stream: true });
}
