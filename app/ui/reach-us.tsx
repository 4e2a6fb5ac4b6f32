import { Mail, Phone } from "lucide-react";
import { phoneHref } from "../format.ts";

interface ReachUsProps {
  phone: string;
  email: string;
}

/** Our phone number and e-mail address. */
export function ReachUs({ phone, email }: ReachUsProps) {
  return (
    <ul className="reach-us">
      <li className="icon-line">
        <Phone aria-hidden size={18} />
        <a href={phoneHref(phone)}>{phone}</a>
      </li>
      <li className="icon-line">
        <Mail aria-hidden size={18} />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  );
}
