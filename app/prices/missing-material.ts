import { redirect } from "react-router";
import { materialSlugFor } from "../../worker/data/materials.ts";
import { suggestionsFor } from "../../worker/data/search/spelling.ts";
import type { Store } from "../../worker/data/store.ts";
import { notFound, orServiceUnavailable } from "../errors.ts";

/**
 * What a loader throws for a slug that no material has: /material/aluminium/ is an alias and redirects,
 * any other is an unknown material.
 * @param rest of the address below the material, such as "history/"
 * @throws a 503 when the database fails
 */
export async function missingMaterial(store: Store, slug: string, rest = "") {
  const found = await orServiceUnavailable(materialSlugFor(store, slug));
  if (found) return redirect(`/material/${found}/${rest}`, 301);
  return notFound("Material not found", await orServiceUnavailable(suggestionsFor(store, slug)));
}
