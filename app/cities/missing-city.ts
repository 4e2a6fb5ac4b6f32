import { redirect } from "react-router";
import { materialSlugFor } from "../../worker/data/materials.ts";
import { suggestionsFor } from "../../worker/data/search/spelling.ts";
import type { Store } from "../../worker/data/store.ts";
import { notFound, orServiceUnavailable } from "../errors.ts";

/**
 * What a loader throws for a slug that no city has: /copper/ and /aluminium/ redirect to the material, any
 * other is an unknown city.
 * @param rest of the address below the city, such as "history/", which the material has too
 * @throws a 503 when the database fails
 */
export async function missingCity(store: Store, slug: string, rest = "") {
  const material = await orServiceUnavailable(materialSlugFor(store, slug));
  if (material) return redirect(`/material/${material}/${rest}`, 301);
  return notFound("City not found", await orServiceUnavailable(suggestionsFor(store, slug)));
}
