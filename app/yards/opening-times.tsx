import { useEffect, useState } from "react";
import { parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { openingLine, openNowWords } from "./opening-words.ts";

/** When a yard is open, in a line; nothing if that is not known. */
export function OpeningTimes({ hours }: { hours: string | null }) {
  const line = openingLine(hours);
  return line && <p className="quiet">{line}</p>;
}

const MINUTE = 60_000;

interface OpenNowProps {
  hours: string | null;
  timeZone: string | null | undefined;
  /** What stands before it in its line, such as a distance. */
  before?: string;
}

/** Whether the yard is open now. The browser says so, because a cached page may be older than that. */
export function OpenNow({ hours, timeZone, before = "" }: OpenNowProps) {
  const [now, setNow] = useState<number | undefined>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const spans = hours === null ? undefined : parseOpeningHours(hours);
  if (!before && !(spans && timeZone)) return null;
  const words = spans && now !== undefined && timeZone && openNowWords(spans, now, timeZone);
  return <p className="open-now">{[before, words].filter(Boolean).join(" · ")}</p>;
}
