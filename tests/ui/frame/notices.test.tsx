import { expect, it } from "vitest";
import { PrintedAddress } from "../../../app/frame/notices.tsx";
import { show } from "../show.tsx";

it.each(["/sydney/", "/Sydney", "/sydney?near=2000"])(
  "the printed address of %s is as the site writes it",
  (address) => {
    show(<PrintedAddress origin="https://example.com" />, address);
    expect(document.body.textContent).toBe("https://example.com/sydney/");
  },
);
