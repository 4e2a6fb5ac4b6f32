import { openChromium } from "./drivers/puppeteer.ts";
import { lookAt } from "./look.ts";

lookAt({ name: "older Chromium", open: openChromium }, ["anchors", "newer"]);
