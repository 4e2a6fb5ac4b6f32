import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FieldSuggestion, GROUPS } from "../../../app/search/field-suggestion.ts";
import { SuggestField } from "../../../app/search/suggest-field.tsx";
import { show } from "../show.tsx";

const DUBBO: FieldSuggestion = {
  group: "places",
  text: "Dubbo NSW 2830",
  path: "/dubbo/",
};
const FOUND: FieldSuggestion[] = [
  DUBBO,
  { group: "metals", text: "Cu", detail: "Copper", path: "/material/copper/" },
  {
    ...{ group: "metals", text: "Copper cable", path: "/material/insulated-copper-cable/" },
    price: { minPrice: 2.1, maxPrice: 3.4 },
  },
  { group: "yards", text: "Cubitt & Sons", detail: "Dubbo NSW", path: "/yard/9/cubitt-sons/" },
];

/** A request for suggestions, which the test answers. */
interface SuggestionRequest {
  query: string;
  signal: AbortSignal;
  answer: (suggestions: FieldSuggestion[] | number) => Promise<void>;
}
let requests: SuggestionRequest[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Tells Testing Library that the clock stands still.
  vi.stubGlobal("jest", { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  // Without a layout every option would count as hidden.
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(1);
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const response = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => response.reject(signal.reason));
    const answer = async (found: FieldSuggestion[] | number) => {
      response.resolve(
        typeof found === "number" ? new Response("", { status: found }) : Response.json(found),
      );
      await act(() => vi.advanceTimersByTimeAsync(0));
    };
    requests.push({ query: new URL(address, "http://localhost").search, signal, answer });
    return response.promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const field = () => screen.getByLabelText<HTMLInputElement>("Where");
const list = () => screen.queryByRole("listbox");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent?.trim());
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent?.trim();
const pause = () => act(() => vi.advanceTimersByTimeAsync(200));

/** Draws a form with the field and touches it, so that its code is there. */
async function touched(onChoose?: (suggestion: FieldSuggestion) => void, text = "") {
  const submitted = vi.fn();
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get("q"));
      }}
    >
      <label htmlFor="where">Where</label>
      <SuggestField id="where" name="q" groups={GROUPS} onChoose={onChoose} defaultValue={text} />
    </form>,
  );
  expect(field()).not.toHaveProperty("role", "combobox");
  await user.click(field());
  await expect.poll(() => field().getAttribute("role")).toBe("combobox");
  return submitted;
}

/** Types a text and answers its request. */
async function typed(text: string, found: FieldSuggestion[] | number = FOUND) {
  await user.type(field(), text);
  await pause();
  await requests.at(-1)?.answer(found);
}

it("the list has the suggestions by group, each with its detail", async () => {
  await touched();
  expect(list()).toBeNull();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  // The browser's own list would cover this one.
  expect(field().getAttribute("autocomplete")).toBe("off");
  await typed("cu");
  expect(requests.map(({ query }) => query)).toEqual([
    "?q=cu&groups=answers%2Cplaces%2Cmetals%2Cyards",
  ]);
  expect(screen.getByRole("group", { name: "Places" }).textContent).toContain("Dubbo NSW 2830");
  expect(screen.getByRole("group", { name: "Metals and guides" }).textContent).toContain(
    "Cu Copper",
  );
  expect(options()).toEqual([
    "Dubbo NSW 2830",
    "Cu Copper",
    "Copper cable $2.10–3.40/kg",
    "Cubitt & Sons Dubbo NSW",
  ]);
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(field().getAttribute("aria-controls")).toBe(list()?.id);
  expect(screen.getByText("4 suggestions").getAttribute("aria-live")).toBe("polite");
});

it("the field requests nothing before two characters, nor when it is merely touched", async () => {
  await touched(undefined, "Dubbo");
  await pause();
  await user.clear(field());
  await user.type(field(), " c ");
  await pause();
  expect(requests).toEqual([]);
});

it("the field waits for a pause, and drops a request that is overtaken", async () => {
  await touched();
  await user.type(field(), "cop");
  expect(requests).toEqual([]);
  await pause();
  expect(requests).toHaveLength(1);
  await user.type(field(), "per");
  expect(requests[0]?.signal.aborted).toBe(true);
  await pause();
  await requests[0]?.answer([DUBBO]);
  expect(list()).toBeNull();
  await requests[1]?.answer(FOUND.slice(1));
  expect(options()).toHaveLength(3);
  const texts = requests.map(({ query }) => new URLSearchParams(query).get("q"));
  expect(texts).toEqual(["cop", "copper"]);
});

