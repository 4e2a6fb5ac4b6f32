import type { ReactNode } from "react";

/** A question and its plain answer. */
export interface Question {
  question: string;
  answer: string;
}

interface FaqProps {
  questions: readonly Question[];
  /** What stands below them. */
  children?: ReactNode;
}

/** The questions, each opening its answer; open in print. */
export function Faq({ questions, children }: FaqProps) {
  return (
    <section className="faq section" aria-labelledby="faq">
      <h2 id="faq">Frequently asked questions</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {children}
    </section>
  );
}
