import { test } from "vitest";
import type { Visitor } from "../visitor.ts";
import { fillMessage } from "./jobs.ts";

/** What has to work without scripts. */
export function checkWithoutScripts(visitor: () => Visitor): void {
  test("without scripts the home page's search leads to a city", async () => {
    await visitor().goto("/");
    await visitor().fill("City or town", "wagga wagga");
    await visitor().click("button", "Find Prices", "main");
    await visitor().at("/wagga-wagga/");
  });

  test("without scripts the directory is filtered", async () => {
    await visitor().goto("/scrap-yards/");
    await visitor().choose("State", "ACT");
    await visitor().click("button", "Search yards", "main");
    await visitor().until(
      "is filtered",
      () => new URLSearchParams(location.search).get("state"),
      "ACT",
    );
    await visitor().reads("main h2", "Scrap Yards Found");
  });

  test("without scripts a message is sent", async () => {
    await visitor().goto("/contact/");
    await fillMessage(visitor());
    await visitor().click("button", "Send Message", "main");
    await visitor().at("/contact/?sent");
    await visitor().reads("main", "Message sent");
  });
}
