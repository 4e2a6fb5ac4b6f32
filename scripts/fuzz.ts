// npm run fuzz: asks the API twice as much as npm test does, each time something else unless
// FUZZ_SEED repeats a run. FUZZ_REQUESTS says how much.
import { show } from "./run.ts";

process.env.FUZZ_REQUESTS ??= "10000";
process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const passed = show("vitest", ["run", "--project=worker", "tests/worker/api/contract.test.ts"]);
process.exitCode = passed ? 0 : 1;
