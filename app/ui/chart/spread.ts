/**
 * Heights moved apart as little as is simple, so that those of neighbours are at least `distance` apart and none is
 * above 0 or below `end`; in the order in which they came.
 */
export function spread(heights: number[], distance: number, end: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let free = 0;
  for (const i of order) {
    moved[i] = Math.max(moved[i]!, free);
    free = moved[i] + distance;
  }
  // What was pushed below the end goes back up.
  let limit = end;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i]!, limit);
    limit = moved[i] - distance;
  }
  return moved;
}
