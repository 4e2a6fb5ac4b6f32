import { describe, expect, it } from "vitest";
import { parseMessage, parseSubscription, trimmed } from "../../../app/contact/form-validation.ts";

const GIVEN = { name: "Kim", email: "kim@yard.example", subject: "A price", message: "Is it old?" };

function posted(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("a message", () => {
  it.each([
    ["name", "Enter your name"],
    ["email", "Enter your email address, such as name@example.com"],
    ["subject", "Enter a subject: a few words are enough"],
    ["message", "Enter your message"],
  ])("without its %s says: %s", (field, error) => {
    for (const empty of ["", "   ", "\u200b"])
      expect(parseMessage(posted({ ...GIVEN, [field]: empty })).errors).toEqual({ [field]: error });
  });

  it("has no errors if complete, and four if empty", () => {
    expect(parseMessage(posted(GIVEN)).errors).toBeUndefined();
    expect(parseMessage(posted(GIVEN)).entry).toMatchObject({ ...GIVEN, isSuspectedSpam: false });
    expect(Object.keys(parseMessage(posted({})).errors ?? {})).toEqual(Object.keys(GIVEN));
  });

  it.each([
    ["name", 100],
    ["subject", 150],
    ["message", 5000],
  ])(
    "may have a %s of %i characters; a longer one gets an error with its length",
    (field, most) => {
      const errors = (length: number) =>
        parseMessage(posted({ ...GIVEN, [field]: "a".repeat(length) })).errors;
      expect(errors(most)).toBeUndefined();
      expect(errors(most + 1)).toEqual({
        [field]: `Shorten the ${field} to ${most} characters: it has ${most + 1}`,
      });
    },
  );
});

it("a subscription is an email address, trimmed", () => {
  const { entry, errors } = parseSubscription(posted({ email: " kim@yard.example " }));
  expect([entry?.email, errors]).toEqual(["kim@yard.example", undefined]);
  expect(parseSubscription(posted({ email: "kim" }))).toMatchObject({
    errors: { email: "Enter your email address, such as name@example.com" },
  });
});

it("an email address may have 254 characters, and a filled honeypot marks a message as suspected spam", () => {
  // Its parts are short: 64, and labels of 63.
  const labels = ["c".repeat(63), "d".repeat(63), "e".repeat(58)];
  const email = `${"a".repeat(64)}@${labels.join(".")}.au`;
  expect(email).toHaveLength(254);
  expect(parseSubscription(posted({ email })).errors).toBeUndefined();
  const longer = email.replace("@", "b@");
  expect(parseSubscription(posted({ email: longer })).errors).toEqual({
    email: "Enter an email address of at most 254 characters",
  });
  const suspected = parseMessage(posted({ ...GIVEN, website: "x", page: "/dubbo/" })).entry;
  expect(suspected).toMatchObject({ isSuspectedSpam: true, page: "/dubbo/" });
});

it("a text is trimmed and composed; without a visible character it is empty", () => {
  expect(trimmed("  cafe\u0301 ")).toBe("caf\u00e9");
  expect(["-", "$", "7"].map(trimmed)).toEqual(["-", "$", "7"]);
  expect(trimmed("\u200b \u2060")).toBe("");
});
