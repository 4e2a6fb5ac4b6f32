import { expect, test } from "vitest";
import { SCREENS } from "../../e2e/every-page/pages.ts";
import type { Visitor } from "../visitor.ts";

/** Every page hydrates without a fault and is no wider than the screen. */
export function checkPages(visitor: () => Visitor): void {
  for (const [subject, paths] of Object.entries(SCREENS))
    test(`${subject}: every page hydrates without a fault and fits the screen`, async () => {
      const faults: string[] = [];
      for (const path of paths) {
        await visitor().goto(path);
        const wider = await visitor().driver.evaluate(sticksOut);
        if (wider) faults.push(visitor().says(`${path} ${wider}`));
        for (const fault of await visitor().faults()) faults.push(`${path} ${fault}`);
      }
      expect(faults).toEqual([]);
    });
}

/** What makes the page wider than the screen, or nothing. Runs in the page. */
function sticksOut(): string {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return "";
  const all = [...document.querySelectorAll("body *")];
  const first = all.find((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
  return `is ${scrollWidth} px wide, with ${first?.tagName.toLowerCase()}.${first?.className}`;
}
