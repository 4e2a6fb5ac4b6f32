import { phoneHref, websiteText } from "../format.ts";
import { Icon } from "./icon.tsx";

/** A yard's phone as a call link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="icon-line">
      <Icon name="phone" />
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}

/** A yard's website in a new tab; without words of its own it shows the address. */
export function YardWebsite({ website, children }: { website: string; children?: string }) {
  return (
    <p className="icon-line">
      <Icon name="website" />
      <a href={website} target="_blank" rel="noopener nofollow">
        {children ?? websiteText(website)}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
