import { type FieldSuggestion, MIN_LENGTH, type SuggestionGroup } from "./field-suggestion.ts";

/** Milliseconds without typing after which suggestions are requested. */
const PAUSE_MS = 150;

/**
 * The requests of one field. `ask` requests suggestions after a pause, and replaces any earlier request; `cancel` drops
 * the request and closes the list. `show` gets the suggestions for the latest text, or null if nothing should be shown:
 * after `cancel`, for a text that is too short, and when a request fails.
 */
export function suggestionRequests(
  groups: readonly SuggestionGroup[],
  show: (suggestions: FieldSuggestion[] | null) => void,
) {
  let latest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    latest.abort();
    latest = new AbortController();
  };
  const cancel = () => {
    drop();
    show(null);
  };
  const ask = (typed: string, pause = PAUSE_MS) => {
    const text = typed.trim();
    if (text.length < MIN_LENGTH) return cancel();
    drop();
    const { signal } = latest;
    timer = setTimeout(async () => {
      const answer = await suggestions(text, groups, signal);
      if (!signal.aborted) show(answer);
    }, pause);
  };
  return { ask, cancel };
}

/** The site's suggestions; null if the request fails, for example because the visitor has sent too many. */
async function suggestions(
  text: string,
  groups: readonly SuggestionGroup[],
  signal: AbortSignal,
): Promise<FieldSuggestion[] | null> {
  const query = new URLSearchParams({ q: text, groups: groups.join() });
  try {
    const response = await fetch(`/search/suggestions/?${query}`, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
