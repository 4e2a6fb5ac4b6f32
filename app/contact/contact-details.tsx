import { Mail, Phone } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import { phoneHref } from "../words/format.ts";

/** Our phone number and email address. */
export function ContactDetails({ phone, email }: { phone: string; email: string }) {
  return (
    <ul className="contact-details row">
      <li className="icon-line">
        <LineIcon of={Phone} size={18} />
        <a href={phoneHref(phone)}>{phone}</a>
      </li>
      <li className="icon-line">
        <LineIcon of={Mail} size={18} />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  );
}
