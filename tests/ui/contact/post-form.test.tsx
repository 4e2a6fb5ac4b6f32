import { expect, it } from "vitest";
import { Honeypot } from "../../../app/contact/post-form.tsx";
import { show } from "../show.tsx";

it("the field that only bots fill in is out of everybody's way", () => {
  show(<Honeypot id="trap" />);
  const field = document.querySelector("input");
  expect([field?.name, field?.tabIndex, field?.autocomplete]).toEqual(["website", -1, "off"]);
  expect(field?.closest("[aria-hidden=true]")).not.toBeNull();
});
