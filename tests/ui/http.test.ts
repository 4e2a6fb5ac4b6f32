import type { ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import {
  asText,
  insteadOf,
  isMistake,
  orServiceUnavailable,
  outageAsText,
} from "../../app/errors/errors.ts";
import { DatabaseError } from "../../worker/data/store.ts";

/** What an ErrorBoundary gets for a response with this status. */
const responded = (status: number, body: unknown = ""): ErrorResponse & { internal: boolean } => ({
  status,
  statusText: "",
  data: body,
  internal: false,
});

describe("a mistake in our own code", () => {
  it.each([
    ["an error of a loader", new TypeError("Cannot read properties of undefined")],
    ["the same, as React Router sends it to a browser", new Error("Unexpected Server Error")],
    ["a page that fails otherwise", responded(500)],
    ["a method that a page does not accept", responded(405)],
    ["anything else that is thrown", "a text"],
  ])("is %s", (_, error) => {
    expect(isMistake(error)).toBe(true);
  });

  it.each([
    ["no error", undefined],
    ["a missing page", responded(404)],
    ["a failing database", responded(503)],
    ["a rate limit", responded(429)],
    ["a gateway that gets no answer", responded(504)],
    ["a gateway that gets a wrong answer", responded(502)],
    ["a lost network in Chrome", new TypeError("Failed to fetch")],
    ["a lost network in Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
    [
      "a connection that breaks off",
      new Error("Unable to decode", { cause: new TypeError("network error") }),
    ],
  ])("is not %s", (_, error) => {
    expect(isMistake(error)).toBe(false);
  });
});

describe("what is offered instead", () => {
  it("comes with a missing page", () => {
    const instead = { asked: "perth", suggestions: [{ name: "Perth", path: "/perth/" }] };
    expect(insteadOf(responded(404, { message: "City not found", instead }))).toEqual(instead);
  });

  it.each([[responded(503, "Bad gateway")], [responded(404, null)], [new Error("x")]])(
    "is nothing for anything else",
    (error) => {
      expect(insteadOf(error)).toBeUndefined();
    },
  );
});

describe("an outage where there is no page to draw it", () => {
  it("is a line of text with the status of what a loader threw; a redirect passes", async () => {
    const outage = orServiceUnavailable(
      Promise.reject(new DatabaseError("Failed to fetch cities")),
    );
    const response = asText(await outage.catch((thrown: unknown) => thrown));
    expect([response.status, await response.text()]).toEqual([503, "Failed to fetch cities\n"]);
    const moved = Response.redirect("http://localhost/brass/");
    expect(asText(moved)).toBe(moved);
    const mistake = new TypeError("Cannot read properties of undefined");
    expect(() => asText(mistake)).toThrow(mistake);
  });

  it("is a 503 that says what failed", async () => {
    const response = outageAsText(new DatabaseError("Failed to fetch prices"));
    expect(response.status).toBe(503);
    expect(await response.text()).toBe("Failed to fetch prices");
  });

  it("is not made of a mistake in our own code", () => {
    const mistake = new TypeError("Cannot read properties of undefined");
    expect(() => outageAsText(mistake)).toThrow(mistake);
  });
});
