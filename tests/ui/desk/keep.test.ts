import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../../../worker/desk/keep.ts";

// The script of the desk's forms, without a server: a page is what stands in the body.

const NOT_SAVED = "This is what you typed before. It is not saved yet: send it again.";

const PRICES = `<form data-kept="yards/1 today">
  <input type="hidden" name="kept" value="yards/1 today">
  <table><tr>
    <td><input type="hidden" name="was.copper" value="||||kg">
      <input name="price.copper" inputmode="decimal"><input name="to.copper" inputmode="decimal">
      <select name="unit.copper"><option>kg</option><option>t</option></select>
      <input type="checkbox" name="ok.copper" value="8"></td>
    <td><input type="checkbox" name="same.copper" value="1"><input type="checkbox" name="no.copper" value="1"></td>
  </tr></table>
  <details><table>
    <tr><td><input name="price.lead" inputmode="decimal"></td></tr>
    <tr><td><input name="price.zinc" inputmode="decimal"></td></tr>
  </table></details>
  <select name="how"><option>rang</option><option>paid</option></select>
  <textarea name="note"></textarea>
</form>`;

let isFine = false;
let remove: () => void;

/** Opens a page of the desk, as it comes from the server, where something may be done before its script runs. */
function open(html: string, { saved = "", by = "kim", before = () => {} } = {}): void {
  remove?.();
  document.body.innerHTML = html;
  document.body.dataset.by = by;
  delete document.body.dataset.saved;
  if (saved) document.body.dataset.saved = saved;
  (document.activeElement as HTMLElement | null)?.blur();
  before();
  const add = vi.spyOn(document, "addEventListener");
  keep();
  const listeners = add.mock.calls.map(([name, listener]) => [name, listener] as const);
  add.mockRestore();
  remove = () => {
    for (const [name, listener] of listeners)
      document.removeEventListener(name, listener as EventListener);
  };
}

const OTHER = PRICES.replaceAll("yards/1", "yards/2");

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function type(name: string, value: string | boolean): void {
  if (typeof value === "boolean") field(name).checked = value;
  else field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

const notes = () => [...document.querySelectorAll("[role=status]")].map((one) => one.textContent);

beforeEach(() => {
  localStorage.clear();
  isFine = false;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isFine && query.includes("fine") }));
  // There is no layout here: what is in a closed fold is hidden.
  HTMLElement.prototype.checkVisibility = function isShown() {
    return !this.closest("details:not([open])");
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

describe("a text typed into a form", () => {
  it("returns when the form is opened again, also in folded parts, with a notice", () => {
    open(PRICES);
    expect(notes()).toEqual([]);
    type("price.lead", "2.10");
    type("no.copper", true);
    type("how", "paid");
    type("note", "Asked Jo");
    open(PRICES);
    expect(notes()).toEqual([NOT_SAVED]);
    expect(["price.copper", "price.lead", "how", "note"].map((name) => field(name).value)).toEqual([
      ...["", "2.10", "paid", "Asked Jo"],
    ]);
    expect([field("no.copper").checked, field("same.copper").checked]).toEqual([true, false]);
    expect(document.querySelector("details")?.open).toBe(true);
    expect(document.querySelector("form")?.firstElementChild?.getAttribute("role")).toBe("status");
  });

  it("does not appear in another form or for another operator at the same browser, and unfolds nothing without need", () => {
    open(PRICES);
    type("price.copper", "8.20");
    for (const show of [() => open(OTHER), () => open(PRICES, { by: "pat" })]) {
      show();
      expect([field("price.copper").value, ...notes()]).toEqual([""]);
    }
    open(PRICES);
    expect(field("price.copper").value).toBe("8.20");
    expect(document.querySelector("details")?.open).toBe(false);
  });

  it("is forgotten once its own form is saved", () => {
    open(PRICES);
    type("no.copper", true);
    open(OTHER);
    type("price.copper", "9");
    open(PRICES, { saved: "yards/1 today" });
    expect([field("no.copper").checked, ...notes()]).toEqual([false]);
    open(OTHER);
    expect(notes()).toEqual([NOT_SAVED]);
  });

  it("gives no notice if the server already has it", () => {
    open(PRICES);
    type("price.copper", "8.20");
    open(PRICES.replace('name="price.copper"', 'name="price.copper" value="8.20"'));
    expect([field("price.copper").value, ...notes()]).toEqual(["8.20"]);
  });

  it("is kept alone: other fields come from the server", () => {
    open(PRICES.replace('name="price.copper"', 'name="price.copper" value="8"'));
    type("price.lead", "2.10");
    open(PRICES.replace('name="price.copper"', 'name="price.copper" value="8.30"'));
    expect([field("price.copper").value, field("price.lead").value]).toEqual(["8.30", "2.10"]);
  });

  it("is kept if it was typed before the script ran, and replaces the stored text", () => {
    open(PRICES);
    type("price.copper", "8.20");
    type("note", "Asked Jo");
    const before = () => void Object.assign(field("price.copper"), { value: "8.50" });
    open(PRICES, { before });
    expect([field("price.copper").value, field("note").value]).toEqual(["8.50", "Asked Jo"]);
    open(PRICES);
    expect(field("price.copper").value).toBe("8.50");
  });

  it("stays in the page if the browser has no storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    open(PRICES);
    expect(() => type("price.copper", "8.20")).not.toThrow();
    expect(field("price.copper").value).toBe("8.20");
  });
});

