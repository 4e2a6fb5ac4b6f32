/** Rows of one read: few enough for memory, and for the time that a read may take. */
export const BATCH_SIZE = 2_000;

/**
 * All rows of a list in batches of `size`. `readAfter` gives the rows that follow one, from the start if
 * there is none, and no more than `size`; what it throws comes from the iteration that reads the batch.
 */
export async function* inBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
