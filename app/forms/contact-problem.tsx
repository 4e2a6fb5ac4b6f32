import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactValues,
  fieldId,
} from "./contact-form.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldLink } from "./field-link.tsx";
import { type PostFailure, PostProblem } from "./post-failure.tsx";

/** What a message that was not saved is answered: what was typed, and why. */
export interface ContactAnswer {
  values: ContactValues;
  errors?: ContactErrors;
  failure?: PostFailure;
}

interface ContactProblemProps {
  answer: ContactAnswer;
  /** Our own address. */
  email: string;
}

/** Why a message was not sent, with links to the fields to mend. */
export function ContactProblem({ answer, email }: ContactProblemProps) {
  const { errors = {}, failure } = answer;
  return (
    <ErrorSummary answer={answer}>
      {failure && <PostProblem failure={failure} thing="your message" email={email} />}
      {Object.keys(errors).length > 0 && (
        <ul>
          {CONTACT_FIELDS.map((field) => {
            const text = errors[field];
            return (
              text && (
                <li key={field}>
                  <FieldLink to={fieldId(field)} text={text} />
                </li>
              )
            );
          })}
        </ul>
      )}
    </ErrorSummary>
  );
}
