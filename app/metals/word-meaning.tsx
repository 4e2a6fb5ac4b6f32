import { Fragment } from "react";
import type { Material } from "../../worker/data/materials.ts";
import type { FieldSuggestion } from "../search/field-suggestion.ts";
import { Link } from "../ui/link.tsx";

/** Path of the page with the filter. */
const PATH = "/scrap-metal-prices-by-material/";

interface WordMeaningProps {
  /** The filter's text. */
  text: string;
  /** The pages that answer it. */
  answers: FieldSuggestion[];
  materials: Material[];
}

/** The meaning of a word in the filter: metals that it is priced as, and guides that say more. */
export function WordMeaning({ text, answers, materials }: WordMeaningProps) {
  const term = text.trim();
  const isMetal = (answer: FieldSuggestion) => materials.some(({ name }) => name === answer.text);
  // The list below says what a metal is called, and is itself what "prices" means.
  const isSaid = (answer: FieldSuggestion) =>
    answer.path === PATH ||
    (isMetal(answer) && answer.text.toLowerCase().includes(term.toLowerCase()));
  const shown = answers.filter((answer) => !isSaid(answer));
  if (shown.length === 0) return null;
  const metals = shown.filter(isMetal);
  const pages = shown.filter((answer) => !isMetal(answer));
  return (
    <p className="notice">
      {`“${term}”: `}
      {metals.length > 0 && (
        <>
          {metals.length > 1 ? "may be priced as " : "priced as "}
          <Answers answers={metals} last="or" />
          {pages.length > 0 && ", "}
        </>
      )}
      {pages.length > 0 && (
        <>
          {"see "}
          <Answers answers={pages} last="and" />
        </>
      )}
    </p>
  );
}

interface AnswersProps {
  answers: FieldSuggestion[];
  /** The word before the last one. */
  last: "and" | "or";
}

function Answers({ answers, last }: AnswersProps) {
  return answers.map(({ text, path }, i) => (
    <Fragment key={path}>
      {i > 0 && (i === answers.length - 1 ? ` ${last} ` : ", ")}
      <Link to={path}>{text}</Link>
    </Fragment>
  ));
}
