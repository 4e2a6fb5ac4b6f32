/** The first question's path. */
export const FIRST_PATH = "/what-is-it/";

/** What the addresses of all steps keep. */
export interface Kept {
  /** The place as it was typed; "" for none. */
  near: string;
  /** What is in a load that the answer is to be added to, as the query of its address without a place; "" for none. */
  load: string;
}

/** The address of a step, of the first question if none is named, with what is kept. */
export function stepAddress(name: string, { near, load }: Partial<Kept> = {}): string {
  const query = new URLSearchParams({ ...(near && { near }), ...(load && { load }) });
  return `${FIRST_PATH}${name && `${name}/`}${query.size > 0 ? `?${query}` : ""}`;
}
