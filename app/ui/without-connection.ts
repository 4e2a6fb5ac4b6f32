interface Page {
  path: string;
  /** True if it has the data to answer with. */
  canAnswer: () => boolean;
}

/** The page on the screen, if it can go on without a connection. */
let page: Page | undefined;

/**
 * Lets a page answer navigations to itself without a connection, so that nobody waits; until the returned
 * function is called.
 */
export function goOnWithoutConnection(own: Page): () => void {
  page = own;
  return () => {
    page = undefined;
  };
}

/** True if the page on the screen is at this path and can answer there without a connection. */
export function goesOnAt(asked: string): boolean {
  return asked === page?.path && page.canAnswer();
}
