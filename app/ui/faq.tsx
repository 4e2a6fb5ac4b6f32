import type { ReactNode } from "react";

/** A question and its answer, as plain text. */
export interface Question {
  question: string;
  answer: string;
}

interface FaqProps {
  questions: readonly Question[];
  /** Shown below the questions. */
  children?: ReactNode;
}

/** Questions with folded answers; all are open in print. */
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
