import { phoneHref, websiteText } from "../format.ts";

/** A yard's phone as a call link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="yard-line phone">
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}

/** A yard's website in a new tab; without words of its own it shows the address. */
export function YardWebsite({ website, children }: { website: string; children?: string }) {
  return (
    <p className="yard-line website">
      <a href={website} target="_blank" rel="noopener nofollow">
        {children ?? websiteText(website)}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
