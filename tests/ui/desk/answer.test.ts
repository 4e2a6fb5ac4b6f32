import { expect, it } from "vitest";
import type { Entries } from "../../../worker/data/inbox/inbox-entries.ts";
import { answersTo, mailTo } from "../../../worker/desk/answer.ts";

const REPORT: Entries["reports"] = {
  ...{
    id: 1,
    sentAt: Date.UTC(2026, 10, 7),
    kind: "price",
    cityId: 13,
    materialId: 1,
    yardId: null,
  },
  ...{ seen: "Got 9.20 & more\nat the gate", seenOn: null, docketCents: null, page: "/sydney/" },
  ...{ email: "jo+x@a.example", isSuspectedSpam: 0, isClosed: 1, shown: null, yardName: null },
  ...{ cityName: "Sydney, NSW", materialName: "Copper", minCents: 720, maxCents: 1005 },
  ...{ checkedOn: "2026-11-18", yardAddress: null },
};

/** What a mail program makes of an address. */
function opened(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return [protocol, decodeURIComponent(pathname), ...searchParams] as const;
}

it("an answer has the outcome, the report's text, and the site's current data", () => {
  const answers = answersTo(REPORT, "https://scrap.example");
  expect(answers.map(([outcome]) => outcome)).toEqual(["Corrected", "No change", "Not confirmed"]);
  const text = [
    "Hello,",
    "Thank you for your report of 7 Nov 2026 on Copper in Sydney, NSW:",
    "> Got 9.20 & more\r\n> at the gate",
    "We checked it and corrected the site. It shows now: $7.20 to $10.05 per kg, checked 2026-11-18.",
    "https://scrap.example/sydney/",
  ];
  expect(opened(answers[0]![1])).toEqual([
    ...["mailto:", "jo+x@a.example"],
    ["subject", "Your report on Copper in Sydney, NSW"],
    ["body", text.join("\r\n\r\n")],
  ]);
  const bodies = answers.map(([, href]) => new URL(href).searchParams.get("body"));
  expect(bodies[1]).toContain(
    "what the site has is right, so nothing changes. It shows now: $7.20",
  );
  expect(bodies[2]).toContain("We could not confirm it yet");
  expect(answersTo({ ...REPORT, email: null }, "")).toEqual([]);
});

it("an answer has no current data if the report is about no row, and quotes only the beginning of a long one", () => {
  const nothing = { cityId: null, materialId: null, cityName: null };
  const seen = `${"x".repeat(1_999)}\ud83d`;
  const [[, href] = []] = answersTo({ ...REPORT, ...nothing, seen }, "");
  const body = new URL(href!).searchParams.get("body")!;
  expect(body).toContain("on our site:");
  expect(body).toContain("corrected the site.\r\n");
  expect(href!.length).toBeLessThan(1_200);
});

it("no header can be added through an address or a subject", () => {
  const href = mailTo("a@b.example?bcc=c@d.example&x", "Re: Hi\r\nBcc: c@d.example&cc=e@f.example");
  expect(opened(href)).toEqual([
    ...["mailto:", "a@b.example?bcc=c@d.example&x"],
    ["subject", "Re: Hi Bcc: c@d.example&cc=e@f.example"],
  ]);
});
