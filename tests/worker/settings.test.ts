import { env, withEnv } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  invalidSettings,
  publishersIn,
  siteSettings,
  warnOfMissingSettings,
} from "../../worker/site/settings.ts";
import { quietErrors } from "./database.ts";
import { fetchWith } from "./fetch.ts";
import table from "./settings.csv?raw";

it("a missing analytics measurement id is warned of, and one that is set is not", () => {
  const spy = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  withEnv({ ...env, ANALYTICS_ID: "G-TEST" }, warnOfMissingSettings);
  expect(spy).not.toHaveBeenCalled();
  withEnv({ ...env, ANALYTICS_ID: "" }, warnOfMissingSettings);
  expect(spy).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/analytics measurement id.*missing/),
  );
});

it("the site's address is that of the request until one is set, without a slash at the end", () => {
  const settingsOf = (set: Partial<Env>) =>
    siteSettings({ ...env, ...set }, "https://www.requested.example/sydney/?q=1");
  expect(settingsOf({ SITE_ORIGIN: "" })).toMatchObject({
    origin: "https://www.requested.example",
    isPublic: false,
  });
  const set = { SITE_ORIGIN: "https://set.example/", DATA_LICENCE: "CC BY 4.0" };
  expect(settingsOf(set)).toMatchObject({
    origin: "https://set.example",
    isPublic: true,
    dataLicence: "CC BY 4.0",
  });
});

it("social networks are called by the names that we know", () => {
  const SOCIAL_LINKS = "https://www.facebook.com/us, https://au.linkedin.com/us, https://a.example";
  const { social } = siteSettings({ ...env, SOCIAL_LINKS }, "https://www.requested.example/");
  expect(social.map(({ name }) => name)).toEqual(["Facebook", "LinkedIn", "a.example"]);
});

// A number is how often the last letter of the value stands there.
const VALUES: Record<"setting" | "value" | "times" | "right", string>[] = parse(table, {
  columns: true,
});

const textOf = ({ value, times }: (typeof VALUES)[number]) =>
  value.replace(/.$/, (letter) => letter.repeat(Number(times || 1)));

it.each(VALUES)("$setting = “$value” ($times) is right: $right", (row) => {
  const { setting, right } = row;
  const said = invalidSettings({ ...env, [setting]: textOf(row) });
  if (right === "yes") expect(said).toBeUndefined();
  else expect(said).toContain(`Invalid settings under [vars] in wrangler.toml: ${setting} must `);
});

describe("wrong settings", () => {
  it("are none in what comes with the site, and one where it is missing", () => {
    expect(invalidSettings(env)).toBeUndefined();
    const { CONTACT_PHONE: _phone, ...rest } = env;
    expect(invalidSettings(rest as typeof env)).toMatch(/CONTACT_PHONE must /);
  });

  it("stop every request with that line and nothing else", async () => {
    quietErrors();
    for (const path of ["/", "/api/cities", "/sydney/"]) {
      const response = await fetchWith(env.DB, path, {}, { CONTACT_EMAIL: "x" });
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toMatch(/^Invalid settings .*CONTACT_EMAIL must be an email/);
    }
  });

  it("are all said in one line where all are wrong", () => {
    const wrong = Object.fromEntries(
      VALUES.filter(({ right }) => right === "no").map((row) => [row.setting, textOf(row)]),
    );
    const said = invalidSettings({ ...env, ...wrong } as unknown as Env) ?? "";
    const named = [...said.matchAll(/([A-Z_]+) must [^;]+/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(named).toHaveLength(18);
    expect(said).not.toContain("\n");
  });
});

it("publishers are named in any case, because their tokens are in lower case", () => {
  expect(publishersIn("Kim@Example.com, ,jo@example.com")).toEqual([
    "kim@example.com",
    "jo@example.com",
  ]);
});
