import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Pagination, pageNumbers } from "../../../app/ui/pagination.tsx";
import { show } from "../show.tsx";

it.each([
  [1, 2, "1 2"],
  [2, 3, "1 2 3"],
  [1, 4, "1 2 … 4"],
  [4, 4, "1 … 3 4"],
  [3, 5, "1 2 3 4 5"],
  [3, 30, "1 2 3 4 … 30"],
  [4, 30, "1 … 3 4 5 … 30"],
  [27, 30, "1 … 26 27 28 … 30"],
  [28, 30, "1 … 27 28 29 30"],
  [30, 30, "1 … 29 30"],
])("the page numbers on page %i of %i are %s", (page, pages, shown) => {
  const numbers = pageNumbers(page, pages).map((n) => n ?? "…");
  expect(numbers.join(" ")).toBe(shown);
});

const links = () =>
  within(screen.getByRole("navigation", { name: "Pagination" })).getAllByRole("link");

it("a list of one page has no pagination", () => {
  show(<Pagination page={1} pages={1} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

it.each([
  [1, "1", "1:1 2:2 3:3 Next:2", ["true", null]],
  [2, "2", "Prev:1 1:1 2:2 3:3 Next:3", [null, null]],
  [3, "3", "Prev:2 1:1 2:2 3:3", [null, "true"]],
])("page %i of 3 is marked as %s and leads to %s", (page, current, leads, disabled) => {
  show(<Pagination page={page} pages={3} />, `/scrap-yards/?page=${page}`);
  const shown = links().map((link) => {
    const href = link.getAttribute("href");
    return `${link.textContent}:${href?.replace("/scrap-yards/?page=", "")}`;
  });
  expect(shown.join(" ")).toBe(leads);
  const marked = links().filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked.map((link) => link.textContent)).toEqual([current]);
  const steps = ["Prev", "Next"].map((label) => screen.getByText(label));
  expect(steps.map((step) => step.getAttribute("aria-disabled"))).toEqual(disabled);
});

it("a link changes the page in the address and keeps everything else", async () => {
  const router = show(<Pagination page={2} pages={5} />, "/scrap-yards/?q=a%26b&state=NSW&page=2");
  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  // The list is what is looked at, not the top of the page.
  expect(router.state.preventScrollReset).toBe(true);
  const { pathname, search } = router.state.location;
  expect(pathname).toBe("/scrap-yards/");
  expect([...new URLSearchParams(search)]).toEqual([
    ["q", "a&b"],
    ["state", "NSW"],
    ["page", "3"],
  ]);
});
