/** A box that a name or a marker fills on a map, in pixels; more is east and south. */
export interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** A box by its middle. */
export function boxAt([x, y]: readonly [x: number, y: number], width: number, height: number): Box {
  const [across, down] = [width / 2, height / 2];
  return { west: x - across, east: x + across, north: y - down, south: y + down };
}

/** True if a box covers any of the others. */
export function coversAny(box: Box, others: Box[]): boolean {
  return others.some(
    ({ west, east, north, south }) =>
      box.west < east && west < box.east && box.north < south && north < box.south,
  );
}
