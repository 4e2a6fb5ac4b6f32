/** Path of the first question. */
export const FIRST_PATH = "/what-is-it/";

/** Parameters that every step passes on. */
export interface Kept {
  /** The place as typed; "" if there is none. */
  near: string;
  /** Query of the load that the answer is added to, without a place; "" if there is none. */
  load: string;
}

/** The URL of a step with the parameters that it passes on; "" names the first question. */
export function stepAddress(name: string, { near, load }: Partial<Kept> = {}): string {
  const query = new URLSearchParams({ ...(near && { near }), ...(load && { load }) });
  return `${FIRST_PATH}${name && `${name}/`}${query.size > 0 ? `?${query}` : ""}`;
}
