import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../../scripts/site.ts";
import { documentBirth, open } from "../fixtures.ts";

const ROOT = path.join(import.meta.dirname, "../../..");

/** What `npm run dev` is made of. */
const SOURCES = [
  ...["app", "migrations", "publishing", "scripts", "seed", "worker"],
  ...["package.json", "react-router.config.ts", "tsconfig.json", "wrangler.toml"],
];

/** The project's own settings, and what a copy needs whose packages lie elsewhere. */
const COPY_SETTINGS = `import { mergeConfig } from "vite";
import project from "./project.vite.config.ts";

export default mergeConfig(project, {
  cacheDir: ".vite",
  server: { fs: { allow: [".", ${JSON.stringify(realpathSync(path.join(ROOT, "node_modules")))}] } },
});
`;

let folder: string;
let server: ChildProcess;
let output = "";

// A copy of the project, because the test edits it.
test.beforeEach(async () => {
  test.setTimeout(600_000);
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "dev-server-")));
  for (const name of SOURCES) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  cpSync(path.join(ROOT, "vite.config.ts"), path.join(folder, "project.vite.config.ts"));
  writeFileSync(path.join(folder, "vite.config.ts"), COPY_SETTINGS);
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  // A first start would invent two years of prices.
  const state = path.join(folder, ".wrangler/state");
  cpSync(path.join(ROOT, ".wrangler/e2e-dev"), state, { recursive: true });
});

test.afterEach(() => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("npm run dev shows a changed source in the open page, and applies a new migration", async ({
  page,
}) => {
  const url = await start();
  await open(page, `${url}/`);
  await expect(page.locator("body")).toHaveCSS("font-family", /Source Sans/);
  const birth = await documentBirth(page);
  const cities = page.getByRole("list", { name: "Popular cities" }).getByRole("listitem");
  await expect(cities).toHaveCount(6);
  // The route's loader, which the server runs again: its file is the browser's, too.
  edit("app/home/home.route.tsx", "topCities(store, 6)", "topCities(store, 2)");
  await expect(cities).toHaveCount(2);
  expect(await documentBirth(page)).toBe(birth);
  writeFileSync(path.join(folder, "migrations/9999_later.sql"), "create table later (id integer);");
  await expect.poll(() => output).toContain("Applied 9999_later.sql.");
});

/** Starts the development server in the copy and returns its address. */
async function start(): Promise<string> {
  const port = await freePort();
  const env = {
    ...{ ...process.env, PORT: String(port), STATE_DIR: ".wrangler/state" },
    // Two that start at once, as in two checkouts, both find the usual one free.
    INSPECTOR_PORT: String(await freePort()),
  };
  server = spawn(process.execPath, ["scripts/serve.ts", "--dev"], { cwd: folder, env });
  const url = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (output.includes(`${url}/`)) resolve();
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return url;
}

// By a new file that takes the old one's place: a write empties it first, and on a busy machine the server reads that.
function edit(file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const edited = text.replace(from, to);
  expect(edited, `${file} was edited`).not.toBe(text);
  writeFileSync(`${place}.edited`, edited);
  renameSync(`${place}.edited`, place);
}
