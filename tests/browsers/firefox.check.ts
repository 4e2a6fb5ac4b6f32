import { openFirefox } from "./drivers/puppeteer.ts";
import { lookAt, lookWithoutScripts } from "./look.ts";

const firefox = { name: "Firefox", open: openFirefox };
lookAt(firefox);
lookWithoutScripts(firefox);
