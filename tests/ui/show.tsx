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
