import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { Kept } from "./offline-list.ts";

/** When a response was last known to be current, in ms since 1970. */
export function currentAsOf({ headers }: Response): number {
  return Date.parse(headers.get("Date") ?? "") - Number(headers.get("Age")) * 1000;
}

/** "Saturday 21 November, 7:40 am", in the device's time. */
export function dayAndTime(at: number): string {
  const date = new Date(at);
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const time = date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  return `${date.toLocaleDateString("en-AU", day).replace(",", "")}, ${time}`;
}

/** Adds a line above a page: why it is a copy, its age, and a warning if a later edition was seen. */
export function withNotice(html: string, why: string, asOf: number, isOutdated: boolean): string {
  const days = (Date.now() - asOf) / 86_400_000;
  const passed = [OLD_AFTER_DAYS, DUE_AFTER_DAYS].find((limit) => days > limit);
  const warning = passed ? ` That is over ${passed} days ago: they may be out of date.` : "";
  const newer = isOutdated ? " Newer data has been published since." : "";
  const line = `${why} Prices as of ${dayAndTime(asOf)}.${newer}${warning}`;
  // The empty element that app/root.tsx leaves in every page.
  return html.replace(/(?<=<p class="staleness-notice">)(?=<)/, line);
}

/** A page that lists the kept pages, latest first, in the frame of one of them. */
export function listPage(frame: string, pages: Kept[]): string {
  const items = pages.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`);
  const main = `<div class="hero wrap"><h1>You are offline</h1>
<p>This page isn’t saved. These are:</p><ul>${items.join("")}</ul></div>`;
  return frame
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<title>.*?<\/title>/s, () => "<title>You are offline</title>")
    .replace(/(<main[^>]*>).*<\/main>/s, (_, start) => `${start}${main}</main>`);
}
