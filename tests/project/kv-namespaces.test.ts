import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { nameExistingNamespaces } from "../../scripts/kv-namespaces.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";

/** The namespaces of a configuration once those that exist at Cloudflare are named. */
function named(namespaces: { binding: string; id?: string }[], status = 0) {
  const existing = [
    { id: "a", title: "CACHE" },
    { id: "b", title: "yards-cache" },
    { id: "c", title: "metals-other" },
    { id: "d", title: "metals-cache" },
  ];
  const ask = vi.fn(() => ({ status, stdout: JSON.stringify(existing), stderr: "" }));
  const file = path.join(temporaryFolder(), "wrangler.json");
  writeFileSync(file, JSON.stringify({ name: "metals", main: "a.js", kv_namespaces: namespaces }));
  nameExistingNamespaces(file, ask);
  expect(ask).toHaveBeenLastCalledWith("wrangler", ["kv", "namespace", "list"]);
  const { kv_namespaces, ...config } = JSON.parse(readFileSync(file, "utf8"));
  expect(config).toEqual({ name: "metals", main: "a.js" });
  return kv_namespaces;
}

test("a namespace gets the id of the one with its name, unless it has one or there is none", () => {
  expect(
    named([{ binding: "CACHE" }, { binding: "OTHER", id: "mine" }, { binding: "NEW" }]),
  ).toEqual([{ binding: "CACHE", id: "d" }, { binding: "OTHER", id: "mine" }, { binding: "NEW" }]);
});

test("where Cloudflare does not list them, the configuration stays as it is", () => {
  expect(named([{ binding: "CACHE" }], 1)).toEqual([{ binding: "CACHE" }]);
});
