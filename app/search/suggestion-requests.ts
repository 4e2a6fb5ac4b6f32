import { type FieldSuggestion, MIN_LENGTH, type SuggestionGroup } from "./field-suggestion.ts";

/** Milliseconds without typing after which suggestions are requested. */
const PAUSE_MS = 150;

/** One field's requests to the site: only the answer to its latest text counts. */
interface SuggestionRequests {
  /** Asks for suggestions after a pause; another text, or a text that is too short, drops the request. */
  ask: (text: string, pause?: number) => void;
  /** Drops what was asked for and closes the list. */
  cancel: () => void;
}

/**
 * The requests of one field. `show` gets the suggestions for its latest text, an empty list if there are
 * none, and null if nothing should be shown, such as when a request fails.
 */
export function suggestionRequests(
  groups: readonly SuggestionGroup[],
  show: (suggestions: FieldSuggestion[] | null) => void,
): SuggestionRequests {
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

/** Null when the site cannot be reached, does not answer, or has answered this visitor too often. */
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
