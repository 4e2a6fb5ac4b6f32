import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";

/** Draws something at an address until the test ends; gives back the router that it is drawn in. */
export function show(element: ReactNode, address = "/") {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** The texts of what a selector finds on the page. */
export function words(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((each) => each.textContent);
}

/** Each link that a selector finds on the page: its text, and where it leads. */
export function links(selector = "a"): [text: string | null, href: string | null][] {
  return [...document.querySelectorAll(selector)].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
}
