import { stateInSentence } from "../words/format.ts";
import type { RulesNear } from "./rules-near.ts";

/** The rules of the other states in which yards are listed; nothing where all are in one. */
export function OtherRules({ others }: Pick<RulesNear, "others">) {
  return others.map(({ name, rules }) => (
    <p key={name}>
      {`A yard listed here is in ${stateInSentence(name)}: `}
      <a href={rules}>{`what to bring in ${stateInSentence(name)}`}</a>
    </p>
  ));
}
