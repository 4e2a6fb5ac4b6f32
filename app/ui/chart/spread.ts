/**
 * Moves positions apart until neighbours are at least `distance` apart, keeping all between 0 and `end`. Returns
 * them in the order given.
 */
export function spread(heights: number[], distance: number, end: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let free = 0;
  for (const i of order) {
    moved[i] = Math.max(moved[i]!, free);
    free = moved[i] + distance;
  }
  // Push positions beyond the end back.
  let limit = end;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i]!, limit);
    limit = moved[i] - distance;
  }
  return moved;
}
