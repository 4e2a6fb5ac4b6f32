import { redirect } from "react-router";
import { materialSlugFor } from "../worker/data/materials.ts";
import { similarNames } from "../worker/data/search/similar-names.ts";
import type { Store } from "../worker/data/store.ts";
import { notFound, orServiceUnavailable } from "./errors.ts";

/**
 * What a loader throws for a slug that no city or material has: /copper/, /aluminium/ and
 * /material/aluminium/ redirect to the material, any other is unknown.
 * @param message of the 404
 * @param rest of the address below the city or material, such as "history/"
 * @throws a 503 when the database fails
 */
export async function missingSlug(store: Store, slug: string, message: string, rest = "") {
  const material = await orServiceUnavailable(materialSlugFor(store, slug));
  if (material) return redirect(`/material/${material}/${rest}`, 301);
  return notFound(message, await orServiceUnavailable(similarNames(store, slug)));
}
