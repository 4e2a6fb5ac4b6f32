import { z } from "zod";
import { REPORT_KINDS, type Report } from "../../worker/data/inbox/reports.ts";
import { dayIn } from "../../worker/data/local-day.ts";
import {
  emailAddress,
  firstErrors,
  type ParsedForm,
  requiredText,
  trimmed,
} from "./form-validation.ts";
import { isHoneypotFilled } from "./form-values.ts";
import { type ReportField, type ReportValues, reportValues } from "./report-values.ts";
import { looksLikeSpam } from "./spam-text.ts";

/** The time zone of our cities where a day begins first, so that no visitor is a day ahead. */
const EARLIEST_TIME_ZONE = "Australia/Sydney";

/** Dollars per kilogram. A higher figure is the price of a load or has a misplaced decimal point. */
const HIGHEST_DOCKET = 1_000;

/** An id, as in the CSV files. */
const ID = /^[1-9]\d{0,8}$/;

/** "7.20", "$7,20" or "0.285 /kg". Three digits after a comma may be thousands, so they are refused. */
const DOLLARS = /^\$?\s*(\d{1,7})(?:\.(\d{0,4})|,(\d{1,2}))?\s*(?:\/\s*kg)?$/i;

const docketPrice = z.string().transform((text, { issues }) => {
  const refuse = (message: string) => {
    issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  };
  if (/^\$?\s*[-−–]/.test(text)) return refuse("The price on the docket can’t be negative");
  const [match, whole, point = "", comma = ""] = DOLLARS.exec(text) ?? [];
  if (!match) return refuse("Enter the price per kilogram in dollars, such as 7.20");
  // Calculated from the digits, because 0.285 times 100 is slightly less than 28.5.
  const cents = Math.round(Number(`${whole}${(point || comma).padEnd(4, "0")}`) / 100);
  if (cents <= HIGHEST_DOCKET * 100) return cents;
  return refuse("Enter the price per kilogram, not for the whole load: at most $1,000");
});

const seenDay = z.iso
  .date({ error: "Enter the day as a date, such as 2026-11-20" })
  .refine((day) => day <= latestDay(), {
    error: "Enter a day that is not in the future",
  })
  .refine((day) => day >= "2000", { error: "Check the year" });

/** Makes a field optional; null if empty. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((text) => trimmed(String(text)) || null, schema.nullable());
}

function chosen(whenNone: string) {
  return z.string().regex(ID, { error: whenNone }).transform(Number);
}

const none = z.unknown().transform(() => null);

const [PRICE, ...OTHERS] = REPORT_KINDS;

const otherReport = z.object({
  kind: z.enum(OTHERS, { error: "Choose what is wrong" }),
  city: none,
  material: none,
  yard: z.string().transform((id) => (ID.test(id) ? Number(id) : null)),
  seen: requiredText("seen", "Say what is wrong in a few words", "text"),
  seenOn: optional(seenDay),
  docket: optional(docketPrice),
  email: optional(emailAddress),
});

const priceReport = otherReport.extend({
  kind: z.literal(PRICE),
  city: chosen("Choose the city"),
  material: chosen("Choose the metal"),
  yard: none,
});

/** Validates a posted report. */
export function parseReport(form: FormData): ParsedForm<ReportValues, ReportField, Report> {
  const values = reportValues(form);
  const schema = values.kind === PRICE ? priceReport : otherReport;
  const { success, data, error } = schema.safeParse(values);
  if (!success) return { values, errors: firstErrors(error) };
  const { city: cityId, material: materialId, yard: yardId, docket: docketCents, ...rest } = data;
  const isSuspectedSpam = isHoneypotFilled(form) || looksLikeSpam(data.seen);
  const ids = { cityId, materialId, yardId };
  return { values, entry: { ...rest, ...ids, docketCents, page: values.page, isSuspectedSpam } };
}

/** The latest day (YYYY-MM-DD) that a report accepts: today. */
export function latestDay(): string {
  return dayIn(EARLIEST_TIME_ZONE);
}
