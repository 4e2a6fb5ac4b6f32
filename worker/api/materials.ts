import { Hono } from "hono";
import { allMaterials, materialBySlug } from "../data/materials.ts";
import { slugParam } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";

/** /api/materials and /api/materials/:slug */
export const materials = new Hono<ApiEnv>()
  .get("/", async (c) => c.json(await allMaterials(c.var.store), 200))
  .get("/:slug", slugParam, async (c) => {
    const material = await materialBySlug(c.var.store, c.req.valid("param").slug);
    return material ? c.json(material, 200) : notFound(c, "Material not found");
  });
