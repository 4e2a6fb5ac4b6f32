import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { capture, ROOT, run, show } from "../../publishing/command-line/run.ts";

/** A program of one line, for the project's own node. */
const js = (code: string) => ["--eval", code];

// The packages bring a node for Linux alone.
describe.runIf(existsSync(path.join(ROOT, "node_modules/.bin/node")))("a tool", () => {
  it("that fails is an error with all that it printed", async () => {
    const failing = run("node", js("console.log('out'); console.error('err'); process.exit(3)"));
    await expect(failing).rejects.toThrow(/^node --eval .* failed:\nout\nerr\n$/s);
    await expect(run("no-such-tool", ["x"])).rejects.toThrow(/^no-such-tool x failed:\n.*ENOENT/);
  });

  it("that takes too long is stopped, and the error says so", async () => {
    const endless = js("setInterval(() => {}, 60_000)");
    await expect(run("node", endless, { timeoutMs: 1 })).rejects.toThrow(
      / was stopped after 1 ms:/,
    );
  });

  it("runs in the project's folder, with its own node first, further variables and nothing to read", async () => {
    const hasNode = `process.env.PATH.startsWith(${JSON.stringify(`${ROOT}/node_modules/.bin:`)})`;
    const isRight = `process.cwd() === ${JSON.stringify(ROOT)} && ${hasNode} && process.env.OWN === "1"`;
    const read = "process.stdin.on('end', () => process.exit(ok ? 0 : 1)).resume()";
    const check = js(`const ok = ${isRight}; ${read}`);
    await run("node", check, { env: { OWN: "1" } });
    expect(await show("node", check, { OWN: "1" })).toBe(true);
    vi.stubEnv("OWN", "1");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(capture("node", check)).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  it("that fails where failures are expected says what it printed and how it ended", async () => {
    const code = "process.stdout.write('out'); process.stderr.write('err'); process.exit(3)";
    expect(capture("node", js(code))).toEqual({ status: 3, stdout: "out", stderr: "err" });
    expect(() => capture("no-such-tool", [])).toThrow("ENOENT");
    expect(await show("node", js("process.exit(3)"))).toBe(false);
  });
});
