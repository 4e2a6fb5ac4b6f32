import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, it, onTestFinished } from "vitest";
import { LoadingStatus } from "../../../app/frame/navigation-status.tsx";
import routes from "../../../app/routes.ts";

/** The site's routes, of which none ever answers, below a document that says what is being loaded. */
function showSite() {
  const children = routes.map(({ id, path, index, file }) => ({
    id: id ?? file.replace(/\.tsx?$/, ""),
    loader: () => new Promise(() => {}),
    ...(index ? { index: true as const } : { path }),
  }));
  const element = (
    <>
      <LoadingStatus />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      { element, children },
      { path: "/start", element },
    ],
    {
      initialEntries: ["/start"],
    },
  );
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  render(<RouterProvider router={router} />);
  return router;
}

it.each([
  ["/sydney/", "Loading city information..."],
  ["/Port-Lincoln", "Loading city information..."],
  ["/sydney/history/", "Loading..."],
  ["/scrap-yards/", "Loading scrap yards..."],
  ["/scrap-yards/?q=wattle", "Loading scrap yards..."],
  ["/yard/12/", "Loading..."],
  ["/material/copper/", "Loading prices..."],
  ["/material/copper/history/", "Loading prices..."],
  ["/steel/", "Loading prices..."],
  ["/about/", "Loading..."],
  ["/blog/recycling-batteries/", "Loading..."],
  ["/no/such/page", "Loading..."],
  ["/", "Loading..."],
])("a navigation to %s says %j", async (path, text) => {
  const router = showSite();
  expect(screen.getByRole("status").textContent).toBe("");
  await act(async () => void router.navigate(path));
  expect(screen.getByRole("status").textContent).toBe(text);
});
