interface Page {
  path: string;
  /** Whether it has what it needs for that. */
  canAnswer: () => boolean;
}

/** The page on the screen, if it goes on without a connection. */
let page: Page | undefined;

/** A page answers without a connection where it can, so that nobody waits for it; until the returned function is called. */
export function goOnWithoutConnection(own: Page): () => void {
  page = own;
  return () => {
    page = undefined;
  };
}

/** Whether the page on the screen is at a path, and answers there without a connection. */
export function goesOnAt(asked: string): boolean {
  return asked === page?.path && page.canAnswer();
}
