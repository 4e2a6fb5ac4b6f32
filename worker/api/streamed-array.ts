/**
 * The elements of all batches as one JSON array, a batch at a time as the client takes them. Waits
 * for the first batch and throws where that fails; when a later one fails the body breaks off, so
 * that a part is never taken for the whole.
 */
export async function streamedArray<T>(batches: AsyncGenerator<T[]>): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  let first: IteratorResult<T[]> | undefined = await batches.next();
  let opening = "[";
  return new ReadableStream<Uint8Array>(
    {
      // What this throws becomes the error of the stream.
      async pull(controller) {
        const { done, value } = first ?? (await batches.next());
        first = undefined;
        const text = done ? `${opening === "[" ? "[" : ""}]` : opening + elements(value);
        opening = ",";
        controller.enqueue(encoder.encode(text));
        if (done) controller.close();
      },
      async cancel() {
        await batches.return(undefined);
      },
    },
    // Nothing is fetched ahead, so that a body that nobody reads costs no more than its first batch.
    { highWaterMark: 0 },
  );
}

function elements(values: unknown[]): string {
  return JSON.stringify(values).slice(1, -1);
}
