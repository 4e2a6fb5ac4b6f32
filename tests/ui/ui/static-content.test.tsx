import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KeptMarkup, MarkupContext } from "../../../app/ui/kept-markup.tsx";
import { staticContent } from "../../../app/ui/static-content.tsx";
import { show } from "../show.tsx";

const load = vi.fn(async () => ({ name }: { name: string }) => <p>Rules of {name}</p>);
const Rules = staticContent(load, { className: "rules" });

afterEach(() => {
  load.mockClear();
  document.body.innerHTML = "";
});

/** Hydrates a page as the server sent it. */
async function hydrate(html: string, name: string) {
  const page = document.createElement("div");
  page.innerHTML = `<div class="rules">${html}</div>`;
  document.body.appendChild(page);
  const router = createMemoryRouter([{ path: "*", element: <Rules name={name} /> }]);
  const root = await act(async () => hydrateRoot(page, <RouterProvider router={router} />));
  return { router, root };
}

it("what the server keeps is shown in place of the content, which is shown where it keeps nothing", () => {
  for (const [kept, shown] of [
    ["<b>kept</b>", "kept"],
    ["", "rendered"],
  ] as const) {
    show(
      <MarkupContext value={(key) => (key === "menu" ? kept : "")}>
        <KeptMarkup as="nav" id={`menu-${shown}`} of="menu">
          <i>rendered</i>
        </KeptMarkup>
      </MarkupContext>,
    );
    expect(document.getElementById(`menu-${shown}`)?.textContent).toBe(shown);
  }
});

describe("static content", () => {
  it("stays as the server wrote it on a first visit, whose code is not loaded", async () => {
    const { router, root } = await hydrate("<p>As the server wrote it</p>", "Sydney");
    expect(screen.getByText("As the server wrote it")).toBeTruthy();
    await act(() => router.navigate("/?again"));
    expect(screen.getByText("As the server wrote it")).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it("is loaded where it comes with a navigation within the site", async () => {
    show(<Rules name="Perth" />);
    expect(await screen.findByText("Rules of Perth")).toBeTruthy();
    cleanup();
  });

  it.each([
    ["to a page of the site", '<a href="/perth/">Perth</a>', {}, "/perth/"],
    ["to a page, with Ctrl held", '<a href="/perth/">Perth</a>', { ctrlKey: true }, "/"],
    ["to a page, with Shift held", '<a href="/perth/">Perth</a>', { shiftKey: true }, "/"],
    ["to a page, with Alt held", '<a href="/perth/">Perth</a>', { altKey: true }, "/"],
    ["to a page, with Command held", '<a href="/perth/">Perth</a>', { metaKey: true }, "/"],
    ["to a page, with the middle button", '<a href="/perth/">Perth</a>', { button: 1 }, "/"],
    ["to what no page route renders", '<a href="/api/" target="_self">Perth</a>', {}, "/"],
    ["to a heading", '<a href="#rules">Perth</a>', {}, "/"],
  ])("follows a link %s as React Router does", async (_, html, how, path) => {
    const { router, root } = await hydrate(html, "Sydney");
    await act(async () => void fireEvent.click(screen.getByText("Perth"), how));
    expect(router.state.location.pathname).toBe(path);
    act(() => root.unmount());
  });
});
