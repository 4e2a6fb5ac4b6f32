import { Mail, Phone } from "lucide-react";
import { phoneHref } from "../format.ts";

interface TopBarProps {
  phone: string;
  email: string;
}

/** The line above the header with the ways to reach us. */
export function TopBar({ phone, email }: TopBarProps) {
  return (
    <aside className="top-bar" aria-label="Contact">
      <div className="wrap">
        <a href={phoneHref(phone)}>
          <Phone aria-hidden size={14} /> {phone}
        </a>
        <a href={`mailto:${email}`}>
          <Mail aria-hidden size={14} /> {email}
        </a>
      </div>
    </aside>
  );
}
