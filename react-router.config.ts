import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small, so we send all of it and no link has to ask the Worker.
  routeDiscovery: { mode: "initial" },
  subResourceIntegrity: false,
  // A second file for a route's few lines of client code would cost more than it saves.
  splitRouteModules: false,
} satisfies Config;
