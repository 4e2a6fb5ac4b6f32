import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { keepLoad, keptLoad } from "../../../app/my-load/kept-load.ts";
import { LoadForm } from "../../../app/my-load/load-form.tsx";
import { show as showAt } from "../show.tsx";
import { FRIDGE, good, row } from "./load.ts";

type Props = ComponentProps<typeof LoadForm>;

const WHEELS = row(null, "", {
  ...{ name: "wheels", title: "“wheels”" },
  note: { text: "Which one is it?", choices: [{ title: "Steel wheel", path: "/my-load/" }] },
});
const PLACE = { text: "", label: null, problem: null, others: [] };
const PROPS: Props = {
  place: PLACE,
  kmCost: { text: "", value: 0.88, problem: null },
  ...{ to: "", vehicle: "", offer: { text: "" }, lines: [], open: "", sort: "" },
  identifyPath: "/what-is-it/",
  rows: [row(good("copper"), ""), row(good("zinc"), "-4"), row(FRIDGE, "2"), WHEELS],
};

const show = (address = "/my-load/", given: Partial<Props> = {}) =>
  showAt(<LoadForm {...PROPS} {...given} />, address);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const what = () => field("What else have you got?");

/** Stops the clock that answers after a pause in typing; returns a function that lets time pass. */
function stopClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

beforeEach(() => localStorage.clear());

describe("an empty load", () => {
  it.each([
    ["", "/my-load/#load-near"],
    ["Dubbo", "/my-load/#answer-heading"],
  ])(
    "near %j has examples that lead to %s, and a field for the place only beside one",
    (text, leadsTo) => {
      show("/my-load/", { rows: [], place: { ...PLACE, text, label: text } });
      const list = within(screen.getByRole("list", { name: "Examples" }));
      const buttons = list.getAllByRole<HTMLButtonElement>("button");
      expect(buttons.map(({ name, textContent, value }) => [name, textContent === value])).toEqual(
        Array(4).fill(["add", true]),
      );
      expect(new Set(buttons.map((button) => button.getAttribute("formaction")))).toEqual(
        new Set([leadsTo]),
      );
      expect(screen.queryByLabelText("Town, suburb or postcode") !== null).toBe(text !== "");
    },
  );

  it("takes an example and the text beside it", async () => {
    const router = show("/my-load/", { rows: [] });
    await userEvent.type(field("What have you got?"), "4 kg zinc");
    await userEvent.click(screen.getByRole("button", { name: "20 kg copper" }));
    await waitFor(() => expect(router.state.location.search).toBe("?zinc=4kg&copper=20kg"));
  });
});

it("a further thing has an amount with its unit", () => {
  show();
  const units = within(field("Unit")).getAllByRole<HTMLOptionElement>("option");
  expect(units.map(({ textContent, value }) => `${textContent}=${value}`)).toEqual([
    ...["unit=", "kg=kg", "pieces=x", "metres=m", "m²=m2"],
  ]);
});

it("the cost of driving unfolds once it is set, and stays so while it is typed anew", async () => {
  function Typed() {
    const [text, setText] = useState("");
    return (
      <>
        <LoadForm {...PROPS} kmCost={{ text, value: 0.88, problem: null }} />
        <button type="button" onClick={() => setText(text === "" ? "1" : "")}>
          Change
        </button>
      </>
    );
  }
  showAt(<Typed />);
  const isOpen = () => document.querySelector("details")?.open;
  expect(isOpen()).toBe(false);
  for (const value of ["1", ""]) {
    await userEvent.click(screen.getByRole("button", { name: "Change" }));
    expect([isOpen(), field("Dollars a kilometre").defaultValue]).toEqual([true, value]);
  }
});

it("quick letters change the address once", async () => {
  const router = show();
  const before = router.state.location.key;
  const typed = "?copper=60&zinc=-4&fridge=2&wheels=";
  await userEvent.type(field("Copper"), "60");
  expect(router.state.location.key).toBe(before);
  await waitFor(() => expect(router.state.location.search).toBe(typed));
  expect(router.state.preventScrollReset).toBe(true);
  expect(keptLoad()).toBe(`/my-load/${typed}`);
});

it("a meaning is chosen for a name without scrolling", async () => {
  const router = show();
  await userEvent.click(screen.getByRole("link", { name: "Steel wheel" }));
  expect(router.state.preventScrollReset).toBe(true);
});

