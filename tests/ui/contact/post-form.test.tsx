import { expect, it } from "vitest";
import { Honeypot } from "../../../app/contact/post-form.tsx";
import { show } from "../show.tsx";

it("the honeypot is hidden from people, screen readers and the keyboard", () => {
  show(<Honeypot id="trap" />);
  const field = document.querySelector("input");
  expect([field?.name, field?.tabIndex, field?.autocomplete]).toEqual(["website", -1, "off"]);
  expect(field?.closest("[aria-hidden=true]")).not.toBeNull();
});
