import { OpenAPIHono } from "@hono/zod-openapi";
import { allMaterials, materialBySlug } from "../data/materials.ts";
import { EXAMPLES } from "./examples.ts";
import { errorResponse, operation, successResponse } from "./operation.ts";
import { invalidParameter, slugParams, validationHook } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { Material, MaterialDetail } from "./schemas.ts";

const all = operation({
  path: "/",
  operationId: "allMaterials",
  summary: "All materials",
  tags: ["Materials"],
  responses: {
    200: successResponse("All materials, in the same order as on the site.", Material.array(), [
      EXAMPLES.copper,
    ]),
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
    200: successResponse("The material.", MaterialDetail, EXAMPLES.copperDetail),
    400: invalidParameter("slug"),
    404: errorResponse("No such material.", "Material not found"),
  },
  failure: "Failed to fetch material",
});

/** /api/materials and /api/materials/:slug */
export const materials = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook })
  .openapi(all, async (c) => c.json(await allMaterials(c.env.store), 200))
  .openapi(one, async (c) => {
    const material = await materialBySlug(c.env.store, c.req.valid("param").slug);
    return material ? c.json(material, 200) : notFound(c, "Material not found");
  });
