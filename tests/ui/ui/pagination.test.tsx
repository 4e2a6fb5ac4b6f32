import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Pagination, pageNumbers } from "../../../app/ui/pagination.tsx";
import { show } from "../show.tsx";

describe("the page numbers", () => {
  it.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [2, 2, "1 2"],
    [1, 3, "1 2 3"],
    [2, 3, "1 2 3"],
    [1, 4, "1 2 … 4"],
    [4, 4, "1 … 3 4"],
    [3, 5, "1 2 3 4 5"],
    [1, 30, "1 2 … 30"],
    [2, 30, "1 2 3 … 30"],
    [3, 30, "1 2 3 4 … 30"],
    [4, 30, "1 … 3 4 5 … 30"],
    [15, 30, "1 … 14 15 16 … 30"],
    [27, 30, "1 … 26 27 28 … 30"],
    [28, 30, "1 … 27 28 29 30"],
    [29, 30, "1 … 28 29 30"],
    [30, 30, "1 … 29 30"],
  ])("on page %i of %i are %s", (page, pages, shown) => {
    expect(
      pageNumbers(page, pages)
        .map((n) => n ?? "…")
        .join(" "),
    ).toBe(shown);
  });
});

const links = () =>
  within(screen.getByRole("navigation", { name: "Pagination" })).getAllByRole("link");

describe("the pagination", () => {
  it("is not there where one page holds all", () => {
    show(<Pagination page={1} pages={1} />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("marks the current page", () => {
    show(<Pagination page={2} pages={5} />);
    const current = links().filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map((link) => link.textContent)).toEqual(["2"]);
  });

  it.each([
    [1, ["1", "2", "3", "Next"], ["true", null]],
    [2, ["Prev", "1", "2", "3", "Next"], [null, null]],
    [3, ["Prev", "1", "2", "3"], [null, "true"]],
  ])("on page %i of 3 links %j", (page, labels, disabled) => {
    show(<Pagination page={page} pages={3} />);
    expect(links().map((link) => link.textContent)).toEqual(labels);
    const steps = ["Prev", "Next"].map((label) => screen.getByText(label));
    expect(steps.map((step) => step.getAttribute("aria-disabled"))).toEqual(disabled);
  });

  it("leads to the pages beside, and to each by its number", () => {
    show(<Pagination page={5} pages={9} />, "/scrap-yards/?page=5");
    expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      [
        ["Prev", 4],
        ["1", 1],
        ["4", 4],
        ["5", 5],
        ["6", 6],
        ["9", 9],
        ["Next", 6],
      ].map(([label, page]) => [label, `/scrap-yards/?page=${page}`]),
    );
  });

  it("changes the page in the address and keeps everything else", async () => {
    const router = show(
      <Pagination page={2} pages={5} />,
      "/scrap-yards/?q=a%26b&state=NSW&page=2",
    );
    await userEvent.click(screen.getByRole("link", { name: "Next" }));
    // The list is what is looked at, not the top of the page.
    expect(router.state.preventScrollReset).toBe(true);
    const { pathname, search } = router.state.location;
    expect(pathname).toBe("/scrap-yards/");
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      q: "a&b",
      state: "NSW",
      page: "3",
    });
  });
});
