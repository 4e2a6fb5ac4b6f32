import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "../fixtures.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const PORT = Number(process.env.TEST_PORT ?? 8799) + 10;
const TAG = "https://www.googletagmanager.com/";
const COLLECT = "https://region1.google-analytics.com/g/collect";

/** In place of Google's tag: reports the visit in each of the ways that the tag has. */
const STAND_IN = `
  const told = () => JSON.stringify([...dataLayer].map((command) => [...command]));
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (command) => {
    push(command);
    document.documentElement.dataset.told = told();
  };
  document.documentElement.dataset.told = told();
  const id = [...dataLayer].find(([command]) => command === "config")[1];
  fetch("${COLLECT}?way=fetch&tid=" + id, { method: "POST", mode: "no-cors", keepalive: true });
  navigator.sendBeacon("${COLLECT}?way=beacon&tid=" + id);
  new Image().src = "${COLLECT}?way=image&tid=" + id;
  const more = document.createElement("script");
  more.src = "${TAG}gtag/more.js?id=" + id;
  document.head.append(more);
`;

let server: ChildProcess;

// The site as an operator sets it up who measures visits.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const wrangler = path.join(ROOT, "node_modules/.bin/wrangler");
  const config = path.join(ROOT, "build/server/wrangler.json");
  const args = ["dev", "--config", config, "--var", "ANALYTICS_ID:G-TEST1234"];
  const place = ["--port", String(PORT), "--inspector-port", "0"];
  // What tests/e2e/publish-sample.ts has copied for it.
  const state = ["--persist-to", path.join(ROOT, ".wrangler/e2e-copy")];
  server = spawn(wrangler, [...args, ...place, ...state], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text) => String(text).includes("Ready on") && resolve());
    server.once("exit", () => reject(new Error("The site with analytics could not be served.")));
  });
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
});

test("visits are measured where the operator wants it, as the page's policy lets it, and where one searches is not told", async ({
  page,
}) => {
  await page.route(`${TAG}**`, (route) => {
    const isTag = route.request().url().includes("/gtag/js");
    return route.fulfill({ contentType: "text/javascript", body: isTag ? STAND_IN : "" });
  });
  const ways = new Set<string | null>();
  await page.route(`${COLLECT}**`, (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get("tid") === "G-TEST1234") ways.add(searchParams.get("way"));
    return route.fulfill({ status: 204 });
  });
  const site = `http://localhost:${PORT}`;
  // The second time from the cache, with the same policy.
  for (const address of ["/sydney/", "/sydney/", "/scrap-yards/?near=-32.25,148.61&view=map"]) {
    ways.clear();
    const more = page.waitForRequest(/gtag\/more/);
    await page.goto(site + address);
    await more;
    await expect.poll(() => [...ways].sort()).toEqual(["beacon", "fetch", "image"]);
  }
  const told = (await page.locator("html").getAttribute("data-told")) ?? "";
  expect(told).toContain(`"page_location":"${site}/scrap-yards/?view=map"`);
  // Not the time, which may hold the same digits.
  expect(told.replaceAll(/"\d{4}-[^"]*Z"/g, "")).not.toMatch(/148\.6|near/);
});
