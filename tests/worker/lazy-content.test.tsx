import { type ComponentType, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyContent } from "../../app/ui/lazy-content.tsx";

/** The HTML of a component, and the errors of its rendering. */
async function rendered(Component: ComponentType) {
  const errors: unknown[] = [];
  const page = (
    <Suspense fallback="…">
      <Component />
    </Suspense>
  );
  const stream = await renderToReadableStream(page, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  return { errors, html: await new Response(stream).text() };
}

it("lazy content reaches the next request if the first one ended during the import", async () => {
  const Rules = () => <p>Rules</p>;
  let imports = 0;
  const Content = lazyContent(() =>
    imports++ === 0 ? new Promise<never>(() => {}) : Promise.resolve(Rules),
  );
  rendered(Content);
  expect((await rendered(Content)).html).toContain("<p>Rules</p>");
  expect((await rendered(Content)).html).toContain("<p>Rules</p>");
  expect(imports).toBe(2);
});

it("lazy content fails once if its module fails", async () => {
  const failure = new Error("in its module");
  const Content = lazyContent(() => Promise.reject(failure));
  expect((await rendered(Content)).errors).toEqual([failure]);
});
