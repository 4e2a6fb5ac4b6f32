import { ComingSoon } from "./coming-soon.tsx";

const GUIDES = [
  ["Scrap metal seller’s handbook", "Sorting, grades, weighing and payment", "4.2 MB"],
  ["Metal identification chart", "Colour, magnet, spark and weight, with photographs", "5.7 MB"],
  ["Load checklist", "One page for the ute: sort, tie, cover, papers", "1.3 MB"],
  ["Scrap my car workbook", "Quotes, hand-over and notices to fill in", "3.8 MB"],
] as const;

/** Guides that are announced as PDF files, with their sizes; none exists yet. */
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
