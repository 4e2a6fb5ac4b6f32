import { Check, Film, X } from "lucide";
import type { ReactNode } from "react";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";

interface GuideCardProps {
  title: string;
  /** The page that holds the guide. */
  to: string;
  children: ReactNode;
}

/** A link to a guide; its PDF does not exist yet. */
export function GuideCard({ title, to, children }: GuideCardProps) {
  return (
    <section className="guide-card card">
      <h3>{title}</h3>
      {children}
      <p className="guide-card-links">
        <Link to={to}>
          Read full guide<span className="visually-hidden">: {title}</span>
        </Link>
        <span>
          Download PDF guide: <ComingSoon />
        </span>
      </p>
    </section>
  );
}

interface AdviceListProps {
  kind: "do" | "dont";
  /** A list in Markdown. */
  children: ReactNode;
}

const KINDS = { do: ["Do", Check], dont: ["Don’t", X] } as const;

/** A list of things to do, or not to do. */
export function AdviceList({ kind, children }: AdviceListProps) {
  const [heading, Icon] = KINDS[kind];
  return (
    <section className="advice-list card" data-kind={kind}>
      <h3>
        <LineIcon of={Icon} size={20} /> {heading}
      </h3>
      {children}
    </section>
  );
}

interface VideoTileProps {
  title: string;
  /** Minutes and seconds, such as "5:23", if known. */
  length?: string;
  /** Description of the video. */
  children: ReactNode;
}

/** A list item for a planned video; it has no link until the video exists. */
export function VideoTile({ title, length, children }: VideoTileProps) {
  return (
    <li className="video-tile">
      <h4>{title}</h4>
      {children}
      <p className="video-tile-state">
        <LineIcon of={Film} size={18} />
        {length && (
          <span>
            <span className="visually-hidden">Length </span>
            {length}
          </span>
        )}
        <ComingSoon />
      </p>
    </li>
  );
}

const GUIDES = [
  ["Scrap metal seller’s handbook", "Sorting, grades, weighing and payment", "4.2 MB"],
  ["Metal identification chart", "Colour, magnet, spark and weight, with photographs", "5.7 MB"],
  ["Load checklist", "One page for the ute: sort, tie, cover, paperwork", "1.3 MB"],
  ["Scrap my car workbook", "Quotes, hand-over and notices to fill in", "3.8 MB"],
] as const;

/** Planned PDF guides with their sizes; none exists yet. */
export function DownloadList() {
  return (
    <ul className="download-list">
      {GUIDES.map(([title, text, size]) => (
        <li key={title}>
          <p>
            <b>{title}</b> <span>{text}</span>
          </p>
          <p className="quiet">PDF, {size}</p>
          <ComingSoon />
        </li>
      ))}
    </ul>
  );
}

/** Stands in for a link to something that does not exist yet. */
export function ComingSoon() {
  return <span className="coming-soon">Coming soon</span>;
}
