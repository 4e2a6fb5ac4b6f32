import { useLocation } from "react-router";
import { FormField, SelectField } from "../ui/form-field.tsx";
import { Link } from "../ui/link.tsx";
import type { FormResult } from "./form-outcome.tsx";
import { MAX_LENGTHS } from "./form-values.ts";
import { PostForm } from "./post-form.tsx";
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

/** The form to report something wrong, which posts to its own URL. */
export function ReportForm({ subject, kind, page, latestDay, result }: ReportFormProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // The form has it in a field, and analytics may report the form's URL.
  query.delete("from");
  const values = result?.values;
  const field = (name: ReportField) => ({
    id: `report-${name}`,
    name,
    defaultValue: values?.[name],
    error: result?.errors?.[name],
  });
  const { kinds, ids, choice } = subject;
  const isChosen = kinds.length > 1;
  const isPrice = (values?.kind ?? kinds[0]) === "price";
  // Taken from the URL, so that the labels stay while the visitor chooses another kind.
  const isOwner = kind === "owner";
  const hidden = {
    ...(!isChosen && { kind: values?.kind || kinds[0] }),
    ...(choice?.field !== "city" && { city: values?.city || ids.city }),
    ...(choice?.field !== "material" && { material: values?.material || ids.material }),
    yard: values?.yard || ids.yard,
    page: values?.page ?? page,
  };
  return (
    <PostForm action={`${pathname}?${query}`} honeypotId="report-website" button="Send report">
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
    </PostForm>
  );
}

function hintFor(isPrice: boolean, isYard: boolean): string {
  if (isPrice) return "What a yard offered or paid, and which yard it was";
  return isYard
    ? "What is different there, and how you know"
    : "What is wrong, and where on this site you saw it";
}

/** The subject of a report, as the site shows it now. */
export function ReportedRow({ subject: { row, choice, unknown } }: { subject: ReportSubject }) {
  return (
    <>
      {unknown && <p className="notice">{unknown}</p>}
      {row && (
        <div className="reported card">
          <h2>{row.name}</h2>
          <p>{row.facts}</p>
          {row.another && (
            <p>
              <Link to={row.another.to}>{row.another.text}</Link>
            </p>
          )}
        </div>
      )}
      {choice && (
        <h2>{choice.field === "city" ? `${choice.of} prices` : `Prices in ${choice.of}`}</h2>
      )}
    </>
  );
}
