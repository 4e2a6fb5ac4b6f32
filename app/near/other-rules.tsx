import { stateInSentence } from "../words/format.ts";
import type { RulesNear } from "./rules-near.ts";

/** Links to the rules of the other states that listed yards are in; nothing if all are in one state. */
export function OtherRules({ others }: Pick<RulesNear, "others">) {
  return others.map(({ name, rules }) => (
    <p key={name}>
      {`A yard listed here is in ${stateInSentence(name)}: `}
      <a href={rules}>{`what to bring in ${stateInSentence(name)}`}</a>
    </p>
  ));
}
