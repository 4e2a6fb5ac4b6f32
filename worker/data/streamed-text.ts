/**
 * Makes a response body of texts, each of which is generated when the client reads it.
 * @throws the error of the first text. A later failure aborts the body instead, so that an incomplete file does not
 * look like a whole one.
 */
export async function streamOf(texts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string> | undefined = await texts.next();
  return new ReadableStream<Uint8Array>(
    {
      // An exception thrown here becomes the stream's error.
      async pull(controller) {
        const { done, value } = first ?? (await texts.next());
        first = undefined;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    // Nothing is read ahead, so a body that is never read, as for HEAD, costs only the first text.
    { highWaterMark: 0 },
  );
}

/**
 * Generates one JSON array of the elements of all batches, one text per batch.
 * @throws the error of a batch, from the iteration that reads it; the texts before it then aren't valid JSON
 */
export async function* arrayTexts(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let start = "[";
  for await (const batch of batches) {
    yield start + JSON.stringify(batch).slice(1, -1);
    start = ",";
  }
  yield start === "[" ? "[]" : "]";
}
