/** Path of the first question. */
export const FIRST_PATH = "/what-is-it/";

/** Parameters that every step passes on. */
export interface Kept {
  /** The place as typed; "" for none. */
  near: string;
  /** The load that the answer is to be added to: the query of its address, without a place; "" for none. */
  load: string;
}

/** The address of a step, by default the first question, with the parameters that it passes on. */
export function stepAddress(name: string, { near, load }: Partial<Kept> = {}): string {
  const query = new URLSearchParams({ ...(near && { near }), ...(load && { load }) });
  return `${FIRST_PATH}${name && `${name}/`}${query.size > 0 ? `?${query}` : ""}`;
}
