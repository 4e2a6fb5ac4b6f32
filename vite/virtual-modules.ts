import { coast } from "./coast.ts";
import { content } from "./content.ts";
import { publicHolidays } from "./public-holidays.ts";
import { serviceWorker } from "./service-worker.ts";
import { suburbs } from "./suburbs.ts";

/** What the site's sources import and only a plugin can give: every build of them, and every test, needs all. */
export const virtualModules = [coast, content, publicHolidays, serviceWorker, suburbs];
