import { Fragment, useEffect, useState } from "react";
import type { Material } from "../../worker/data/materials.ts";
import type { FieldSuggestion } from "../search/field-suggestion.ts";
import { suggestionRequests } from "../search/suggestion-requests.ts";
import { Link } from "../ui/link.tsx";

/** Path of the page with the filter. */
const PATH = "/scrap-metal-prices-by-material/";

/** A filter's text and the pages that answer it. */
interface Meaning {
  text: string;
  answers: FieldSuggestion[];
}

/**
 * The pages that answer a filter's text. They come with the page, and are replaced when the visitor types another text
 * and the server answers it.
 */
export function useMeaning(text: string, served: Meaning): FieldSuggestion[] {
  const [found, setFound] = useState(served);
  const isServed = text === served.text;
  useEffect(() => {
    if (isServed) return;
    const show = (answers: FieldSuggestion[] | null) => setFound({ text, answers: answers ?? [] });
    const { ask, cancel } = suggestionRequests(["answers"], show);
    ask(text);
    return cancel;
  }, [text, isServed]);
  if (isServed) return served.answers;
  return found.text === text ? found.answers : [];
}

interface WordMeaningProps extends Meaning {
  materials: Material[];
}

/** The meaning of a filter's text: the metals that it is priced as, and guides to read. */
export function WordMeaning({ text, answers, materials }: WordMeaningProps) {
  const term = text.trim();
  const isMetal = (answer: FieldSuggestion) => materials.some(({ name }) => name === answer.text);
  // The list below shows a metal by its name, and is the page that "prices" means.
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

interface AnswersProps extends Pick<Meaning, "answers"> {
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
