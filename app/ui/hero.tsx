import type { ReactNode } from "react";

interface HeroProps {
  title: string;
  /** One or two sentences below the heading. */
  text: ReactNode;
  /** A search box or links. */
  children?: ReactNode;
}

/** The head of a page: heading, what is on the page, and how to narrow it. */
export function Hero({ title, text, children }: HeroProps) {
  return (
    <header className="hero wrap">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </header>
  );
}
