/**
 * The elements of all batches as one JSON array, streamed batch by batch as the client reads.
 * @throws what the first batch throws. A later failure aborts the body instead, so that an incomplete
 * list is never valid JSON.
 */
export async function streamedArray<T>(batches: AsyncGenerator<T[]>): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  let first: IteratorResult<T[]> | undefined = await batches.next();
  let separator = "[";
  return new ReadableStream<Uint8Array>(
    {
      // An exception in here becomes the error of the stream.
      async pull(controller) {
        const { done, value } = first ?? (await batches.next());
        const isEmpty = done && first !== undefined;
        first = undefined;
        const text = done ? `${isEmpty ? "[" : ""}]` : separator + elements(value);
        separator = ",";
        controller.enqueue(encoder.encode(text));
        if (done) controller.close();
      },
      async cancel() {
        await batches.return(undefined);
      },
    },
    // Reads nothing ahead: a body that is never read, as for HEAD, costs the first batch alone.
    { highWaterMark: 0 },
  );
}

/** JSON of the values without the brackets around it. */
function elements(values: unknown[]): string {
  return JSON.stringify(values).slice(1, -1);
}
