import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createBrowserRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDirectoryAddress } from "../../../../app/paths/directory-address.ts";
import { DirectoryFilters } from "../../../../app/yards/directory/filters.tsx";

const OPTIONS = {
  states: ["NSW", "TAS"],
  materials: ["Copper", "Lead"],
  services: ["Bin hire"],
};

/** The requested lists by their searches, each with a function that answers it. */
let requests: { search: string; answer: () => void }[];
let router: ReturnType<typeof createBrowserRouter> | undefined;

function Screen() {
  const { filters, sort, page, view, near } = readDirectoryAddress(
    new URLSearchParams(useLoaderData<string>()),
  );
  const known = { origin: null, maxPoints: 0, failure: "", othersTitle: "", others: [] };
  return (
    <DirectoryFilters
      filters={filters}
      sort={sort}
      page={page}
      view={view}
      options={OPTIONS}
      found="12"
      near={near ? { text: near, ...known } : undefined}
    />
  );
}

/** Shows the directory as the server rendered it for a search, instead of what was shown before. */
async function showDirectory(search: string, hash = ""): Promise<void> {
  cleanup();
  router?.dispose();
  window.history.replaceState(null, "", `/scrap-yards/${search}${hash}`);
  const loader = ({ request }: { request: Request }) => {
    const { search } = new URL(request.url);
    const { promise, resolve } = Promise.withResolvers<string>();
    requests.push({ search, answer: () => resolve(search) });
    return promise;
  };
  const shown = createBrowserRouter([{ path: "*", element: <Screen />, loader }], {
    hydrationData: { loaderData: { "0": search } },
  });
  router = shown;
  await act(async () => void render(<RouterProvider router={shown} />));
}

beforeEach(async () => {
  requests = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // The field for a place asks for suggestions once it has the focus.
  vi.stubGlobal("fetch", async () => Response.json([]));
  await showDirectory("");
});
afterEach(() => {
  cleanup();
  router?.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const valueIn = (name: string) => field(name).value;

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Changes a field as a visitor does, and waits; nothing is sent before its own pause is over. */
async function change(name: string, value: string, ms?: number): Promise<void> {
  fireEvent.input(field(name), { target: { value } });
  if (ms !== undefined) await pause(ms);
}
/** Submits the form, like Enter in a field. */
const submitted = () => act(async () => void fireEvent.submit(field("Near").form!));
/** Lets a list arrive. */
const arrives = (search: string) =>
  act(async () => requests.find((one) => one.search === search)?.answer());
const searches = () => requests.map(({ search }) => search);
/** Goes to an address of the directory and lets its list arrive. */
async function goTo(search: string): Promise<void> {
  await act(async () => void router!.navigate(`/scrap-yards/${search}`));
  await arrives(search);
}

it("a metal that is chosen while the list of a place arrives stays chosen and is searched for", async () => {
  await change("Near", "2830");
  await submitted();
  await change("Accepted Materials", "Copper");
  await arrives("?near=2830");
  expect(valueIn("Accepted Materials")).toBe("Copper");
  await pause(0);
  expect(searches()).toEqual(["?near=2830", "?near=2830&material=Copper"]);
  await arrives("?near=2830&material=Copper");
  expect(valueIn("Accepted Materials")).toBe("Copper");
});

it("a choice that was sent while an earlier list arrives stays, like the next choice", async () => {
  await change("Near", "2830");
  await submitted();
  await change("Accepted Materials", "Copper");
  await act(async () => {
    requests[0]?.answer();
    // The list has come, and React has not shown it yet.
    while (router!.state.navigation.state !== "idle") await Promise.resolve();
    vi.advanceTimersByTime(0);
    await change("State", "TAS");
  });
  expect([valueIn("Accepted Materials"), valueIn("State")]).toEqual(["Copper", "TAS"]);
  await pause(0);
  expect(searches().at(-1)).toBe("?near=2830&state=TAS&material=Copper");
});

it("a text that is typed while a list arrives is searched for after the pause", async () => {
  await change("State", "TAS", 0);
  await change("Search", "hobart");
  await arrives("?state=TAS");
  expect(valueIn("Search")).toBe("hobart");
  await pause(250);
  expect(searches()).toEqual(["?state=TAS", "?q=hobart&state=TAS"]);
});

it.each([
  // Here a button's `form` is the one around it, whatever it says.
  ["Reset All", () => fireEvent.submit(document.querySelector("#directory-reset")!)],
  [
    "Back",
    () => {
      field("Search").focus();
      window.history.replaceState(null, "", "/scrap-yards/");
      window.dispatchEvent(new PopStateEvent("popstate"));
    },
  ],
])("%s drops unsent input and sets every field to its value in the address", async (_, leave) => {
  await change("State", "TAS", 0);
  await arrives("?state=TAS");
  await change("Search", "hobart");
  await act(async () => void leave());
  await pause(1_000);
  await arrives("");
  await pause(1_000);
  expect(searches()).toEqual(["?state=TAS", ""]);
  expect([valueIn("Search"), valueIn("State")]).toEqual(["", ""]);
});

it("a press on a link drops unsent input", async () => {
  await change("Search", "hobart");
  const link = document.createElement("a");
  document.body.insertAdjacentElement("beforeend", link);
  fireEvent.click(link);
  link.remove();
  await pause(1_000);
  expect(searches()).toEqual([]);
});

it("quick letters are one request, and Enter sends no second one", async () => {
  for (const typed of ["g", "ge", "geelong"]) await change("Search", typed, 200);
  expect(searches()).toEqual([]);
  await pause(50);
  await submitted();
  await arrives("?q=geelong");
  await submitted();
  expect(searches()).toEqual(["?q=geelong"]);
});

it("a list that arrives after a newer one does not show", async () => {
  for (const typed of ["hobart", "geelong"]) await change("Search", typed, 250);
  await arrives("?q=geelong");
  await arrives("?q=hobart");
  expect(router!.state.location.search).toBe("?q=geelong");
  expect(valueIn("Search")).toBe("geelong");
});

it("half of a place's name starts no search, but a postcode, Enter, leaving or emptying the field does", async () => {
  field("Near").focus();
  await change("Near", "Dub", 2_000);
  expect(searches()).toEqual([]);
  await change("Near", "Dubbo");
  await submitted();
  await arrives("?near=Dubbo");
  await change("Near", "Katherine", 2_000);
  fireEvent.blur(field("Near"));
  await pause(250);
  await arrives("?near=Katherine");
  field("Near").focus();
  await change("Near", "283", 2_000);
  await change("Near", "2830", 250);
  await arrives("?near=2830");
  await change("Near", "", 250);
  expect(searches()).toEqual(["?near=Dubbo", "?near=Katherine", "?near=2830", ""]);
});

it("the page stays in the address when a filter changes, until a place is searched for", async () => {
  await goTo("?page=3");
  await change("State", "NSW", 0);
  await arrives("?page=3&state=NSW");
  await change("Near", "2830");
  await submitted();
  expect(searches()).toEqual(["?page=3", "?page=3&state=NSW", "?near=2830&state=NSW"]);
  await goTo("?near=2830&page=2");
  await change("State", "TAS", 0);
  expect(searches().at(-1)).toMatch(/page=2/);
});

it.each([
  ["?view=map", "#yard-1", "#yard-1"],
  ["", "#filter-near", ""],
])("a filter at the address %s%s leads to the hash %j", async (search, hash, kept) => {
  await showDirectory(search, hash);
  await change("State", "TAS", 0);
  await act(async () => requests.at(-1)?.answer());
  expect([router!.state.location.hash, valueIn("State")]).toEqual([kept, "TAS"]);
});
