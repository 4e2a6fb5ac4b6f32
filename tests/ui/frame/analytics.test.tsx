import { act, cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { useAnalytics } from "../../../app/frame/analytics.ts";
import * as tag from "../../../app/frame/analytics-tag.ts";

function Measured() {
  useAnalytics("G-1");
  return null;
}

it("the tag gets the next page before the address changes", async () => {
  const told = vi.spyOn(tag, "tellTag").mockResolvedValue();
  const element = <Measured />;
  // It does not arrive.
  const loader = () => new Promise(() => {});
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "/sydney/", element, loader },
  ]);
  onTestFinished(() => {
    cleanup();
    router.dispose();
    told.mockRestore();
  });
  render(<RouterProvider router={router} />);
  act(() => void router.navigate("/sydney/?near=2000"));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith("G-1", "/sydney/?near=2000"));
  expect(router.state.location.pathname).toBe("/");
});
