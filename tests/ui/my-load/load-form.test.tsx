import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import { keepLoad, keptLoad } from "../../../app/my-load/kept-load.ts";
import { LoadForm } from "../../../app/my-load/load-form.tsx";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { readQuantity } from "../../../app/words/quantities.ts";

const metal = (id: number, slug: string, name: string, grade: string | null = null): Good => {
  const own = { id, slug, name, grade };
  const grams: [number, number] = [1000, 1000];
  return { ...own, unit: "kg", metal: own, grams, isAbout: false, listedAs: slug, bought: null };
};
const row = (good: Good, text: string): LoadRow => {
  const quantity = text === "" ? undefined : readQuantity(text, good.unit);
  return { name: good.slug, title: good.name, good, quantity };
};
const FRIDGE: Good = {
  ...metal(15, "steel", "Steel"),
  ...{ slug: "fridge", name: "Fridge", unit: "piece", grams: [68_000, 113_000], isAbout: true },
};
const PROPS = {
  place: { text: "", label: null, problem: null },
  kmCost: { text: "", value: 0.88, problem: null },
  open: "",
  identifyPath: "/what-is-it/",
  rows: [
    row(metal(1, "copper", "Copper", "No. 2, brass removed"), ""),
    row(metal(12, "zinc", "Zinc"), "-4"),
    row(FRIDGE, "2"),
    {
      ...{ name: "wheels", title: "“wheels”", good: null, quantity: undefined },
      note: { text: "Which one is it?", choices: [{ title: "Steel wheel", path: "/my-load/" }] },
    },
  ],
};

function show(address = "/my-load/") {
  const element = <LoadForm {...PROPS} />;
  const routes = [{ path: "*", element }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("each field says what it is for, in which unit, or what is wrong", () => {
  show();
  const [copper, zinc] = [screen.getByLabelText("Copper"), screen.getByLabelText("Zinc")];
  expect(copper.getAttribute("aria-describedby")).toBe("load-copper-unit load-copper-hint");
  expect(document.getElementById("load-copper-hint")?.textContent).toBe("No. 2, brass removed");
  expect(copper.getAttribute("aria-invalid")).toBeNull();
  expect(zinc.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById("load-zinc-hint")?.textContent).toBe(
    "A weight can’t be negative.",
  );
});

it("an item says what it counts as, is counted or weighed, and a name of several asks which", () => {
  show();
  expect(document.getElementById("load-fridge-hint")?.textContent).toBe(
    "Counts as Steel, about 68–113 kg each.",
  );
  const units = within(screen.getByLabelText("Unit of Fridge")).getAllByRole("option");
  expect(units.map(({ textContent }) => textContent)).toEqual(["pieces", "kg"]);
  expect(screen.getByLabelText("“wheels”")).toBeDefined();
  expect(screen.getByRole("link", { name: "Steel wheel" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Remove “wheels”" })).toBeDefined();
});

it("what is typed becomes the address, once for some quick letters", async () => {
  const router = show();
  const before = router.state.location.key;
  const typed = "?copper=60&zinc=-4&fridge=2&wheels=";
  await userEvent.type(screen.getByLabelText("Copper"), "60");
  expect(router.state.location.key).toBe(before);
  await waitFor(() => expect(router.state.location.search).toBe(typed));
  expect(keptLoad()).toBe(`/my-load/${typed}`);
});

it("what was typed last is added by Enter, and its fields are free for the next", async () => {
  const router = show();
  await userEvent.type(screen.getByLabelText("What else have you got?"), "bright copper");
  expect(router.state.location.search).toBe("");
  await userEvent.type(screen.getByLabelText("How much?"), "60{Enter}");
  const search = "?copper=&zinc=-4&fridge=2&wheels=&bright+copper=60";
  await waitFor(() => expect(router.state.location.search).toBe(search));
  expect(screen.getByLabelText<HTMLInputElement>("What else have you got?").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("How much?").value).toBe("");
});

it("a load that was kept is shown where the address holds none, and is forgotten on demand", async () => {
  keepLoad("/my-load/?copper=60&near=Dubbo");
  const router = show();
  await waitFor(() => expect(router.state.location.search).toBe("?copper=60&near=Dubbo"));
  await userEvent.click(screen.getByRole("button", { name: "Clear my load" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(keptLoad()).toBeUndefined();
});

it("a load that was kept does not take the place of an address", () => {
  keepLoad("/my-load/?copper=60");
  expect(show("/my-load/?near=Sydney").state.location.search).toBe("?near=Sydney");
});

it.each([
  ["/my-load/?near=-32.25%2C148.61&copper=60", "/my-load/?copper=60"],
  ["/my-load/?near=-32.25%2C148.61", undefined],
  ["/my-load/?near=2830&copper=60", "/my-load/?near=2830&copper=60"],
  ["/my-load/", undefined],
])("of %s is kept: %s", (address, kept) => {
  keepLoad(address);
  expect(keptLoad()).toBe(kept);
});

it("what something else left under its name is no load", () => {
  localStorage.setItem("my-load", "https://elsewhere.example/?x");
  expect(keptLoad()).toBeUndefined();
});
