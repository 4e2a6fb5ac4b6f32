import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small: shipped whole, no link has to ask the Worker for it.
  routeDiscovery: { mode: "initial" },
  subResourceIntegrity: false,
  // A second file for a route's few lines of client code would cost more than it gains.
  splitRouteModules: false,
} satisfies Config;
