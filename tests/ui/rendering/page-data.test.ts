import { expect, it } from "vitest";
import { encodedData } from "../../../app/rendering/page-data.ts";
// React Router's own, which it does not export.
// @ts-expect-error It has no types.
import { encode } from "../../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js";

const yard = { name: "Wattle’s “Metals” </script>\u2028", isOpen: true, phone: null };

it("encodes data as React Router does", async () => {
  const data = {
    loaderData: {
      root: { year: 2026, none: undefined, zero: 0, least: -0, empty: "", list: [], nothing: {} },
      city: { yards: [yard, yard, { ...yard, name: "root" }], prices: [1.5, 1.5, -2, "1.5", 1e21] },
    },
    actionData: null,
    errors: undefined,
  };
  expect(encodedData(data)).toBe(await new Response(encode(data)).text());
});

it.each([
  ["late data", Promise.resolve(1)],
  ["an error", new Error("no yards")],
  ["a date", new Date(0)],
  ["an object without a prototype", Object.create(null)],
  ["no number", Number.NaN],
  ["a function", () => {}],
])("leaves %s to React Router", (_, value) => {
  expect(encodedData({ yards: [value] })).toBeUndefined();
});
