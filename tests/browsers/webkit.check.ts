import { openWebKit } from "./drivers/webkit.ts";
import { lookAt } from "./look.ts";

const webkit = { name: "WebKit", open: openWebKit };
lookAt(webkit);
