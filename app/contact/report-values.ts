import type { ReportKind } from "../../worker/data/inbox/reports.ts";
import { lineValue, pagePath, textValue } from "./form-values.ts";

/** Path of the page with the form. */
export const REPORT_PATH = "/report/";

/** Fields of a report that can be wrong, in order. */
export const REPORT_FIELDS = [
  "kind",
  "material",
  "city",
  "seen",
  "seenOn",
  "docket",
  "email",
] as const;

/** Name of a report field. */
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Values of a report, as typed; city, material and yard are ids or "". */
export type ReportValues = Record<ReportField | "yard" | "page", string>;

/** Reads a posted report, valid or not. */
export function reportValues(form: FormData): ReportValues {
  return {
    kind: lineValue(form, "kind"),
    city: lineValue(form, "city"),
    material: lineValue(form, "material"),
    yard: lineValue(form, "yard"),
    seen: textValue(form, "seen"),
    seenOn: lineValue(form, "seenOn"),
    docket: lineValue(form, "docket"),
    email: lineValue(form, "email"),
    page: pagePath(form.get("page"), REPORT_PATH),
  };
}

/** Problems that a yard can have, in the order and words of the form. */
export const YARD_PROBLEMS: readonly { value: ReportKind; label: string }[] = [
  { value: "closed", label: "It has closed or moved" },
  { value: "hours", label: "Its opening hours are wrong" },
  { value: "details", label: "Its address, phone, website or metals are wrong" },
  { value: "owner", label: "It is my yard and I want a correction" },
  { value: "other", label: "Something else" },
];
