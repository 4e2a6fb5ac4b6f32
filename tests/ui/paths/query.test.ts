import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryOf } from "../../../app/paths/query.ts";

// As on the server.
beforeEach(() => void vi.stubEnv("SSR", true));
afterEach(() => void vi.unstubAllEnvs());

it.each([
  "Dubbo NSW",
  "Broken Hill NSW",
  "Port Pirie",
  "copper-bright",
  "*._",
  "",
  "O’Connor ACT",
  "a+b&c=d",
  "50%",
  "tab\t~(!)'",
  "Zoë",
])("search parameters with %j are as URLSearchParams writes them", (text) => {
  const fields: [string, string][] = [
    ["metal", "copper"],
    ["near", text],
  ];
  expect(queryOf(fields)).toBe(new URLSearchParams(fields).toString());
});
