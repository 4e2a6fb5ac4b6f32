import type { DirectoryFigures } from "../../worker/data/types.ts";
import { DirectoryFaq } from "./directory-faq.tsx";
import { DirectoryOverview } from "./directory-overview.tsx";
import { DirectoryTips } from "./directory-tips.tsx";
import { DirectoryVisit } from "./directory-visit.tsx";

interface DirectoryGuideProps {
  figures: DirectoryFigures;
}

/** The four blocks below the directory, for people who go to a yard for the first time. */
export function DirectoryGuide({ figures }: DirectoryGuideProps) {
  return (
    <div className="directory-guide wrap">
      <DirectoryVisit />
      <DirectoryTips />
      <DirectoryOverview figures={figures} />
      <DirectoryFaq />
    </div>
  );
}
