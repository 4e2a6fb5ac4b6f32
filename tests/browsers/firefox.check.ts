import { openFirefox } from "./drivers/puppeteer.ts";
import { lookAt } from "./look.ts";

const firefox = { name: "Firefox", open: openFirefox };
lookAt(firefox);
