import { configure } from "@testing-library/react";

// As vitest.config.ts has it for `expect.poll`: on a busy machine what a test waits for takes longer than a second.
configure({ asyncUtilTimeout: 60_000 });
