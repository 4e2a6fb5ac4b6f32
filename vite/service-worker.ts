import { build, type Plugin, type Rolldown } from "vite";
import { BROWSERS } from "./browsers.ts";

const ID = "virtual:service-worker";
const FILE = new URL("../app/offline/service-worker.ts", import.meta.url).pathname;

/**
 * The module "virtual:service-worker" (worker/site/service-worker-text.d.ts): app/offline/service-worker.ts with what
 * it imports as one script. It is for the Worker, which answers with it or takes it back (OFFLINE).
 */
export const serviceWorker: Plugin = {
  name: "service-worker",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
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
  },
};
