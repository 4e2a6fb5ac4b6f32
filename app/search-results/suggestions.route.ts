import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { outageAsText } from "../frame/errors.ts";
import { GROUPS, MIN_LENGTH, type SuggestionGroup } from "../search/field-suggestion.ts";
import { findSuggestions } from "../search/find-suggestions.ts";
import { MAX_TEXT, typedText } from "../words/cut-text.ts";
import type { Route } from "./+types/suggestions.route";

export const handle: RouteHandle = {
  cache: "none",
  limit: "suggestions",
  parameters: { q: "search", groups: "private" },
  robots: "disallow",
};

const ALL_GROUPS: readonly SuggestionGroup[] = [...GROUPS, "goods"];

/** Suggestions for a text being typed, as JSON; from all groups unless the request names some. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = typedText(url.searchParams, "q", MAX_TEXT);
  const named: readonly string[] = url.searchParams.get("groups")?.split(",") ?? GROUPS;
  const groups = ALL_GROUPS.filter((group) => named.includes(group));
  if (text.length < MIN_LENGTH) return Response.json([]);
  try {
    const found = await findSuggestions(context.get(storeContext), text, { groups, isShort: true });
    return Response.json(found);
  } catch (error) {
    return outageAsText(error);
  }
}
