// npm run fuzz: tries generated and malicious input for as long as it takes; npm test only tries a part of it. It sends
// the API 10,000 generated requests (FUZZ_REQUESTS sets the number) and validates every response against the OpenAPI
// document, sends every malicious text to every URL and form, and compares a thousand searches of the directory with
// the plain rule. The seed is random, unless FUZZ_SEED repeats an earlier one. Vitest's options, such as -t "part of a
// name", select tests.
import { answerHelp } from "../publishing/command-line/options.ts";
import { show } from "../publishing/command-line/run.ts";

const TESTS = ["api/fuzz", "security/malicious-input", "data/yards/yard-filters"];

answerHelp("[FUZZ_REQUESTS=10000] [FUZZ_SEED=1] npm run fuzz");
process.env.FUZZ = "long";
process.env.FUZZ_REQUESTS ??= "10000";
process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const files = TESTS.map((name) => `tests/worker/${name}.test.ts`);
const others = process.argv.slice(2);
const passed = await show("vitest", ["run", "--project=worker", ...files, ...others]);
process.exitCode = passed ? 0 : 1;
