/** Path of the first question. */
export const FIRST_PATH = "/what-is-it/";

/** Parameters that every step passes on. */
export interface Kept {
  /** The place as typed; "" for none. */
  near: string;
  /** Query of the address of the load that gets the answer, without a place; "" for none. */
  load: string;
}

/** The address of a step with the parameters that it passes on; "" names the first question. */
export function stepAddress(name: string, { near, load }: Partial<Kept> = {}): string {
  const query = new URLSearchParams({ ...(near && { near }), ...(load && { load }) });
  return `${FIRST_PATH}${name && `${name}/`}${query.size > 0 ? `?${query}` : ""}`;
}
