import { openWebKit } from "./drivers/webkit.ts";
import { lookAt, lookWithoutScripts } from "./look.ts";

const webkit = { name: "WebKit", open: openWebKit };
lookAt(webkit);
lookWithoutScripts(webkit);
