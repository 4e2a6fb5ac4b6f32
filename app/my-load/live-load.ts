export { loadAddress } from "./load-address.ts";
export { recount } from "./recount.ts";
