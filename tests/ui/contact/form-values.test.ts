import { expect, it } from "vitest";
import { lineValue, pagePath, textValue } from "../../../app/contact/form-values.ts";

function posted(name: string, value: string) {
  const form = new FormData();
  form.set(name, value);
  return form;
}

it.each([
  ["/dubbo/?near=2830#rules", true],
  ["/", true],
  [`/${"a".repeat(1_999)}`, true],
  [`/${"a".repeat(2_000)}`, false],
  ["//elsewhere.example/", false],
  ["/\\elsewhere.example/", false],
  ["dubbo/", false],
  ["", false],
  ["/a b", false],
  ["/caf\u00e9/", false],
  ["/a\n", false],
  [undefined, false],
])("%j is the path of a page of this site: %s", (path, isPath) => {
  expect(pagePath(path, "/contact/")).toBe(isPath ? path : "/contact/");
});

it("a text keeps its lines and tabs, and a line has neither", () => {
  const form = posted("message", "one\r\ntwo\rthree\n\tfour\u0007\u009b");
  expect(textValue(form, "message")).toBe("one\ntwo\nthree\n\tfour");
  expect(lineValue(form, "message")).toBe("one two three four");
  expect(lineValue(posted("name", "a\u2028b\u2029\u2029c"), "name")).toBe("a b c");
  expect(textValue(form, "name")).toBe("");
});
