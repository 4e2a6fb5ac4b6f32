import METADATA from "libphonenumber-js/metadata.min";
import { expect, test } from "vitest";
import type { z } from "zod";
import PLAN from "../../../publishing/read/australian-numbers.json" with { type: "json" };
import {
  cents,
  flag,
  id,
  latitude,
  line,
  list,
  longitude,
  noCharacterMessage,
  optional,
  paragraphs,
  positiveCents,
  slug,
  stateCode,
  timeZone,
  url,
  whole,
} from "../../../publishing/read/cell-rules.ts";
import { phone } from "../../../publishing/read/contacts.ts";

/** The values of cells, or the first message on a cell that is refused. */
const check = (cell: z.ZodType, cases: Record<string, unknown>) => {
  const results = Object.keys(cases).map((typed) => {
    const { success, data, error } = cell.safeParse(typed);
    return [typed, success ? data : error?.issues[0]?.message];
  });
  expect(Object.fromEntries(results)).toEqual(cases);
};

test("amounts are whole cents", () => {
  const refused = "must be dollars per kg such as 8.50, at most two decimals";
  check(cents, {
    "8.5": 850,
    "0": 0,
    "0.29": 29,
    "1.15": 115,
    "9999.99": 999_999,
    "10000": refused,
    "8.123": refused,
    "8.": refused,
    x8: refused,
  });
  const day = "is a day, which a spreadsheet makes of 8-9; type 8 to 9";
  check(cents, {
    ...{ "8-Sep": day, "8 Sep": day, "8-Sep-26": day, "8 sep 2026": day, "Sep-26": day },
    ...{ "2026-09-08": day, "8/9/26": day, "08/09/2026": day },
    ...{ "8/9": refused, "8-Sept": refused, "Sep-2026": refused, "on 8-Sep": refused },
  });
  check(positiveCents, { "0": "must be more than 0", "0.01": 1 });
});

test("numbers may be their limits, and not beyond them", () => {
  const [lat, lon] = ["must be a number from -44 to -9", "must be a number from 112 to 154"];
  check(latitude, { "-44": -44, "-44.01": lat, "-9": -9, "-8.99": lat, "-9.": lat, "--9": lat });
  check(longitude, { "112": 112, "111.9": lon, "154.0": 154, "154.1": lon, x112: lon });
  const many = "must be a whole number from 1 to 2147483647";
  check(id, { "1": 1, "0": many, "2147483647": 2_147_483_647, "2147483648": many, "01": many });
  check(whole(0, 9), { "0": 0, "9": 9, "10": "must be a whole number from 0 to 9" });
});

test("texts may be as long as their limit, on one line or on several", () => {
  check(line(3), { abc: "abc", abcd: "must be 3 characters or fewer" });
  check(line(3), { "": "must be filled in", "a\nb": "must be one line" });
  check(paragraphs(9), { "a\n\nb": "a\n\nb" });
});

test("a letter that was read wrongly is named, and a code that is no character", () => {
  const misread = (text: string) =>
    `must not hold "${text}", which is a letter read wrongly: type it again`;
  check(line(20), {
    "CafÃ©": misread("Ã©"),
    "50Â°": misread("Â°"),
    "Bobâ€™s": misread("â€™"),
    Â: "Â",
    "a\ufffeb": noCharacterMessage("\ufffe"),
  });
  expect(noCharacterMessage("a\u{1fffe}")).toBe(
    "must not contain U+1FFFE, which is no character: type the text again without it",
  );
  expect(noCharacterMessage("\ud800")).toContain("U+D800,");
  expect(noCharacterMessage("plain")).toBe("");
});

test("the plan of Australia's numbers is that of the package", () => {
  expect(PLAN.countries.AU).toEqual(METADATA.countries.AU);
});

test("phone numbers are Australian and are dialled as they stand", () => {
  const refused =
    "must be an Australian phone number, such as (02) 5550 1234, 0491 570 156 or 1300 975 707";
  check(phone, {
    "131 234": "131 234",
    "1800 160 401": "1800 160 401",
    "(02) 5550-1234": "(02) 5550-1234",
    "+61 2 5550-1234": "+61 2 5550-1234",
    "13123": refused,
    "+61 (0)2 5550-1234": refused,
    "123456789012345": refused,
    "2 5550 1234": refused,
    "Tel 131 234": refused,
    "131 234 x": refused,
    "-131 234": refused,
  });
});

test("web addresses are whole, without a name to log in with", () => {
  const refused = "must be a full web address that starts with https:// or http://";
  check(url, {
    "HTTPS://yard.example/a": "HTTPS://yard.example/a",
    "http://yard.example": "http://yard.example",
    "see https://yard.example": refused,
    "https://yard.example/a b": refused,
    "ftp://yard.example": refused,
    "https://": refused,
    "https://yard": refused,
    "https://me@yard.example": refused,
  });
});

test("codes, slugs, flags and time zones are one of few forms", () => {
  const code = "must be two or three capital letters such as NSW";
  check(stateCode, { WA: "WA", NSW: "NSW", W: code, NSWA: code, nsw: code });
  const hyphens = "must be lower-case letters and digits with single hyphens, such as mount-isa";
  check(slug, { "no-1": "no-1", "-a": hyphens, "a-": hyphens, "a--b": hyphens, Aa: hyphens });
  check(flag, { Yes: true, TRUE: true, "1": true, no: false, False: false, "0": false });
  const boolean = "must be true or false";
  check(flag, { yess: boolean, "01": boolean, "10": boolean });
  const zone = "must be an IANA time zone such as Australia/Sydney";
  check(timeZone, { "Australia/Perth": "Australia/Perth", UTC: zone, "Australia/Sidney": zone });
});

test("lists have 1 to 40 different values, and an empty cell may be nothing", () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`);
  check(list(line(9)), {
    " a ; b;;c": ["a", "b", "c"],
    ";": "must have at least one value",
    "a;B;A": "must not repeat a value",
    [numbers(40).join(";")]: numbers(40),
    [numbers(41).join(";")]: "must have 40 values or fewer",
  });
  check(optional(cents), { "": null, "0": 0, "1": 100 });
});
