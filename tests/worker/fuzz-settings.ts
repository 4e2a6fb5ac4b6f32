/** How much the tests with generated or malicious input try; `npm run fuzz` says more. */
export function fuzzSettings({ FUZZ, FUZZ_REQUESTS, FUZZ_SEED }: NodeJS.ProcessEnv) {
  return {
    isLong: FUZZ === "long",
    requests: Number(FUZZ_REQUESTS ?? 300),
    seed: Number(FUZZ_SEED ?? 20_261_121),
  };
}
