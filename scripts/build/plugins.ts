import { coast } from "./coast.ts";
import { content } from "./content.ts";
import { publicHolidays } from "./holiday-dates.ts";
import { serviceWorker } from "./service-worker.ts";
import { suburbs } from "./suburbs.ts";

/** Virtual modules and Markdown, which every build and every test of the site's sources needs. */
export const plugins = [coast, content, publicHolidays, serviceWorker, suburbs];
