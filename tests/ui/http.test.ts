import type { ErrorResponse } from "react-router";
import { expect, it } from "vitest";
import {
  asText,
  insteadOf,
  isMistake,
  orServiceUnavailable,
  outageAsText,
} from "../../app/frame/errors.ts";
import { DatabaseError } from "../../worker/data/store.ts";

/** What an ErrorBoundary gets for a response with this status. */
const responded = (status: number, data: unknown = ""): ErrorResponse & { internal: boolean } => ({
  status,
  data,
  statusText: "",
  internal: false,
});

it.each([
  ["an error of a loader", true, new TypeError("Cannot read properties of undefined")],
  ["the same as React Router sends it", true, new Error("Unexpected Server Error")],
  ["a page that fails otherwise", true, responded(500)],
  ["a method that a page does not accept", true, responded(405)],
  ["anything else that is thrown", true, "a text"],
  ["no error", false, undefined],
  ["a missing page", false, responded(404)],
  ["a failing database", false, responded(503)],
  ["a rate limit", false, responded(429)],
  ["a gateway that gets no answer", false, responded(504)],
  ["a gateway that gets a wrong answer", false, responded(502)],
  ["a network that is lost in Chrome", false, new TypeError("Failed to fetch")],
  [
    "a connection that breaks off",
    false,
    new Error("Unable to decode", { cause: new TypeError("network error") }),
  ],
])("%s counts as a bug in our code: %s", (_, isOurs, error) => {
  expect(isMistake(error)).toBe(isOurs);
});

it("a missing page comes with alternatives, any other failure without", () => {
  const instead = { query: "perth", suggestions: [{ name: "Perth", path: "/perth/" }] };
  expect(insteadOf(responded(404, { message: "City not found", instead }))).toEqual(instead);
  for (const error of [responded(503, "Bad gateway"), responded(404, null), new Error("x")])
    expect(insteadOf(error)).toBeUndefined();
});

it("an outage of a route without a page is a line of text with its status; a redirect passes", async () => {
  const outage = new DatabaseError("Failed to fetch cities");
  const thrown = await orServiceUnavailable(Promise.reject(outage)).catch(
    (error: unknown) => error,
  );
  for (const response of [asText(thrown), outageAsText(outage)]) {
    expect(response.status).toBe(503);
    expect((await response.text()).trim()).toBe("Failed to fetch cities");
  }
  const moved = Response.redirect("http://localhost/brass/");
  expect(asText(moved)).toBe(moved);
  const mistake = new TypeError("Cannot read properties of undefined");
  expect(() => asText(mistake)).toThrow(mistake);
  expect(() => outageAsText(mistake)).toThrow(mistake);
});
