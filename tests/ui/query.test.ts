import { expect, it } from "vitest";
import { queryOf } from "../../app/query.ts";

it.each([
  "Dubbo NSW",
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
