import { expect, it } from "vitest";
import { databaseThat, failingDatabase, quietErrors } from "../database.ts";
import type { Part } from "../part.ts";
import { BLUEGUM, deskOf, KIM, openDesk, refused } from "./desk.ts";

it("every page of the desk has its title and the operator's email", async () => {
  const { open } = await deskOf(KIM);
  const current = ({ links }: Part) =>
    links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text);
  expect(current(await open("/desk/"))).toEqual(["Today"]);
  const page = await open("/desk/yards/");
  expect(current(page)).toEqual(["Yards"]);
  expect(page.one("title").words).toBe("Yards · Desk");
  expect(page.one("header p").words).toBe(KIM);
  expect(page.one("html").attribute("lang")).toBe("en-AU");
  expect(page.one("meta[name=viewport]").attribute("content")).toContain("width=device-width");
  expect(page.one("link[rel=stylesheet]").attribute("href")).toBe("/desk/desk.css");
  expect(page.one("script").attribute("src")).toBe("/desk/desk.js");
  expect(page.one("nav").links.map(({ text, href }) => [text, href])).toEqual([
    ["Today", "/desk/"],
    ["Yards", "/desk/yards/"],
    ["Inbox", "/desk/inbox/"],
    ["Words", "/desk/words/"],
    ["Publish", "/desk/publish/"],
  ]);
});

it("the next page shows the notice once, and lets the browser forget the saved form; no address can do so", async () => {
  const desk = await deskOf(KIM);
  const saved = await desk.post(BLUEGUM, { "price.steel": "185", kept: "yard; done" });
  const { page, response } = await desk.follow(saved);
  expect(page.one("[role=status]").words).toMatch(/^Saved\. .*185/);
  expect(page.one("body").attribute("data-saved")).toBe("yard; done");
  expect(page.one("body").attribute("data-by")).toBe(KIM);
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
  const { page: dropped } = await desk.follow(await desk.post("/desk/draft/", { drop: "yards/1" }));
  expect(dropped.one("[role=status]").words).toBe("Left out of your draft.");
  for (const done of ["saved", "published", "__proto__", "constructor"]) {
    const other = await desk.open(`${BLUEGUM}?done=${done}&saved=yard`);
    expect(other.all("[role=status]")).toEqual([]);
    expect(other.one("body").attribute("data-saved")).toBeUndefined();
  }
});

it("an unknown address and a failure are answered with a text", async () => {
  const { request, tokenFor } = await openDesk();
  const token = await tokenFor(KIM);
  for (const path of [
    ...["nothing/", "round/nowhere/", "round/adelaide/61/", "publications/99/"],
    ...["row/?key=yards/9999", "row/?key=yards/new-2", "row/?key=states/NSW", "row/?key=yards"],
    ...["row/", "revert/NaN/", "revert/1e3/", "publications/NaN/"],
  ]) {
    const response = await request(`/desk/${path}`, token);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toBe("There is no such page at the desk.");
  }
  const gone = await refused(await request("/desk/revert/99/", token));
  expect(gone.headings(1)).toEqual(["Not published"]);
  quietErrors();
  const failed = await request("/desk/", token, {}, failingDatabase());
  expect(failed.status).toBe(503);
  expect(await failed.text()).toMatch(/^The database did not answer\. Nothing was changed\./);
});

it("a page reads what was just saved, and not a replica that may lag behind", async () => {
  const { request, tokenFor } = await openDesk();
  const from: unknown[] = [];
  const real = databaseThat(() => {});
  const database = Object.assign(Object.create(real), {
    withSession: (constraint: unknown) => {
      from.push(constraint);
      return real;
    },
  });
  await request("/desk/", await tokenFor(KIM), {}, database);
  expect(new Set(from)).toEqual(new Set(["first-primary"]));
});
