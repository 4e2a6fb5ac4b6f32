import { Film } from "lucide";
import type { ReactNode } from "react";
import { LineIcon } from "../ui/line-icon.tsx";
import { ComingSoon } from "./coming-soon.tsx";

interface VideoTileProps {
  title: string;
  /** Minutes and seconds, such as "5:23"; left out while nobody knows. */
  length?: string;
  /** What the video shows. */
  children: ReactNode;
}

/** A video that is announced, as an entry of a list; nothing to press until it exists. */
export function VideoTile({ title, length, children }: VideoTileProps) {
  return (
    <li className="video-tile">
      <p className="video-tile-frame">
        <LineIcon of={Film} size={20} />
        {length && (
          <span>
            <span className="visually-hidden">Length </span>
            {length}
          </span>
        )}
      </p>
      <h4>{title}</h4>
      {children}
      <ComingSoon />
    </li>
  );
}
