import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const show = vi.hoisted(() =>
  vi.fn<(tool: string, args: string[], variables?: object) => Promise<boolean>>(),
);
vi.mock(import("../../../command-line/run.ts"), async (original) => ({
  ...(await original()),
  show,
}));

/** What is printed, line by line. */
let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Has the next runner write this report, if any; returns where it wrote it. */
function nextReport(report: object | undefined, succeeded: boolean) {
  const written = { file: "", tool: "", args: [] as string[] };
  show.mockImplementationOnce(async (tool, args, variables = {}) => {
    const option = args.find((arg) => arg.startsWith("--outputFile.json="));
    const file = option?.split("=")[1] ?? Object.values<string>({ ...variables })[0]!;
    Object.assign(written, { file, tool, args });
    if (report) writeFileSync(file, JSON.stringify(report));
    return succeeded;
  });
  return written;
}

describe("a report of Vitest", () => {
  const root = path.join(import.meta.dirname, "../../..");
  const test = (status: string, fullName: string, ...failureMessages: string[]) => {
    return { status, fullName, failureMessages };
  };

  it("is counted, and names what failed with the beginning of what it said", async () => {
    const { vitest } = await import("../../../scripts/test/runners.ts");
    const long = Array.from({ length: 12 }, (_, i) => `line ${i + 1}`).join("\n");
    const testResults = [
      {
        name: path.join(root, "tests/ui/a.test.ts"),
        message: "",
        assertionResults: [
          test("passed", "is well"),
          test("failed", "is red", `\u001b[31m${long}\u001b[39m`, "and more"),
          test("failed", "is silent"),
        ],
      },
      { name: path.join(root, "tests/b.test.ts"), message: "No such module", assertionResults: [] },
    ];
    const report = { numPassedTests: 5, numFailedTests: 2, testResults };
    const written = nextReport(report, false);
    const lines = Array.from({ length: 8 }, (_, i) => `    line ${i + 1}`).join("\n");
    expect(await vitest("--project=ui", "a")).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        `  tests/ui/a.test.ts: is red\n${lines}`,
        "  tests/ui/a.test.ts: is silent\n    It did not say why.",
        "  tests/b.test.ts\n    No such module",
      ],
    });
    expect([written.tool, written.args[0], ...written.args.slice(-2)]).toEqual([
      ...["vitest", "run", "--project=ui", "a"],
    ]);
    expect(existsSync(path.dirname(written.file))).toBe(false);
  });

  it("that names no failure, or is not there, counts one where the run failed", async () => {
    const { vitest } = await import("../../../scripts/test/runners.ts");
    nextReport({ numPassedTests: 5, numFailedTests: 0, testResults: [] }, false);
    expect(await vitest()).toMatchObject({ passed: 5, failed: 1 });
    nextReport(undefined, false);
    expect(await vitest()).toEqual({ passed: 0, failed: 1 });
    nextReport({ numPassedTests: 5, numFailedTests: 0, testResults: [] }, true);
    expect(await vitest()).toMatchObject({ passed: 5, failed: 0 });
  });
});

it("a report of Playwright is counted with the suites in its suites", async () => {
  const { playwright } = await import("../../../scripts/test/runners.ts");
  const spec = (title: string, ok: boolean, ...messages: (string | undefined)[]) => {
    const results = messages.map((message) => ({ ...(message && { error: { message } }) }));
    return { file: "cities/city.spec.ts", title, ok, tests: [{ results }] };
  };
  const inner = { specs: [spec("inside", false, undefined, "not visible")] };
  const suites = [{ specs: [spec("is well", true), spec("is red", false)], suites: [inner] }];
  const errors = [{ message: "no server" }];
  const report = { stats: { expected: 7, unexpected: 2 }, suites, errors };
  const written = nextReport(report, false);
  expect(await playwright("tests/e2e/cities")).toEqual({
    passed: 7,
    failed: 2,
    failures: [
      "  outside of a test\n    no server",
      "  cities/city.spec.ts: is red\n    It did not say why.",
      "  cities/city.spec.ts: inside\n    not visible",
    ],
  });
  expect([written.tool, written.args[0], written.args.at(-1)]).toEqual([
    ...["playwright", "test", "tests/e2e/cities"],
  ]);
});

describe("the last lines", () => {
  const steps = async () => {
    vi.resetModules();
    return import("../../../scripts/test/steps.ts");
  };
  const withoutSeconds = () => printed.map((line) => line.replace(/\([\d.]+ s\)/, "(s)"));

  it("count checks and tests, and list again what failed", async () => {
    const { step, suite, summarise } = await steps();
    await step("Types", async () => {});
    await step("Format", () => Promise.reject(new Error("a\nb")));
    await suite("Node", async () => ({ passed: 3, failed: 0 }));
    await suite("Browser", async () => ({ passed: 4, failed: 2, failures: ["  one", "  two"] }));
    await suite("Worker", () => Promise.reject(new Error("no port")));
    summarise();
    expect(withoutSeconds()).toEqual([
      "✓ Types (s)",
      "✗ Format\na\nb",
      "✓ Node: 3 passed (s)",
      "✗ Browser: 4 passed (s)",
      "no port",
      "✗ Worker: 0 passed (s)",
      [
        ...["", "Failed:", "✗ Format", "    a\n    b", "✗ Browser: 2 failed", "  one", "  two"],
        ...["✗ Worker: 1 failed", "    no port"],
      ].join("\n"),
      "\n8 passed, 4 failed",
    ]);
    expect(process.exitCode).toBe(1);
  });

  it("are a success where nothing failed, and say what was left out", async () => {
    const { step, summarise } = await steps();
    await step("Types", async () => {});
    summarise(["Not run: tests/e2e"]);
    expect(printed.slice(1)).toEqual([
      "\nNot run: tests/e2e",
      "\n1 passed; what is named above was not run",
    ]);
    expect(process.exitCode).toBe(0);
  });
});
