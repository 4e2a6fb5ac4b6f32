import type { PipeableStream } from "react-dom/server";

// React's renderers for Node.js and Bun write to a Node stream. These functions give them a minimal one
// that collects text, because joining strings is faster than copying thousands of small pieces of bytes.

/**
 * The HTML of a page of which every part is ready.
 * @throws the error because of which React could not write it
 */
export function pageText(page: PipeableStream): string {
  let text = "";
  let failure: unknown;
  pipe(page, {
    write: (piece) => {
      text += piece;
    },
    end: () => {},
    destroy: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  return text;
}

/** The HTML of a page as it is rendered: what is ready at once, and late parts when they are. */
export function pageStream(page: PipeableStream): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "";
  return new ReadableStream({
    start(controller) {
      const flush = () => {
        if (text) controller.enqueue(encoder.encode(text));
        text = "";
      };
      pipe(page, {
        write: (piece) => {
          text += piece;
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

/** The methods of a writable Node stream that React calls. */
interface Destination {
  write: (piece: string) => void;
  /** Called where a part of the page is complete and can be sent. */
  flush?: () => void;
  end: () => void;
  destroy: (error: unknown) => void;
}

function pipe(page: PipeableStream, destination: Destination): void {
  const decoder = new TextDecoder();
  // Bun's renderer writes strings, Node's mostly bytes.
  const write = (piece: string | Uint8Array) => {
    destination.write(typeof piece === "string" ? piece : decoder.decode(piece, { stream: true }));
    // There is no back-pressure, so React never has to wait for a "drain" event.
    return true;
  };
  const stream = { ...destination, write, on: () => {} };
  page.pipe(stream as unknown as NodeJS.WritableStream);
}
