/** Rows of one read: few enough for the memory and for the timeout of a read. */
export const BATCH_SIZE = 2_000;

/**
 * Reads all rows of a list in batches of `size`. `readAfter` reads the rows that follow one, or the first if there is
 * none, and no more than `size`; its errors come from the iteration that reads the batch.
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
