import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { databaseThat, failingDatabase, quietErrors } from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { type Part, partOf } from "../part.ts";
import { openDesk, tokenOf } from "./desk.ts";
import { BLUEGUM, deskOf, KIM } from "./operators.ts";

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
});

describe("every page of the desk", () => {
  it("says which it is, and who is signed in", async () => {
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

  it("says once what was done, lets the browser forget what is saved, and believes no address", async () => {
    const desk = await deskOf(KIM);
    const saved = await desk.post(BLUEGUM, { "price.copper": "8", kept: "yard; done" });
    const { page, response } = await desk.follow(saved);
    expect(page.one("[role=status]").words).toBe("Saved.");
    expect(page.one("body").attribute("data-saved")).toBe("yard; done");
    expect(page.one("body").attribute("data-by")).toBe(KIM);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
    const { page: dropped } = await desk.follow(
      await desk.post("/desk/draft/", { drop: "yards/1" }),
    );
    expect(dropped.one("[role=status]").words).toBe("Left out of your draft.");
    for (const done of ["saved", "published", "__proto__", "constructor"]) {
      const other = await desk.open(`${BLUEGUM}?done=${done}&saved=yard`);
      expect([other.all("[role=status]"), other.one("body").attribute("data-saved")]).toEqual([
        ...[[], undefined],
      ]);
    }
  });

  it("has an address of the desk; others, and what fails, are said in words", async () => {
    const { request, key, issuer, team } = await openDesk();
    const token = await tokenOf(key, { email: KIM, issuer });
    for (const path of [
      ...["/desk/nothing/", "/desk/round/nowhere/", "/desk/round/adelaide/61/"],
      ...["/desk/publications/99/", "/desk/row/?key=yards/9999", "/desk/row/?key=yards/new-2"],
      ...["/desk/row/?key=states/NSW", "/desk/row/?key=yards", "/desk/row/"],
      ...["/desk/revert/NaN/", "/desk/revert/1e3/", "/desk/publications/NaN/"],
    ]) {
      const response = await request(path, token);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toBe("There is no such page at the desk.");
    }
    const gone = await request("/desk/revert/99/", token);
    expect(gone.status).toBe(422);
    expect(partOf(await gone.text()).headings(1)).toEqual(["Not published"]);
    quietErrors();
    const settings = { ACCESS_TEAM: team, ACCESS_AUD: "a1b2c3" };
    const init = { headers: { "Cf-Access-Jwt-Assertion": token } };
    const failed = await fetchWith(failingDatabase(), "/desk/", init, settings);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toMatch(/^The database did not answer\. Nothing was changed\./);
  });

  it("reads what was just saved, and not a replica that may lag behind", async () => {
    const { key, issuer, team } = await openDesk();
    const from: unknown[] = [];
    const real = databaseThat(() => {});
    const DB = Object.assign(Object.create(real), {
      withSession: (constraint: unknown) => {
        from.push(constraint);
        return real;
      },
    });
    const token = await tokenOf(key, { email: KIM, issuer });
    const init = { headers: { "Cf-Access-Jwt-Assertion": token } };
    await fetchWith(DB, "/desk/", init, { ACCESS_TEAM: team, ACCESS_AUD: "a1b2c3" });
    expect(new Set(from)).toEqual(new Set(["first-primary"]));
  });
});
