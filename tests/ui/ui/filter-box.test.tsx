import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ClearForm } from "../../../app/ui/clear-form.tsx";
import { FilterBox, useFilterText } from "../../../app/ui/filter-box.tsx";
import { show, words } from "../show.tsx";

function Page({ q }: { q: string }) {
  const [text, setText] = useFilterText(q);
  return (
    <>
      <p>{text}</p>
      <FilterBox list="Cities" label="Filter" placeholder="…" value={text} onChange={setText} />
      <ClearForm label="Clear" onClear={() => setText("")} />
    </>
  );
}

it("the address's text filters a list until the visitor types, and again after a navigation", async () => {
  const router = show(<Page q="dub" />, "/materials/");
  // Without scripts the page itself is asked for what is typed.
  expect(screen.getByRole("search").getAttribute("action")).toBe("/materials/");
  const field = screen.getByLabelText<HTMLInputElement>("Filter");
  expect([field.value, field.name, ...words("p")]).toEqual(["dub", "q", "dub"]);
  fireEvent.change(field, { target: { value: "moree" } });
  expect(words("p")).toEqual(["moree"]);
  expect(fireEvent.submit(screen.getByRole("search", { name: "Cities" }))).toBe(false);
  await act(async () => screen.getByRole("button", { name: "Clear" }).click());
  expect([words("p"), router.state.location.search]).toEqual([[""], ""]);
  fireEvent.change(field, { target: { value: "moree" } });
  await act(() => router.navigate("/materials/?q=x"));
  expect(words("p")).toEqual(["dub"]);
});

it("without a callback the button opens the page without its query", () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("submit", submitted, { once: true });
  const router = show(<ClearForm label="Clear Filters" />, "/scrap-yards/?q=x");
  act(() => screen.getByRole("button").click());
  expect(submitted).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/scrap-yards/");
});
