import type { LiveState } from "../compare/live.ts";

/** A query for what the database shows now, to be read by `toLiveState`. */
export const LIVE_STATE = `select (select max(id) from publications) as publication,
  (select version from dataset) as version, (select places_version from dataset) as places,
  (select is_sample from dataset) as isSample,
  (select json_group_object(block, version) from yard_blocks) as yardBlocks`;

/** Parses the rows of LIVE_STATE. */
export function toLiveState(rows: Record<string, unknown>[] = []): LiveState {
  const { publication, version, places, isSample, yardBlocks } = rows[0] ?? {};
  return {
    publication: Number(publication ?? 0),
    version: version == null ? undefined : String(version),
    places: places == null ? undefined : String(places),
    isSample: isSample == null ? undefined : isSample === 1,
    yardBlocks: JSON.parse(String(yardBlocks)),
  };
}
