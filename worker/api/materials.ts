import { OpenAPIHono } from "@hono/zod-openapi";
import { allMaterials, materialBySlug } from "../data/materials.ts";
import { COPPER, COPPER_DETAIL } from "./examples.ts";
import { found, operation, refusal } from "./operation.ts";
import { refused, slugParams } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { Material, MaterialDetail } from "./schemas.ts";

const all = operation({
  path: "/",
  operationId: "allMaterials",
  summary: "All materials",
  tags: ["Materials"],
  responses: {
    200: found("All materials, in the order of the site's lists.", Material.array(), [COPPER]),
  },
  failure: "Failed to fetch materials",
});

const one = operation({
  path: "/{slug}",
  operationId: "materialBySlug",
  summary: "One material",
  tags: ["Materials"],
  request: { params: slugParams("material", "copper") },
  responses: {
    200: found("The material.", MaterialDetail, COPPER_DETAIL),
    400: refusal(
      "The slug cannot be right.",
      "slug must be lower-case letters, digits and single hyphens, 80 characters at most",
    ),
    404: refusal("There is no such material.", "Material not found"),
  },
  failure: "Failed to fetch material",
});

/** /api/materials and /api/materials/:slug */
export const materials = new OpenAPIHono<ApiEnv>({ defaultHook: refused })
  .openapi(all, async (c) => c.json(await allMaterials(c.var.store), 200))
  .openapi(one, async (c) => {
    const material = await materialBySlug(c.var.store, c.req.valid("param").slug);
    return material ? c.json(material, 200) : notFound(c, "Material not found");
  });
