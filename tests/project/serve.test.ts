import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";

// That npm start and npm run dev serve the site, the tests in a browser show, which they start.

/** What npm start says where it ends before it builds anything. */
async function refusal(port: string): Promise<string> {
  const env = { ...process.env, PORT: port };
  const starting = promisify(execFile)(process.execPath, ["scripts/serve.ts"], { cwd: ROOT, env });
  const { code, stdout, stderr } = await starting.catch((error) => error);
  expect([code, stdout]).toEqual([1, ""]);
  return stderr;
}

it("a port that cannot be had is said before anything is built, with what to do", async () => {
  const other = createServer().listen(0, "localhost");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(await Promise.all([refusal("65536"), refusal(String(port))])).toEqual([
    'PORT must be a whole number from 1 to 65535, not "65536".\n',
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8788 npm start\n`,
  ]);
});
