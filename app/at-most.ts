/** What is wanted, or undefined where it takes longer. */
export async function atMost<T>(milliseconds: number, wanted: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overrun = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([wanted, overrun]).finally(() => clearTimeout(timer));
}
