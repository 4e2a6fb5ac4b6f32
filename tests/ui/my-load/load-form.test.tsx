import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import { keepLoad, keptLoad } from "../../../app/my-load/kept-load.ts";
import { LoadForm } from "../../../app/my-load/load-form.tsx";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";

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
  ...{ to: "", vehicle: "", offer: { text: "" }, lines: [] },
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

function show(address = "/my-load/", given: Partial<ComponentProps<typeof LoadForm>> = {}) {
  const element = <LoadForm {...PROPS} {...given} />;
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

it("a field's id has no spaces, whatever is in the load, and new goods are explained", () => {
  const name = "big old thing";
  show("/my-load/", { rows: [{ name, title: name, good: null, quantity: undefined }] });
  const field = screen.getByLabelText(name);
  expect([field.id, field.getAttribute("aria-describedby")]).toEqual([
    "load-big-old-thing",
    "load-big-old-thing-unit load-big-old-thing-hint",
  ]);
  const hint = screen.getByLabelText("What else have you got?").getAttribute("aria-describedby");
  expect(document.getElementById(hint ?? "")?.textContent).toMatch(
    /^We assume kg for metal and pieces for items\./,
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

it("a row's unit is in the address where it is not its own, also one that does not fit", () => {
  const typed = (good: Good | null, text: string, needsUnit?: boolean): LoadRow => ({
    ...{ name: "old fridge", title: "Old fridge", good, ...(needsUnit && { needsUnit }) },
    quantity: readQuantity(text, "piece"),
  });
  const unitOf = (row: LoadRow) => {
    show("/my-load/", { rows: [row] });
    const unit = document.querySelector<HTMLInputElement>("[name='unit-old fridge']");
    const options = [...(unit?.querySelectorAll("option") ?? [])];
    const said = [unit?.value, options.map(({ textContent, value }) => `${textContent}=${value}`)];
    cleanup();
    return said.flat().join(" ");
  };
  expect(unitOf(typed(FRIDGE, "2"))).toBe(" pieces= kg=kg");
  expect(unitOf(typed(FRIDGE, "80 kg"))).toBe("kg pieces= kg=kg");
  expect(unitOf(typed(FRIDGE, "3 m"))).toBe("m pieces= kg=kg metres=m");
  expect(unitOf(typed(FRIDGE, "3 m2"))).toBe("m2 pieces= kg=kg m²=m2");
  const zinc = metal(12, "zinc", "Zinc");
  expect(unitOf(typed(zinc, "3 kg"))).toBe("");
  expect(unitOf(typed(zinc, "3 kg", true))).toBe("kg");
  expect(unitOf(typed(zinc, "3 x"))).toBe("x kg= pieces=x");
  expect(unitOf(typed(null, "3 x"))).toBe("x");
  expect(unitOf(typed(null, "3"))).toBe("");
});

it("a row of several words has an id without spaces, and is taken out by its name", () => {
  show("/my-load/", { rows: [{ ...row(FRIDGE, "2"), name: "old fridge" }] });
  expect(screen.getByLabelText("Fridge").id).toBe("load-old-fridge");
  const remove = screen.getByRole<HTMLButtonElement>("button", { name: "Remove Fridge" });
  expect([remove.name, remove.value]).toEqual(["remove", "old fridge"]);
  expect(remove.getAttribute("formaction")).toBe("/my-load/#load-what");
});

it("an empty load has one field, and four examples that lead to the place or the answer", () => {
  const examples = (address: string, place: ComponentProps<typeof LoadForm>["place"]) => {
    show(address, { rows: [], place });
    const list = within(screen.getByRole("list", { name: "Examples" }));
    const buttons = list.getAllByRole<HTMLButtonElement>("button");
    expect(buttons.map(({ name, value }) => [name, value])).toEqual(
      ["20 kg copper", "2 car batteries", "a washing machine", "5 kg brass"].map((text) => [
        ...["add", text],
      ]),
    );
    const [leadsTo] = new Set(buttons.map((button) => button.getAttribute("formaction")));
    const fields = screen.queryAllByRole("textbox").map((field) => field.id);
    cleanup();
    return { leadsTo, fields };
  };
  expect(examples("/my-load/", PROPS.place)).toEqual({
    leadsTo: "/my-load/#load-near",
    fields: ["load-what"],
  });
  const dubbo = { text: "Dubbo", label: "Dubbo NSW 2830", problem: null };
  expect(examples("/my-load/?near=Dubbo", dubbo)).toMatchObject({
    leadsTo: "/my-load/#answer-heading",
    fields: expect.arrayContaining(["load-near", "load-what"]),
  });
});

it("a further thing has an amount with its unit", () => {
  show();
  const units = within(screen.getByLabelText("Unit")).getAllByRole<HTMLOptionElement>("option");
  expect(units.map(({ textContent, value }) => [textContent, value])).toEqual([
    ...[
      ["unit", ""],
      ["kg", "kg"],
      ["pieces", "x"],
      ["metres", "m"],
      ["m²", "m2"],
    ],
  ]);
});

it("an example is a load with what else was typed", async () => {
  const router = show("/my-load/", { rows: [] });
  await userEvent.type(screen.getByLabelText("What have you got?"), "4 kg zinc");
  await userEvent.click(screen.getByRole("button", { name: "20 kg copper" }));
  await waitFor(() => expect(router.state.location.search).toBe("?zinc=4kg&copper=20kg"));
});

it.each([
  [{ text: "", label: null, problem: null }, "Such as Dubbo or 2830."],
  [{ text: "2830", label: "Dubbo NSW 2830", problem: null }, "Near Dubbo NSW 2830."],
  [{ text: "-32.26,148.6", label: null, problem: null }, "Near your location."],
  [{ text: "Nowhere", label: null, problem: "We don’t know it." }, "We don’t know it."],
])("the place %j is answered below its field", (place, hint) => {
  show("/my-load/", { place });
  const field = screen.getByLabelText<HTMLInputElement>("Town, suburb or postcode");
  expect(field.value).toBe(place.text);
  expect(document.getElementById("load-near-hint")?.textContent).toBe(hint);
  expect(field.getAttribute("aria-invalid")).toBe(place.problem && "true");
});

it.each([
  [{ text: "", value: 0.88, problem: null }, false, "88 cents is the Tax Office’s rate"],
  [{ text: "1.20", value: 1.2, problem: null }, true, "88 cents is the Tax Office’s rate"],
  [{ text: "x", value: 0.88, problem: "Type an amount." }, true, "Type an amount."],
])("the cost of driving %j unfolds once it is set: %s", (kmCost, isOpen, hint) => {
  show("/my-load/", { kmCost });
  expect(document.querySelector("details")?.open).toBe(isOpen);
  const field = screen.getByLabelText<HTMLInputElement>("Dollars a kilometre");
  expect([field.value, field.placeholder]).toEqual([kmCost.text, String(kmCost.value)]);
  expect(field.getAttribute("aria-invalid")).toBe(kmCost.problem && "true");
  expect(document.getElementById("load-km-cost-hint")?.textContent).toContain(hint);
});

it("what is typed becomes the address, once for some quick letters", async () => {
  const router = show();
  const before = router.state.location.key;
  const typed = "?copper=60&zinc=-4&fridge=2&wheels=";
  await userEvent.type(screen.getByLabelText("Copper"), "60");
  expect(router.state.location.key).toBe(before);
  await waitFor(() => expect(router.state.location.search).toBe(typed));
  expect(router.state.preventScrollReset).toBe(true);
  expect(keptLoad()).toBe(`/my-load/${typed}`);
});

it("what was typed last is added by Enter, and its fields are free for the next", async () => {
  const router = show();
  await userEvent.type(screen.getByLabelText("What else have you got?"), "bright copper");
  expect(router.state.location.search).toBe("");
  await userEvent.selectOptions(screen.getByLabelText("Unit"), "kg");
  await userEvent.type(screen.getByLabelText("How much?"), "60{Enter}");
  const search = "?copper=&zinc=-4&fridge=2&wheels=&bright+copper=60kg";
  await waitFor(() => expect(router.state.location.search).toBe(search));
  expect(screen.getByLabelText<HTMLInputElement>("What else have you got?").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("How much?").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Unit").value).toBe("");
});

it("what a name may mean is chosen without leaving its place on the page", async () => {
  const router = show();
  await userEvent.click(screen.getByRole("link", { name: "Steel wheel" }));
  expect(router.state.preventScrollReset).toBe(true);
});

it("the cost of driving stays unfolded while it is typed anew", async () => {
  function Typed() {
    const [kmCost, setCost] = useState({ text: "1", value: 1, problem: null });
    const clear = () => setCost({ text: "", value: 0.88, problem: null });
    return (
      <>
        <LoadForm {...PROPS} kmCost={kmCost} />
        <button type="button" onClick={clear}>
          Empty
        </button>
      </>
    );
  }
  const router = createMemoryRouter([{ path: "*", element: <Typed /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole("button", { name: "Empty" }));
  expect(screen.getByLabelText("Dollars a kilometre").getAttribute("placeholder")).toBe("0.88");
  expect(document.querySelector("details")?.open).toBe(true);
});

describe("with scripts the form", () => {
  const copper = () => screen.getByLabelText<HTMLInputElement>("Copper");
  /** Types an amount and lets the pause pass, after which it is in the address. */
  const typed = async (router: ReturnType<typeof show>, text: string) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.input(copper(), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(400));
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.search).toContain(`copper=${text}`));
  };

  it.each([
    ["/my-load/", "PUSH"],
    ["/my-load/?copper=6", "REPLACE"],
  ])("makes a step in the history of the first letter alone: from %s", async (address, action) => {
    window.history.replaceState(null, "", address);
    onTestFinished(() => window.history.replaceState(null, "", "/"));
    const router = show(address);
    await typed(router, "60");
    expect(router.state.historyAction).toBe(action);
  });

  it("leaves what is being typed alone, and after Back and Forward has what the address says", async () => {
    const router = show();
    await typed(router, "60");
    // As before: the site has not answered here.
    expect([copper().value, copper().defaultValue]).toEqual(["60", ""]);
    await act(() => router.navigate(-1));
    expect(copper().value).toBe("");
    copper().value = "6";
    await act(() => router.navigate(1));
    expect(copper().value).toBe("");
  });

  it("shows what a link says, also of the units", async () => {
    const router = show("/my-load/", { rows: [...PROPS.rows.slice(0, 2), row(FRIDGE, "80 kg")] });
    const unit = screen.getByLabelText<HTMLInputElement>("Unit of Fridge");
    await typed(router, "60");
    unit.value = "";
    await act(() => router.navigate("/my-load/?copper="));
    expect([copper().value, unit.value]).toEqual(["", "kg"]);
  });

  it.each([
    ["Remove Zinc", "load-what", PROPS.rows],
    ["5 kg brass", "load-near", []],
  ])("goes on at once where the button %s leads", async (name, id, rows) => {
    const router = show("/my-load/", { rows, open: "sat-11.00" });
    await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(router.state.historyAction).toBe("PUSH");
  });

  it("goes to the answer on Enter, or to the next thing where one was added", async () => {
    const router = show("/my-load/", { rows: PROPS.rows.slice(0, 1) });
    const answer = document.body.appendChild(document.createElement("h2"));
    onTestFinished(() => void answer.remove());
    Object.assign(answer, { id: "answer-heading", tabIndex: -1 });
    await userEvent.type(copper(), "7{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(answer));
    expect(router.state.location.search).toBe("?copper=7");
    // The field has what the address is understood as, which is nothing here.
    await userEvent.type(copper(), "{Enter}");
    await waitFor(() => expect(router.state.location.search).toBe("?copper="));
    await userEvent.type(copper(), "{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(answer));
    const amount = screen.getByLabelText("How much?");
    await userEvent.type(screen.getByLabelText("What else have you got?"), "tin");
    await userEvent.type(amount, "4{Enter}");
    await waitFor(() => expect(document.activeElement?.id).toBe("load-what"));
    expect(router.state.location.search).toBe("?copper=&tin=4");
  });

  it("does not answer for what is not added yet, its unit included", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const router = show();
    for (const label of ["What else have you got?", "How much?", "Unit"])
      fireEvent.input(screen.getByLabelText(label), { target: { value: "kg" } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(router.state.location.search).toBe("");
  });

  it("does not bring back a visitor who has left, nor answers for a page that is gone", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const router = show();
    fireEvent.input(copper(), { target: { value: "60" } });
    cleanup();
    await vi.advanceTimersByTimeAsync(1000);
    expect(router.state.location.search).toBe("");
    expect(keptLoad()).toBeUndefined();
  });

  it("is cleared with what was typed a moment before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const router = show("/my-load/?copper=6");
    fireEvent.input(copper(), { target: { value: "60" } });
    fireEvent.click(screen.getByRole("button", { name: "Clear my load" }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(router.state.location.search).toBe("");
    expect(keptLoad()).toBeUndefined();
  });

  it("does not bring back a visitor who has followed a link that is not answered yet", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = Promise.withResolvers<null>();
    const router = createMemoryRouter(
      [
        { path: "/my-load/", element: <LoadForm {...PROPS} /> },
        { path: "/about/", element: <p>About</p>, loader: () => answer.promise },
      ],
      { initialEntries: ["/my-load/"] },
    );
    render(<RouterProvider router={router} />);
    fireEvent.input(copper(), { target: { value: "60" } });
    act(() => void router.navigate("/about/"));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => answer.resolve(null));
    expect(router.state.location.pathname).toBe("/about/");
    expect(screen.getByText("About")).toBeDefined();
  });
});

it("a load that was kept is shown where the address holds none, and is forgotten on demand", async () => {
  keepLoad("/my-load/?copper=60&near=Dubbo");
  const router = show();
  await waitFor(() => expect(router.state.location.search).toBe("?copper=60&near=Dubbo"));
  // Back leaves the page: the empty load would only be replaced again.
  expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(["REPLACE", true]);
  screen.getByLabelText<HTMLInputElement>("What else have you got?").value = "tin";
  await userEvent.click(screen.getByRole("button", { name: "Clear my load" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(keptLoad()).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>("What else have you got?").value).toBe("");
});

it("a load that was kept does not bring back who follows a link before scripts run", () => {
  keepLoad("/my-load/?copper=60");
  vi.stubGlobal("earlyInput", { isLeaving: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(show().state.location.search).toBe("");
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