it("of a price, Same and No the last one counts, and other fields stay", () => {
  open(PRICES);
  const values = (...names: string[]) => names.map((name) => field(name).value);
  const boxes = () => ["same.copper", "no.copper"].map((name) => field(name).checked);
  type("price.lead", "2");
  type("price.copper", "8.20");
  type("same.copper", true);
  expect([values("price.copper"), boxes()]).toEqual([[""], [true, false]]);
  type("no.copper", true);
  expect(boxes()).toEqual([false, true]);
  // A box that is cleared rules nothing out.
  type("same.copper", false);
  expect(boxes()).toEqual([false, true]);
  type("price.copper", "8.30");
  expect([values("price.copper", "price.lead"), boxes()]).toEqual([
    ["8.30", "2"],
    [false, false],
  ]);
  // The two ends, the unit and the confirmation are of one price.
  type("to.copper", "8.90");
  type("unit.copper", "t");
  type("ok.copper", true);
  expect(values("price.copper", "to.copper")).toEqual(["8.30", "8.90"]);
  type("no.copper", true);
  expect(values("price.copper", "to.copper", "was.copper")).toEqual(["", "", "||||kg"]);
  expect(field("ok.copper").checked).toBe(false);
});

describe("with a keyboard", () => {
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  const at = () => document.activeElement?.getAttribute("name");

  it("the first price has the focus, or the first error", () => {
    isFine = true;
    open(PRICES);
    expect(at()).toBe("price.copper");
    open(PRICES.replace('name="price.lead"', 'name="price.lead" aria-invalid="true"'));
    expect(at()).toBe("price.lead");
  });

  it("the focus stays in a field that has it, and no keyboard opens by itself on a phone", () => {
    open(PRICES);
    expect(at()).toBeFalsy();
    isFine = true;
    open(PRICES, { before: () => field("note").focus() });
    expect(at()).toBe("note");
  });

  it("the arrows go from price to price, past none that is hidden", () => {
    isFine = true;
    open(PRICES);
    press("ArrowDown");
    expect(at()).toBe("price.copper");
    document.querySelector("details")!.open = true;
    field("price.lead").value = "2.10";
    expect(press("ArrowDown")).toBe(false);
    expect(at()).toBe("price.lead");
    // What is typed next takes its place.
    expect([field("price.lead").selectionStart, field("price.lead").selectionEnd]).toEqual([0, 4]);
    press("ArrowDown");
    press("ArrowDown");
    expect(at()).toBe("price.zinc");
    press("ArrowUp");
    expect(at()).toBe("price.lead");
    expect(press("Enter")).toBe(true);
    field("note").focus();
    expect(press("ArrowDown")).toBe(true);
    expect(at()).toBe("note");
  });
});
