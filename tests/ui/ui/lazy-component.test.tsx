import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLazyComponent } from "../../../app/ui/lazy-component.ts";
import { show } from "../show.tsx";

const Chart = () => <b>Chart</b>;

it.each<[string, () => Promise<typeof Chart>, string]>([
  ["arrives", async () => Chart, "Chart"],
  ["does not arrive", () => Promise.reject(new Error("no connection")), "failed"],
])("code that is wanted, and %s, is loading until then", async (_, load, shown) => {
  const importer = vi.fn(load);
  function Page({ isWanted }: { isWanted: boolean }) {
    const { Component, failed, isLoading } = useLazyComponent(importer, isWanted);
    return (
      <p>
        {isLoading && "loading"}
        {failed && "failed"}
        {Component && <Component />}
      </p>
    );
  }
  show(<Page isWanted={false} />);
  expect([document.querySelector("p")?.textContent, importer.mock.calls.length]).toEqual(["", 0]);
  show(<Page isWanted />);
  const [, page] = document.querySelectorAll("p");
  expect(page?.textContent).toBe("loading");
  await act(async () => {});
  expect([page?.textContent, importer.mock.calls.length]).toEqual([shown, 1]);
});
