import { describe, expect, it } from "vitest";
import { isolate } from "./isolate.ts";

describe("a question for the head alone", () => {
  it.each(["/sydney/", "/scrap-my-car/", "/sydney.data", "/api/cities"])(
    "%s leaves the whole answer to those who come after",
    async (path) => {
      const { get } = isolate();
      const head = await get(path, { method: "HEAD" });
      expect(head).toMatchObject({ status: 200, text: "" });
      const next = await get(path);
      expect(next).toMatchObject({ status: 200, from: "memory" });
      expect(next.text.length).toBeGreaterThan(1000);
    },
  );
});