it("the list of an earlier text stays until another is answered", async () => {
  await touched();
  await typed("cu");
  await user.type(field(), "b");
  await pause();
  await user.type(field(), "i");
  await pause();
  expect(options()).not.toEqual([]);
  await requests.at(-1)?.answer([DUBBO]);
  expect(options()).toHaveLength(1);
});

it("the list closes when the text becomes too short, and never opens for an answer that comes then", async () => {
  await touched();
  await typed("cu");
  await user.type(field(), "{Backspace}");
  expect(list()).toBeNull();
  await user.type(field(), "u");
  await pause();
  await user.type(field(), "{Backspace}");
  await requests.at(-1)?.answer(FOUND);
  expect(list()).toBeNull();
});

it("the list is walked through with the arrow keys, and chosen from with Enter", async () => {
  const submitted = await touched();
  await typed("cu");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Dubbo NSW 2830");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Cu Copper");
  await user.keyboard("{ArrowUp}");
  expect(active()).toBe("Dubbo NSW 2830");
  expect(document.activeElement).toBe(field());
  await user.keyboard("{Enter}");
  expect(field().value).toBe("Dubbo NSW 2830");
  expect(submitted.mock.calls).toEqual([["Dubbo NSW 2830"]]);
  expect(list()).toBeNull();
});

it("without a choice, Enter submits the typed text", async () => {
  const submitted = await touched();
  await typed("cu");
  await user.keyboard("{Enter}");
  expect(submitted.mock.calls).toEqual([["cu"]]);
  expect(list()).toBeNull();
});

it("a click chooses: onChoose gets the suggestion, and nothing is submitted", async () => {
  const onChoose = vi.fn();
  const submitted = await touched(onChoose);
  await typed("cu");
  await user.click(screen.getByRole("option", { name: "Cu Copper" }));
  expect(onChoose.mock.calls).toEqual([[FOUND[1]]]);
  expect(field().value).toBe("Cu");
  expect(document.activeElement).toBe(field());
  expect(submitted).not.toHaveBeenCalled();
  await pause();
  expect(requests).toHaveLength(1);
});

it("Escape closes the list and keeps the text; the next one is not its own", async () => {
  await touched();
  await typed("cu");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(false);
  expect(list()).toBeNull();
  expect(field().value).toBe("cu");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(true);
});

it("Escape also drops a request that is not yet answered", async () => {
  await touched();
  await user.type(field(), "cu");
  await pause();
  await user.keyboard("{Escape}");
  expect(requests[0]?.signal.aborted).toBe(true);
  await requests[0]?.answer(FOUND);
  expect(list()).toBeNull();
});

it("the arrow down opens it again; Home and End move within the text", async () => {
  await touched();
  await typed("cu");
  await user.keyboard("{Escape}{ArrowDown}");
  await pause();
  await requests.at(-1)?.answer(FOUND);
  expect(options()).toHaveLength(4);
  await user.keyboard("{ArrowDown}{Home}");
  expect(active()).toBeUndefined();
  expect(list()).not.toBeNull();
});

it("Tab leaves the field with the typed text, and closes the list", async () => {
  const onChoose = vi.fn();
  await touched(onChoose);
  await typed("cu");
  await user.keyboard("{ArrowDown}{Tab}");
  expect(list()).toBeNull();
  expect(field().value).toBe("cu");
  expect(onChoose).not.toHaveBeenCalled();
});

it("an empty list is announced", async () => {
  await touched();
  await typed("zz", []);
  expect(list()).toBeNull();
  expect(screen.getByText("No suggestions")).toBeDefined();
});

it.each([429, 503, "no connection"])("after %s it stays a plain field", async (failure) => {
  const submitted = await touched();
  if (typeof failure === "string")
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await typed("cu", typeof failure === "number" ? failure : []);
  expect(list()).toBeNull();
  await user.keyboard("{Enter}");
  expect(submitted.mock.calls).toEqual([["cu"]]);
});
