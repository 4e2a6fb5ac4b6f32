import { configure } from "@testing-library/react";
import fc from "fast-check";

// As vitest.config.ts has it for `expect.poll`: on a busy machine what a test waits for takes longer than a second.
configure({ asyncUtilTimeout: 60_000 });

// A change is not to blame for what a lucky draw finds: every run draws the same, unless FUZZ_SEED says another.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
