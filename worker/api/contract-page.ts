import { html } from "hono/html";
import type { Contract } from "./document.ts";
export function contractPage(contract: Contract) { return html`<!doctype html>${contract.info.title}`; }