describe("with scripts the form", () => {
  const copper = () => field("Copper");
  /** Types an amount and lets the pause pass, after which it is in the address. */
  const typed = async (router: ReturnType<typeof show>, text: string) => {
    const pass = stopClock();
    type("Copper", text);
    await pass(400);
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

  it("leaves a field alone while it is typed in, and holds the address's value after Back and Forward", async () => {
    const router = show();
    await typed(router, "60");
    // As before: the site has not answered here.
    expect([copper().value, copper().defaultValue]).toEqual(["60", ""]);
    for (const step of [-1, 1]) {
      copper().value = "6";
      await act(() => router.navigate(step));
      expect(copper().value).toBe("");
    }
  });

  it("shows the values of a link, units included", async () => {
    const router = show("/my-load/", { rows: [...PROPS.rows.slice(0, 2), row(FRIDGE, "80 kg")] });
    await typed(router, "60");
    field("Unit of Fridge").value = "";
    await act(() => router.navigate("/my-load/?copper="));
    expect([copper().value, field("Unit of Fridge").value]).toEqual(["", "kg"]);
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
    // The field shows the amount as it was understood: nothing here.
    await userEvent.type(copper(), "{Enter}");
    await waitFor(() => expect(router.state.location.search).toBe("?copper="));
    await userEvent.type(what(), "bright copper");
    await userEvent.selectOptions(field("Unit"), "kg");
    expect(router.state.location.search).toBe("?copper=");
    await userEvent.type(field("How much?"), "60{Enter}");
    await waitFor(() => expect(document.activeElement?.id).toBe("load-what"));
    expect(router.state.location.search).toBe("?copper=&bright+copper=60kg");
    // They are free for the next.
    const next = [what(), field("How much?"), field("Unit")];
    expect(next.map(({ value }) => value).join("")).toBe("");
  });

  it("does not answer for goods that are not added yet, their unit included", async () => {
    const pass = stopClock();
    const router = show();
    for (const label of ["What else have you got?", "How much?", "Unit"]) type(label, "kg");
    await pass(1000);
    expect(router.state.location.search).toBe("");
  });

  it.each([
    ["when the page is gone", cleanup],
    [
      "when the load was cleared",
      () => fireEvent.click(screen.getByRole("button", { name: "Clear my load" })),
    ],
  ])("does not answer for the latest letters, %s", async (_, leave) => {
    const pass = stopClock();
    const router = show();
    type("Copper", "60");
    leave();
    await pass(1000);
    expect(router.state.location.search).toBe("");
    expect(keptLoad()).toBeUndefined();
  });

  it("does not bring back a visitor who has followed a link that is not answered yet", async () => {
    const pass = stopClock();
    const answer = Promise.withResolvers<null>();
    const router = createMemoryRouter(
      [
        { path: "/my-load/", element: <LoadForm {...PROPS} /> },
        { path: "/about/", element: <p>About</p>, loader: () => answer.promise },
      ],
      { initialEntries: ["/my-load/"] },
    );
    onTestFinished(cleanup);
    render(<RouterProvider router={router} />);
    type("Copper", "60");
    act(() => void router.navigate("/about/"));
    await pass(1000);
    await act(async () => answer.resolve(null));
    expect(router.state.location.pathname).toBe("/about/");
  });
});

describe("a load that was kept", () => {
  it("is shown where the address holds none, and is forgotten on demand", async () => {
    keepLoad("/my-load/?copper=60&near=Dubbo");
    const router = show();
    await waitFor(() => expect(router.state.location.search).toBe("?copper=60&near=Dubbo"));
    // Back leaves the page: the empty load would only be replaced again.
    const { historyAction, preventScrollReset } = router.state;
    expect([historyAction, preventScrollReset]).toEqual(["REPLACE", true]);
    what().value = "tin";
    await userEvent.click(screen.getByRole("button", { name: "Clear my load" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect([keptLoad(), what().value]).toEqual([undefined, ""]);
  });

  it("does not bring back a visitor who follows a link before scripts run", () => {
    keepLoad("/my-load/?copper=60");
    vi.stubGlobal("earlyInput", { isLeaving: true });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(show().state.location.search).toBe("");
  });
});
