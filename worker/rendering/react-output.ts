import type { PipeableStream } from "react-dom/server";

/** A page whose parts are all drawn, in one piece. @throws what kept React from drawing it. */
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

/** A page as it is drawn: what there is at once, and late parts as they arrive. */
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

/** What React's renderer calls of a Node stream, but for listening: ours never fills up. */
interface Sink {
  write: (piece: string) => void;
  flush?: () => void;
  end: () => void;
  destroy: (error: unknown) => void;
}

function pipe(page: PipeableStream, sink: Sink): void {
  const write = (piece: string) => {
    sink.write(piece);
    return true;
  };
  page.pipe({ ...sink, write, on: () => {} } as unknown as NodeJS.WritableStream);
}
