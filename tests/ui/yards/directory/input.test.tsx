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

/** The lists that the page has asked for, by their addresses, each with what answers it. */
let asked: { search: string; answer: () => void }[];
let router: ReturnType<typeof createBrowserRouter>;

function Screen() {
  const { filters, page, view, near } = readDirectoryAddress(
    new URLSearchParams(useLoaderData<string>()),
  );
  const known = { origin: null, maxPoints: 0, failure: "", othersTitle: "", others: [] };
  return (
    <DirectoryFilters
      {...{ filters, page, view }}
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
  router = createBrowserRouter(
    [
      {
        path: "*",
        element: <Screen />,
        loader: ({ request }) => {
          const { search } = new URL(request.url);
          const { promise, resolve } = Promise.withResolvers<string>();
          asked.push({ search, answer: () => resolve(search) });
          return promise;
        },
      },
    ],
    { hydrationData: { loaderData: { "0": search } } },
  );
  await act(async () => void render(<RouterProvider router={router} />));
}

beforeEach(async () => {
  asked = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // The field for a place asks for suggestions once it has the focus.
  vi.stubGlobal("fetch", async () => Response.json([]));
  await showDirectory("");
});
afterEach(() => {
  cleanup();
  router.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const menu = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const text = () => screen.getByLabelText<HTMLInputElement>("Search");
const near = () => screen.getByLabelText<HTMLInputElement>("Near");

/** Changes a field as a visitor does; nothing is sent before its pause is over. */
const change = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** As by Enter in a field. */
const submitted = () => act(async () => void fireEvent.submit(near().form!));
/** Searches near a place; its list is then on its way. */
async function searchNear(place: string): Promise<void> {
  change(near(), place);
  await submitted();
}
/** Lets a list arrive. */
const arrives = (search: string) =>
  act(async () => asked.find((one) => one.search === search)?.answer());
const searches = () => asked.map(({ search }) => search);
/** Chooses a state, of which the list arrives. */
async function chooseState(state: string, search = `?state=${state}`): Promise<void> {
  change(menu("State"), state);
  await pause(0);
  await arrives(search);
}

it("a metal that is chosen as the list of a place arrives stays chosen, and is searched for", async () => {
  await searchNear("2830");
  change(menu("Accepted Materials"), "Copper");
  await arrives("?near=2830");
  expect(menu("Accepted Materials").value).toBe("Copper");
  await pause(0);
  expect(searches()).toEqual(["?near=2830", "?near=2830&material=Copper"]);
  await arrives("?near=2830&material=Copper");
  expect(menu("Accepted Materials").value).toBe("Copper");
});

it("what was sent as an earlier list arrives stays, with what is chosen after it", async () => {
  await searchNear("2830");
  change(menu("Accepted Materials"), "Copper");
  await act(async () => {
    asked[0]?.answer();
    // The list has come, and React has not shown it yet.
    while (router.state.navigation.state !== "idle") await Promise.resolve();
    vi.advanceTimersByTime(0);
    change(menu("State"), "TAS");
  });
  expect(menu("Accepted Materials").value).toBe("Copper");
  expect(menu("State").value).toBe("TAS");
  await pause(0);
  expect(searches().at(-1)).toBe("?near=2830&state=TAS&material=Copper");
});

it("a text that is typed while a list arrives is searched for after its pause", async () => {
  change(menu("State"), "TAS");
  await pause(0);
  change(text(), "hobart");
  await arrives("?state=TAS");
  expect(text().value).toBe("hobart");
  await pause(250);
  expect(searches()).toEqual(["?state=TAS", "?q=hobart&state=TAS"]);
});

it("what was not sent yet is given up by what leads elsewhere", async () => {
  await chooseState("TAS");
  change(text(), "hobart");
  // The form of Reset All: here a button's `form` is the one around it, whatever it says.
  await act(async () => void fireEvent.submit(document.querySelector("#directory-reset")!));
  await pause(1_000);
  await arrives("");
  expect(searches()).toEqual(["?state=TAS", ""]);
  expect([text().value, menu("State").value]).toEqual(["", ""]);
});

it("Back sets every field to what its address says", async () => {
  await chooseState("TAS");
  text().focus();
  change(text(), "hobart");
  window.history.replaceState(null, "", "/scrap-yards/");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  await arrives("");
  await pause(1_000);
  expect([text().value, menu("State").value]).toEqual(["", ""]);
  expect(searches()).toEqual(["?state=TAS", ""]);
});

it("quick letters are one request, and Enter sends no second one", async () => {
  for (const typed of ["g", "ge", "geelong"]) {
    change(text(), typed);
    await pause(200);
  }
  expect(searches()).toEqual([]);
  await pause(50);
  await submitted();
  await arrives("?q=geelong");
  await submitted();
  expect(searches()).toEqual(["?q=geelong"]);
});

it("a list that is overtaken does not show", async () => {
  change(text(), "hobart");
  await pause(250);
  change(text(), "geelong");
  await pause(250);
  await arrives("?q=geelong");
  await arrives("?q=hobart");
  expect(router.state.location.search).toBe("?q=geelong");
  expect(text().value).toBe("geelong");
});

it("a space at the end of a text stays while one types", async () => {
  text().focus();
  change(text(), "port ");
  await pause(250);
  await arrives("?q=port+");
  expect(text().value).toBe("port ");
});

it("half of a place's name is not searched for; a postcode, Enter, leaving and emptying are", async () => {
  near().focus();
  change(near(), "Dub");
  await pause(2_000);
  expect(searches()).toEqual([]);
  change(near(), "Dubbo");
  await submitted();
  await arrives("?near=Dubbo");
  change(near(), "Katherine");
  await pause(2_000);
  fireEvent.blur(near());
  await pause(250);
  await arrives("?near=Katherine");
  near().focus();
  change(near(), "283");
  await pause(2_000);
  change(near(), "2830");
  await pause(250);
  await arrives("?near=2830");
  change(near(), "");
  await pause(250);
  expect(searches()).toEqual(["?near=Dubbo", "?near=Katherine", "?near=2830", ""]);
});

it("a link gives up what was not sent yet", async () => {
  change(text(), "hobart");
  const link = document.createElement("a");
  document.body.insertAdjacentElement("beforeend", link);
  fireEvent.click(link);
  link.remove();
  await pause(1_000);
  expect(searches()).toEqual([]);
});

it("the page stays in the address when a filter changes, until a place is searched for", async () => {
  await act(async () => void router.navigate("/scrap-yards/?page=3"));
  await arrives("?page=3");
  await chooseState("NSW", "?page=3&state=NSW");
  await searchNear("2830");
  expect(searches()).toEqual(["?page=3", "?page=3&state=NSW", "?near=2830&state=NSW"]);
  await act(async () => void router.navigate("/scrap-yards/?near=2830&page=2"));
  await arrives("?near=2830&page=2");
  change(menu("State"), "TAS");
  await pause(0);
  expect(searches().at(-1)).toMatch(/page=2/);
});

it("a text is one step back, in however many pieces it is typed; a choice is another", async () => {
  const steps = vi.spyOn(window.history, "pushState");
  for (const typed of ["g", "geelong"]) {
    change(text(), typed);
    await pause(250);
    await arrives(`?q=${typed}`);
  }
  expect(steps).toHaveBeenCalledTimes(1);
  await chooseState("TAS", "?q=geelong&state=TAS");
  expect(steps).toHaveBeenCalledTimes(2);
  steps.mockRestore();
});

it.each([
  ["?view=map", "#yard-1", "#yard-1"],
  ["", "#filter-near", ""],
])("at %s a filter goes on with %s as %j", async (search, hash, kept) => {
  await showDirectory(search, hash);
  change(menu("State"), "TAS");
  await pause(0);
  await act(async () => asked.at(-1)?.answer());
  expect([router.state.location.hash, menu("State").value]).toEqual([kept, "TAS"]);
});

it("a filter that no menu offers stays what the address says", async () => {
  await showDirectory("?state=XX");
  await pause(1_000);
  expect(searches()).toEqual([]);
});

it.each([true, false])("a browser that has a location (%s) has a button for it", async (has) => {
  vi.stubGlobal("navigator", has ? { geolocation: {} } : {});
  await showDirectory("");
  expect(screen.queryByRole("button", { name: "Use my location" }) !== null).toBe(has);
});
