/** Why a valid form was not saved; the browser detects "no-response". */
export type PostFailure = "rate-limited" | "outage" | "no-response";

interface PostFailureMessageProps {
  failure: PostFailure;
  /** The thing to be saved, such as "your message". */
  thing: string;
  /** The site's own email address. */
  email: string;
}

/** Explains why a form was not saved, and what to do. */
export function PostFailureMessage({ failure, thing, email }: PostFailureMessageProps) {
  const { reason, advice } = TEXTS[failure];
  return (
    <p>
      {reason(thing)} Nothing you typed is lost. {advice}, or email us at{" "}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}

const TEXTS = {
  "rate-limited": {
    reason: (thing: string) =>
      `We didn’t save ${thing}, because too many forms were sent within a minute.`,
    advice: "Wait a minute and send it again",
  },
  outage: {
    reason: (thing: string) => `We can’t save ${thing} right now.`,
    advice: "Try again in a minute",
  },
  "no-response": {
    reason: (thing: string) => `We couldn’t save ${thing}, because there was no response.`,
    advice: "Check your internet connection and try again",
  },
};
