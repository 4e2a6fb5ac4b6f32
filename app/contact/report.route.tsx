import { useEffect } from "react";
import { redirect } from "react-router";
import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { saveReport } from "../../worker/data/inbox/reports.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { seo, titleOf } from "../frame/seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/report.route";
import { Confirmation, FormProblem, type FormResult } from "./form-outcome.tsx";
import { pagePath } from "./form-values.ts";
import { pageBefore } from "./page-before.ts";
import { ReportedRow, ReportForm } from "./report-form.tsx";
import { reportSubject, UNAVAILABLE } from "./report-subject.ts";
import { latestDay, parseReport } from "./report-validation.ts";
import {
  REPORT_FIELDS,
  REPORT_PATH,
  type ReportField,
  type ReportValues,
  reportValues,
} from "./report-values.ts";
import { formDataOf, saveForm } from "./save-form.ts";
import { sendForm } from "./send-form.ts";

const SUBJECT = "Tell us what is wrong";

type ReportResult = FormResult<ReportValues, ReportField>;

export const handle: RouteHandle = {
  cache: "none",
  isLive: true,
  parameters: {
    city: "private",
    material: "private",
    yard: "private",
    kind: "private",
    from: "referrer",
    sent: "private",
  },
  acceptsPost: true,
  robots: "disallow",
};

/**
 * `?city=sydney&material=copper` or `?yard=12` gives the report's subject, `?kind=` the initial choice; a saved
 * report redirects to `?sent`. Shows the form even if the database is down: a failed post returns to it.
 */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const given = (name: string) => searchParams.get(name)?.trim() ?? "";
  const requested = { city: given("city"), material: given("material"), yard: given("yard") };
  const found = await reportSubject(context.get(storeContext), requested).catch(nullOnOutage);
  const subject = found ?? UNAVAILABLE;
  return {
    isSent: searchParams.has("sent"),
    subject,
    kind: subject.kinds.find((kind) => kind === given("kind")) ?? "",
    page: pagePath(searchParams.get("from"), REPORT_PATH),
    latestDay: latestDay(),
  };
}

const before = pageBefore(REPORT_PATH);

/** Adds the previous page, whose URL the browser still shows. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return before.withPage(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseReport(await formDataOf(request));
  const refused = await saveForm(context, form, saveReport);
  if (refused) return refused;
  const { page } = form.values;
  const from = page === REPORT_PATH ? "" : `&from=${encodeURIComponent(page)}`;
  throw redirect(`${REPORT_PATH}?sent${from}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = reportValues(await request.clone().formData());
  return sendForm<ReportValues, ReportField>(serverAction, values, "Report sent. Thank you.");
}

/** Leaves out the title: it depends on the action's result, so the component renders it. */
export function meta({ matches }: Route.MetaArgs) {
  const head = seo(matches, {
    subject: SUBJECT,
    description: "Tell us about a price or a yard that is wrong on this site.",
  });
  return head.filter((tag) => !("title" in tag));
}

export default function Report({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const { isSent, subject, page } = loaderData;
  useEffect(() => before.remember(page), [page]);
  const result: ReportResult | undefined = actionData;
  const prefix = result ? "Error: " : isSent ? "Report sent: " : "";
  return (
    <>
      <title>{prefix + titleOf(matches, SUBJECT)}</title>
      <Hero
        title="Tell us what is wrong"
        text="We read every report, and check it before we change anything. What you send is not shown on the site."
      />
      <section className="contact wrap" aria-label="Report">
        {isSent && !result ? (
          <Confirmation heading="Report sent">
            <p>If you gave your email, we may ask you about what you saw.</p>
            {page !== REPORT_PATH && (
              <p>
                <Link to={page}>Back to the page you came from</Link>
              </p>
            )}
          </Confirmation>
        ) : (
          <>
            {result && (
              <FormProblem
                result={result}
                fields={REPORT_FIELDS}
                idPrefix="report-"
                thing="your report"
                email={site.email}
              />
            )}
            <ReportedRow subject={subject} />
            <ReportForm
              // A different metal on the same page needs a new form.
              key={JSON.stringify(subject.ids)}
              {...loaderData}
              result={result}
            />
            <p className="quiet">
              We keep what you send, the time and the page you came from, so we can check it. See
              our <Link to="/privacy-policy/">privacy policy</Link>.
            </p>
          </>
        )}
      </section>
    </>
  );
}
