/** The path of the page on the screen, if it goes on without a connection. */
let path: string | undefined;
let isReady: () => unknown;

/**
 * The page at a path answers without a connection as soon as it has what it needs for that, so that nobody waits for
 * it; until the returned function is called.
 */
export function goOnWithoutConnection(own: string, canAnswer: () => unknown): () => void {
  path = own;
  isReady = canAnswer;
  return () => {
    path = undefined;
  };
}

/** Whether the page on the screen is at a path, and answers there without a connection. */
export function goesOnAt(asked: string): boolean {
  return asked === path && Boolean(isReady());
}
