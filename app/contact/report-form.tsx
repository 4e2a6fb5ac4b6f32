import type { FormEvent } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { FormField, Honeypot, SelectField } from "./form-field.tsx";
import type { FormResult } from "./form-outcome.tsx";
import { MAX_LENGTHS } from "./form-values.ts";
import type { ReportSubject } from "./report-subject.ts";
import { type ReportField, type ReportValues, YARD_PROBLEMS } from "./report-values.ts";

interface ReportFormProps {
  subject: ReportSubject;
  /** The initial choice. */
  kind: string;
  /** Path of the page that the visitor came from. */
  page: string;
  /** YYYY-MM-DD. */
  latestDay: string;
  result: FormResult<ReportValues, ReportField> | undefined;
}

/** The id of a report form field. */
export function reportFieldId(field: ReportField): string {
  return `report-${field}`;
}

/** The form to report something wrong; posts to its own address, with or without scripts. */
export function ReportForm({ subject, kind, page, latestDay, result }: ReportFormProps) {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  // In a field already: who measures visits may be told the address of a form.
  asked.delete("from");
  const isSending = useNavigation().formMethod === "POST";
  const sendOnce = (event: FormEvent) => isSending && event.preventDefault();
  const values = result?.values;
  const field = (name: ReportField) => ({
    id: reportFieldId(name),
    name,
    defaultValue: values?.[name],
    error: result?.errors?.[name],
  });
  const { kinds, ids, choice } = subject;
  const isChosen = kinds.length > 1;
  const isPrice = (values?.kind ?? kinds[0]) === "price";
  // From the address, so that the words stay while another choice is made.
  const isOwner = kind === "owner";
  const hidden = {
    ...(!isChosen && { kind: values?.kind || kinds[0] }),
    ...(choice?.field !== "city" && { city: values?.city || ids.city }),
    ...(choice?.field !== "material" && { material: values?.material || ids.material }),
    yard: values?.yard || ids.yard,
    page: values?.page ?? page,
  };
  return (
    <Form
      className="form"
      method="post"
      action={`${pathname}?${asked}`}
      encType="multipart/form-data"
      // Revalidation would block the form until the page's own data had been loaded again.
      defaultShouldRevalidate={false}
      onSubmit={sendOnce}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {isChosen && (
        <SelectField
          {...field("kind")}
          label="What is wrong?"
          options={YARD_PROBLEMS}
          defaultValue={values?.kind ?? kind}
        />
      )}
      {choice && (
        <SelectField
          {...field(choice.field)}
          label={choice.field === "city" ? "City" : "Metal"}
          hint={`Each with our price for ${choice.of}, in dollars per kilogram`}
          options={choice.options}
        />
      )}
      <FormField
        {...field("seen")}
        label={isOwner ? "What should we show instead?" : "What did you see?"}
        hint={isOwner ? undefined : hintFor(isPrice, isChosen)}
        rows={5}
        autoComplete="off"
        maxLength={MAX_LENGTHS.seen}
      />
      {!isOwner && (
        <FormField
          {...field("seenOn")}
          label="When did you see it?"
          type="date"
          min="2000-01-01"
          max={latestDay}
          autoComplete="off"
          isOptional
        />
      )}
      {isPrice && (
        <FormField
          {...field("docket")}
          label="Price on your docket"
          hint="In dollars per kilogram, such as 7.20"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_LENGTHS.docket}
          isOptional
        />
      )}
      <FormField
        {...field("email")}
        label="Email"
        hint="Only so we can reply or ask you about this"
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        isOptional
      />
      <Honeypot id="report-website" />
      <button type="submit" className="button">
        Send report
      </button>
    </Form>
  );
}

function hintFor(isPrice: boolean, isYard: boolean): string {
  if (isPrice) return "What a yard offered or paid, and which yard it was";
  return isYard
    ? "What is different there, and how you know"
    : "What is wrong, and where on this site you saw it";
}
