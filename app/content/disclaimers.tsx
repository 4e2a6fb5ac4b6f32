import { longDate } from "../format.ts";
import { Link } from "../ui/link.tsx";

interface GeneralNoticeProps {
  /** ISO day on which the rules were last checked. */
  checkedOn: string;
}

/** Says that rules on a page are no legal advice, and how old they are. */
export function GeneralNotice({ checkedOn }: GeneralNoticeProps) {
  return (
    <p className="notice">
      This is general information only, not legal advice. Please consult the official state
      legislation for comprehensive details, and ask the regulator before you rely on a rule.
      Checked on <time dateTime={checkedOn}>{longDate(checkedOn)}</time>. Each city has the rules of
      its state: <Link to="/scrap-metal-prices-by-city/">choose yours</Link>.
    </p>
  );
}
