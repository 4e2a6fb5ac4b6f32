import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { failure, result } from "./answers.ts";
import { createAssets } from "./assets.ts";

/** What a Worker is bound to under a name: "DB", "CACHE", a setting. */
interface Binding {
  name: string;
  type: string;
  [property: string]: unknown;
}

/** An upload of a Worker. */
interface Version {
  id: string;
  modules: string[];
  bindings: Binding[];
  /** Addresses of its assets. */
  assets: string[];
}

/** Workers: one script with its versions. */
export function createWorkers() {
  const routes = new Hono();
  const assets = createAssets();
  const versions: Version[] = [];
  const deployed: string[] = [];
  let subdomain = { enabled: false, previews_enabled: false };

  /** Answers about the Worker, if it has been uploaded. */
  const ofWorker = (use: () => unknown) => (c: Context) =>
    versions.length > 0
      ? result(c, use())
      : failure(c, 404, 10007, "This Worker does not exist on your account.");

  routes.route("/", assets.routes);
  routes.get("/subdomain", (c) => result(c, { subdomain: "operator" }));
  routes.get(
    "/services/:script",
    ofWorker(() => ({
      default_environment: { script: { tag: "tag", tags: [], last_deployed_from: "wrangler" } },
    })),
  );
  routes.get(
    "/workers/:script",
    ofWorker(() => ({ subdomain })),
  );
  routes.get(
    "/scripts/:script/settings",
    ofWorker(() => ({ bindings: versions.at(-1)?.bindings })),
  );
  routes.get(
    "/scripts/:script/secrets",
    ofWorker(() => []),
  );
  routes.get(
    "/scripts/:script/deployments",
    ofWorker(() => ({
      deployments: deployed
        .map((id, minute) => ({
          created_on: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
          versions: [{ version_id: id, percentage: 100 }],
        }))
        .toReversed(),
    })),
  );
  routes.post("/scripts/:script/deployments", async (c) => {
    const { versions: parts } = await c.req.json();
    deployed.push(parts[0].version_id);
    return result(c, {});
  });
  routes.patch("/scripts/:script/script-settings", (c) => result(c, {}));
  routes.put("/scripts/:script/schedules", async (c) =>
    result(c, { schedules: await c.req.json() }),
  );
  routes.post("/scripts/:script/subdomain", async (c) => {
    subdomain = { ...subdomain, ...(await c.req.json()) };
    return result(c, subdomain);
  });

  // The first upload is deployed at once; a later one is a version, which wrangler then deploys.
  routes.put("/scripts/:script", async (c) => {
    const { id } = add(await c.req.formData());
    deployed.push(id);
    return result(c, { id: c.req.param("script"), deployment_id: id, startup_time_ms: 12 });
  });
  routes.post("/scripts/:script/versions", async (c) => {
    const { id } = add(await c.req.formData());
    return result(c, { id, resources: { script: { etag: id } }, startup_time_ms: 12 });
  });

  function add(form: FormData): Version {
    const metadata = JSON.parse(String(form.get("metadata")));
    const before = versions.at(-1)?.bindings ?? [];
    const version = {
      id: randomUUID(),
      modules: [...form.keys()].filter((key) => key !== "metadata"),
      bindings: metadata.bindings.map((binding: Binding) =>
        binding.type === "inherit" ? before.find(({ name }) => name === binding.name) : binding,
      ),
      assets: assets.addressesOf(metadata.assets.jwt),
    };
    versions.push(version);
    return version;
  }

  return {
    routes,
    isUploadToken: assets.isToken,
    /** Every deploy's version, the newest last; visitors get that one. */
    deploys: () => deployed.map((id) => versions.find((version) => version.id === id)),
    /** Addresses of the assets in the order in which their content was uploaded. */
    uploadedAssets: assets.uploaded,
  };
}
