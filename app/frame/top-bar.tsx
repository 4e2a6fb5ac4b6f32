import { Mail, Phone } from "lucide";
import { phoneHref } from "../format.ts";
import { LineIcon } from "../ui/line-icon.tsx";

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
          <LineIcon of={Phone} size={14} /> {phone}
        </a>
        <a href={`mailto:${email}`}>
          <LineIcon of={Mail} size={14} /> {email}
        </a>
      </div>
    </aside>
  );
}
