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

/** The HTML of a page as it is rendered: what is ready at once, and late parts when they are. */
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

/** The methods of a writable Node stream that React calls. */
interface Destination {
  /** Bun's renderer writes strings, Node's mostly bytes. True: React never has to wait for a "drain" event. */
  write: (piece: string | Uint8Array) => true;
  /** Called where a part of the page is complete and can be sent. */
  flush?: () => void;
  end: () => void;
  destroy: (error: unknown) => void;
}

function pipe(page: PipeableStream, destination: Destination): void {
  page.pipe({ ...destination, on: () => {} } as unknown as NodeJS.WritableStream);
}

/** The text of bytes that come in pieces. */
function decoder(): (piece: Uint8Array) => string {
  const utf8 = new TextDecoder();
  return (piece) => utf8.decode(piece, { stream: true });
}
