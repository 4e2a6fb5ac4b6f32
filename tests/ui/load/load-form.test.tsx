import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { keepLoad, keptLoad } from "../../../app/load/kept-load.ts";
import { LoadForm } from "../../../app/load/load-form.tsx";

const ROWS = [
  { slug: "copper", name: "Copper", grade: "No. 2, brass removed", value: "" },
  { slug: "zinc", name: "Zinc", grade: null, value: "-4", problem: "A weight can’t be negative." },
];
const PROPS = {
  place: { text: "", label: null, problem: null },
  kmCost: { text: "", value: 0.88, problem: null },
  rows: ROWS,
  items: [{ slug: "car-battery", name: "Car battery", value: "" }],
  moreMetals: [{ slug: "lead", name: "Lead" }],
};

function show(address = "/my-load/", props: Partial<typeof PROPS> = {}) {
  const element = <LoadForm {...PROPS} {...props} />;
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
  expect(document.getElementById("load-zinc-hint")?.textContent).toBe(ROWS[1]!.problem);
});

it("a metal that is not among the common ones can be removed, and others be added", () => {
  show();
  expect(screen.getByRole("button", { name: "Remove Zinc" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remove Copper" })).toBeNull();
  expect(screen.getByRole("option", { name: "Lead" })).toBeDefined();
});

it("only things whose metal there is have a field", () => {
  show("/my-load/", { items: [] });
  expect(screen.queryByLabelText("Car battery")).toBeNull();
  expect(screen.queryByText("A battery, a washing machine or a car?")).toBeNull();
});

it("what is typed becomes the address, once for some quick letters", async () => {
  const router = show();
  const before = router.state.location.key;
  await userEvent.type(screen.getByLabelText("Copper"), "60");
  expect(router.state.location.key).toBe(before);
  await waitFor(() => expect(router.state.location.search).toBe("?copper=60&zinc=-4"));
  expect(keptLoad()).toBe("/my-load/?copper=60&zinc=-4");
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
