import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LoadingStatus, RouteAnnouncer } from "../../../app/frame/navigation-status.tsx";
import routes from "../../../app/routes.ts";
import { show } from "../show.tsx";

/** The site's routes, of which none ever answers, below a document that says what is being loaded. */
function showSite() {
  const children = routes.map(({ id, path = "", file }) => ({
    ...{ id: id ?? file.replace(/\.tsx?$/, ""), path },
    loader: () => new Promise(() => {}),
  }));
  const element = [<LoadingStatus key="status" />, <Outlet key="page" />];
  const start = { path: "/start", element };
  const router = createMemoryRouter([{ element, children }, start], {
    initialEntries: ["/start"],
  });
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  render(<RouterProvider router={router} />);
  return router;
}

it.each([
  ["/Port-Lincoln", "Loading city information..."],
  ["/sydney/history/", "Loading..."],
  ["/scrap-yards/?q=wattle", "Loading scrap yards..."],
  ["/material/copper/", "Loading prices..."],
  ["/material/copper/history/", "Loading prices..."],
  ["/steel/", "Loading prices..."],
  ["/no/such/page", "Loading..."],
  ["/", "Loading..."],
])("a navigation to %s says %j", async (path, text) => {
  const router = showSite();
  expect(screen.getByRole("status").textContent).toBe("");
  await act(async () => void router.navigate(path));
  expect(screen.getByRole("status").textContent).toBe(text);
});

describe("after a navigation", () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  const focus = () => document.activeElement?.id;

  afterAll(() => scrolled.mockRestore());
  beforeEach(() => {
    scrolled.mockReset();
    document.title = "Dubbo";
  });

  async function showPage() {
    const router = show(
      <>
        <RouteAnnouncer />
        <div popover="auto">
          <input id="search" />
        </div>
        <main>
          <h1 id="heading">Dubbo</h1>
          <h2 id="rules">Rules</h2>
          <input id="filter" />
        </main>
      </>,
      "/start/",
    );
    document.getElementById("filter")?.focus();
    return (to: string) => act(() => router.navigate(to));
  }

  it.each([
    ["the heading has the focus, and the title is read out", "/dubbo/", "heading", true],
    ["the part that the address names has the focus", "/dubbo/#rules", "rules", true],
    ["within the page nothing moves for a filter", "/start/?q=x", "filter", false],
    ["within the page nothing moves for a part", "/start/#rules", "filter", false],
  ])("%s", async (_, to, focused, isSaid) => {
    const go = await showPage();
    document.title = "Another";
    await go(to);
    expect(focus()).toBe(focused);
    expect(screen.getByRole("status").textContent === "Another").toBe(isSaid);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("a menu opened meanwhile keeps the focus", async () => {
    const go = await showPage();
    document.getElementById("search")?.focus();
    await go("/dubbo/");
    expect(focus()).toBe("search");
  });

  it.each([
    ["has the focus once it is there", false, "yards"],
    ["does not take it from a visitor who has moved on", true, "filter"],
  ])("a part that comes later %s", async (_, hasMoved, focused) => {
    const go = await showPage();
    await go("/dubbo/#yards");
    expect(focus()).toBe("heading");
    if (hasMoved) document.getElementById("filter")?.focus();
    const late = document.createElement("h2");
    late.id = "yards";
    document.querySelector("main")?.appendChild(late);
    await waitFor(() => expect(scrolled.mock.calls).toHaveLength(hasMoved ? 0 : 1));
    expect(focus()).toBe(focused);
  });

  it("a page without a heading gets the focus itself", async () => {
    const go = await showPage();
    document.querySelector("h1")?.remove();
    document.querySelector("main")?.setAttribute("id", "main");
    await go("/dubbo/");
    expect(focus()).toBe("main");
  });
});
