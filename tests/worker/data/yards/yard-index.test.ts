import { describe, expect, it } from "vitest";
import { matchExpression, yardWords } from "../../../../worker/data/yards/yard-index.ts";

const NONE = { q: "", state: "", materials: [], service: "" };
const tagsOf = (materials: string[], services: string[]) =>
  yardWords("", { state: "", materials, services }).tags;

describe("the words of the yard index", () => {
  it("are letters and digits alone, whatever the text", () => {
    const { trigrams, short, tags } = yardWords(`a"b'c%_\\ ñ🐨\n-*()^:`, {
      state: "NSW",
      materials: ['"; drop table cities'],
      services: ["Same-day EFT payment"],
    });
    expect(`${trigrams} ${short} ${tags}`).toMatch(/^[a-z0-9 ]+$/);
  });

  it("tell texts apart that look alike", () => {
    const words = ["z", "zz", "zza", "Z", "z1z", "1", " ", "a b", "ab"].map(
      (text) => yardWords(text, { state: "", materials: [], services: [] }).short,
    );
    expect(new Set(words).size).toBe(words.length);
  });

  it("tell a material from a service of the same name", () => {
    expect(tagsOf(["Lead"], [])).not.toBe(tagsOf([], ["Lead"]));
  });

  it("make no query where no filter is set", () => {
    expect(matchExpression(NONE)).toBe("");
  });

  it("make a query in which all set filters must hold", () => {
    expect(matchExpression({ q: "ab", state: "nsw", materials: [], service: "x" })).toBe(
      'short : "ab" AND tags : "answ" AND tags : "cx"',
    );
  });
});
