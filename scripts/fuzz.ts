// npm run fuzz: sends the API 10,000 generated requests, twice as many as npm test does, and validates
// every response against the OpenAPI document. FUZZ_REQUESTS sets their number. The seed is random
// unless FUZZ_SEED repeats that of an earlier run.
import { show } from "./run.ts";

process.env.FUZZ_REQUESTS ??= "10000";
process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const passed = await show("vitest", ["run", "--project=worker", "tests/worker/api/fuzz.test.ts"]);
process.exitCode = passed ? 0 : 1;
