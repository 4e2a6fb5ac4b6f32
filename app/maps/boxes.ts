/** A box on a map, in pixels from the west and north. */
export type Box = Record<"west" | "east" | "north" | "south", number>;

/** Creates a box around its middle. */
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
