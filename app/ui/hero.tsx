import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

interface HeroProps {
  title: string;
  /** One or two sentences below the heading. */
  text: ReactNode;
  /** The breadcrumb. */
  trail?: Crumb[];
  /** A search box or links. */
  children?: ReactNode;
}

/** Top of a page: breadcrumb, heading, introduction and search field. */
export function Hero({ title, text, trail, children }: HeroProps) {
  return (
    <header className="hero wrap">
      {trail && <Breadcrumb trail={trail} />}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </header>
  );
}
