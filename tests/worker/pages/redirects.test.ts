import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";
import table from "./redirects.csv?raw";

it.each<Record<"path" | "to", string>>(parse(table, { columns: true }))(
  "$path moved for good to $to",
  async ({ path, to }) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(to);
    // The directory's former address has routes of its own in a browser that has the page.
    if (to === "/scrap-yards/")
      expect(response.headers.get("x-remix-reload-document")).toBe("true");
    expect((await fetchPath(to.split("#")[0]!)).status).toBe(200);
  },
);
