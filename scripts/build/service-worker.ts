import { build, type Rolldown } from "vite";
import { BROWSERS } from "./supported-browsers.ts";
import { virtualModule } from "./virtual-module.ts";

const FILE = new URL("../../app/frame/service-worker.ts", import.meta.url).pathname;

/**
 * The module "virtual:service-worker" (worker/site/service-worker-text.d.ts): app/frame/service-worker.ts and its
 * imports as one script. It is for the Worker, which serves it, or withdraws it (OFFLINE).
 */
export const serviceWorker = virtualModule("service-worker", async () => {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: { input: FILE, output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return `export default ${JSON.stringify(built.output[0].code)}`;
});
