import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { result } from "./answers.ts";

/** Addresses of a Worker's assets, each with the hash of its content. */
type Manifest = Record<string, { hash: string }>;

/** Assets: wrangler lists them all, and uploads those whose content is not there yet. */
export function createAssets() {
  const routes = new Hono();
  const manifests = new Map<string, Manifest>();
  const stored = new Set<string>();
  const uploaded: string[] = [];

  routes.post("/scripts/:script/assets-upload-session", async (c) => {
    const { manifest } = await c.req.json<{ manifest: Manifest }>();
    const token = randomUUID();
    manifests.set(token, manifest);
    const hashes = new Set(Object.values(manifest).map(({ hash }) => hash));
    const missing = [...hashes].filter((hash) => !stored.has(hash));
    return result(c, { jwt: token, buckets: missing.length > 0 ? [missing] : [] });
  });
  routes.post("/assets/upload", async (c) => {
    const token = c.req.header("Authorization")?.replace("Bearer ", "") ?? "";
    const files = await c.req.formData();
    for (const [address, { hash }] of Object.entries(manifests.get(token) ?? {}))
      if (files.has(hash)) uploaded.push(address);
    for (const hash of files.keys()) stored.add(hash);
    return result(c, { jwt: token });
  });

  return {
    routes,
    uploaded,
    isToken: (token: string) => manifests.has(token),
    addressesOf: (token: string) => Object.keys(manifests.get(token) ?? {}),
  };
}
