import { act, cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { useAnalytics } from "../../../app/frame/analytics.ts";
import * as tag from "../../../app/frame/analytics-tag.ts";

function Measured({ id }: { id: string | null }) {
  useAnalytics(id);
  return null;
}

/** Follows a link to a page that does not arrive; gives back the paths that the tag was told. */
function follow(id: string | null) {
  const told = vi.spyOn(tag, "tellTag").mockResolvedValue();
  const element = <Measured id={id} />;
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
  return { told, router };
}

it("the tag is told the next page before the address is that page's", async () => {
  const { told, router } = follow("G-1");
  await waitFor(() => expect(told).toHaveBeenLastCalledWith("G-1", "/sydney/?near=2000"));
  expect(router.state.location.pathname).toBe("/");
});
