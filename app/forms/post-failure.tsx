/** Why a form that was filled in well could not be saved; "unsent" is what the browser alone knows. */
export type PostFailure = "busy" | "outage" | "unsent";

interface PostProblemProps {
  failure: PostFailure;
  /** What was to be saved, as in "your message". */
  thing: string;
  /** Our own address, which is always open. */
  email: string;
}

/** What happened to a form that could not be saved, and what to do. */
export function PostProblem({ failure, thing, email }: PostProblemProps) {
  const { what, next } = WORDS[failure];
  return (
    <p>
      {what(thing)} Nothing you typed is lost: {next}, or e-mail us at{" "}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}

const WORDS = {
  busy: {
    what: (thing: string) =>
      `We did not save ${thing}, because several were sent from your connection within a minute.`,
    next: "wait a minute and send it again",
  },
  outage: {
    what: (thing: string) => `We could not save ${thing} just now.`,
    next: "try again in a minute",
  },
  unsent: {
    what: (thing: string) => `We could not save ${thing}: no answer came back.`,
    next: "check your internet connection and try again",
  },
};
