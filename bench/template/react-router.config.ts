import type { Config } from "@react-router/dev/config";

// The site's own pages, with the settings that a new project starts with.
export default {
  ssr: true,
  appDirectory: "../../app",
  buildDirectory: "../../.wrangler/bench/template",
} satisfies Config;
