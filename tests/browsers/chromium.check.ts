import { openChromium } from "./drivers/puppeteer.ts";
import { lookAt, lookWithoutPopovers } from "./look.ts";

const chromium = {
  name: "older Chromium",
  open: openChromium,
};
lookAt(chromium, ["anchors", "newer"]);
lookWithoutPopovers(chromium);
