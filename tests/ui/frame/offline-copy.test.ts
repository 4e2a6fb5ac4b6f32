// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { currentAsOf, dayAndTime, listPage, withNotice } from "../../../app/frame/offline-copy.ts";

const at = new Date(2026, 10, 21, 7, 40).getTime();
const DAY = 86_400_000;
const html = '<body><p class="staleness-notice"></p><main id="content">Prices</main></body>';

afterEach(() => void vi.useRealTimers());

it("a copy names its day and time", () => {
  expect(dayAndTime(at)).toMatch(/^Saturday 21 November, 7:40\sam$/);
});

it("a response was current at its date less its age", () => {
  const headers = { Date: "Sat, 21 Nov 2026 07:40:00 GMT", Age: "600" };
  expect(new Date(currentAsOf(new Response("", { headers }))).toISOString()).toBe(
    "2026-11-21T07:30:00.000Z",
  );
});

it.each([
  [30, ""],
  [31, " That is over 30 days ago: they may be out of date."],
  [91, " That is over 90 days ago: they may be out of date."],
])("a copy of %i days is marked by the rules for prices", (days, warning) => {
  vi.useFakeTimers({ now: at + days * DAY });
  const shown = withNotice(html, "You are offline.", at, false);
  expect(shown).toMatch(/<p class="staleness-notice">You are offline\. Prices as of Sat/);
  expect(shown).toContain(`am.${warning}</p><main`);
});

it("a copy of an earlier edition says so, however fresh it is", () => {
  vi.useFakeTimers({ now: at + 1 });
  expect(withNotice(html, "You are offline.", at, true)).toContain(
    "am. Newer data has been published since.</p>",
  );
});

it("the list of kept pages uses a page's frame without its scripts", () => {
  const frame = `<title>Sydney</title><script>1</script><header>Menu</header><main id="content">$1</main><script type="module">2</script>`;
  const kept = { address: "/perth/?a=1", title: "Perth &amp; $&", bytes: 1 };
  const list = listPage(frame, [kept]);
  expect(list).not.toContain("script");
  expect(list).toContain("<title>You are offline</title><header>Menu</header>");
  expect(list).toContain('<li><a href="/perth/?a=1">Perth &amp; $&</a></li>');
  expect(list).not.toContain("$1");
});
