import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What the steps of a deploy do, and the Worker's settings. */
const steps = vi.hoisted(() => ({
  build: vi.fn(async () => {}),
  publishBuild: vi.fn(async () => true),
  fillIn: vi.fn(async () => false),
  query: vi.fn((_sql: string): unknown[] => [{ is_sample: 1 }]),
}));

vi.mock(import("../../scripts/build.ts"), async (original) => ({
  ...(await original()),
  build: steps.build,
}));
vi.mock(import("../../scripts/publish-build.ts"), async (original) => ({
  ...(await original()),
  publishBuild: steps.publishBuild,
}));
vi.mock(import("../../publishing/commands/world-publishing.ts"), async (original) => ({
  ...(await original()),
  fillIn: steps.fillIn,
}));
vi.mock(import("../../publishing/database/remote.ts"), async (original) => ({
  ...(await original()),
  remoteDatabase: (() => ({ query: steps.query })) as never,
}));
vi.mock(import("../../publishing/commands/public-site.ts"), async (original) => ({
  ...(await original()),
  operatorSettings: async () => ({ SITE_ORIGIN: "https://www.yards.example" }),
}));

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => void printed.push(line));
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const deploy = () => {
  vi.resetModules();
  return import("../../scripts/deploy.ts");
};

// That all of it works together is tested in tests/deploy.
it("a deploy builds, publishes and fills in, and says where settings and data do not go together", async () => {
  steps.fillIn.mockResolvedValueOnce(true);
  await deploy();
  expect(printed).toEqual([
    "Filled in what this version adds to the data, such as places that searches find.",
    expect.stringMatching(/^https:\/\/www\.yards\.example is public but shows sample data/),
  ]);
  // Nothing was published yet.
  printed.length = 0;
  steps.query.mockReturnValueOnce([]);
  await deploy();
  expect(printed).toEqual([]);
});

it("a deploy that fails fills in nothing, and ends as a failure", async () => {
  steps.publishBuild.mockResolvedValueOnce(false);
  await expect(deploy()).rejects.toThrow("exit 1");
  expect(steps.fillIn).not.toHaveBeenCalled();
});

it("a deploy that cannot fill in the data says so, because the Worker is published all the same", async () => {
  steps.fillIn.mockImplementationOnce(async () => {
    const { CommandError } = await import("../../publishing/command-line/run.ts");
    throw new CommandError("Cloudflare's database could not be used.");
  });
  await deploy();
  expect(printed).toEqual([
    "Deployed, but the data could not be looked at or filled in. Load your folder once more: npm run data:load -- --remote your-folder\nCloudflare's database could not be used.",
  ]);
  steps.fillIn.mockRejectedValueOnce(new Error("a fault of ours"));
  await expect(deploy()).rejects.toThrow("a fault of ours");
});
