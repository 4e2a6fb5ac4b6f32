type Node = (at: number, then: (at: number) => boolean) => boolean;

interface Search {
  text: string;
  steps: number;
  most: number;
}

/** Thrown once a search has taken more steps than it may. */
const ENDLESS = new Error("too many steps");

const known = new Map<string, (text: string, from: number, most: number) => number>();

/**
 * Runs something and returns the regular expressions in it that take more than so many steps for each character of a
 * text, over all their matches in it. A step is a character that is looked at, or a way that is tried, by an engine
 * that goes back as JavaScript's do, without any optimisation. They are counted and not timed, so they are the same on
 * every machine, however busy.
 */
export function slowExpressions(use: () => void, most: number): Set<string> {
  const slow = new Set<string>();
  // Of each text the steps of each expression, and whether it is searched with it for the first time.
  const searched = new Map<string, Map<string, { steps: number; isFirst: boolean }>>();
  // Each method of texts and of expressions calls it, once it has been replaced.
  const { exec } = RegExp.prototype;
  function counting(this: RegExp, text: string): RegExpExecArray | null {
    const name = String(this);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const ofText = searched.get(text) ?? new Map();
    searched.set(text, ofText);
    const search = ofText.get(name) ?? { steps: 0, isFirst: true };
    if (from === 0) ofText.set(name, { ...search, isFirst: !ofText.has(name) });
    const current = ofText.get(name) ?? search;
    if (current.isFirst && !slow.has(name)) {
      RegExp.prototype.exec = exec;
      const count = known.get(name) ?? counterOf(this);
      known.set(name, count);
      const limit = most * (text.length + 20);
      current.steps += count(text, from, limit);
      if (current.steps > limit) slow.add(name);
      RegExp.prototype.exec = counting;
    }
    // What is slow is not run: it might never end.
    return slow.has(name) ? null : exec.call(this, text);
  }
  RegExp.prototype.exec = counting;
  try {
    use();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return slow;
}

/** A function that counts the steps of a search; more than `most` where there is no end in sight. */
function counterOf({ source, flags, sticky, unicode, unicodeSets }: RegExp) {
  const search: Search = { text: "", steps: 0, most: 0 };
  const own = flags.replace(/[dgy]/g, "");
  const captured: [from: number, to: number][] = [];
  let [place, groups] = [0, 0];

  const step = () => {
    if (++search.steps > search.most) throw ENDLESS;
  };

  const alternatives = (): Node => {
    const ways = [sequence()];
    while (source[place] === "|") {
      place++;
      ways.push(sequence());
    }
    return ways.length === 1 ? ways[0]! : (at, then) => ways.some((way) => way(at, then));
  };

  const sequence = (): Node => {
    const terms: Node[] = [];
    while (place < source.length && !"|)".includes(source[place]!)) terms.push(term());
    return terms.reduceRight<Node>(
      (rest, first) => (at, then) => first(at, (end) => rest(end, then)),
      (at, then) => then(at),
    );
  };

  const term = (): Node => {
    const [opening] = /^\((\?(:|<?[=!]|<\w+>))?/.exec(source.slice(place)) ?? [];
    if (opening) {
      const start = place;
      const index = opening.endsWith("(") || opening.endsWith(">") ? groups++ : -1;
      place += opening.length;
      const inner = alternatives();
      place++;
      // What is behind is asked of the engine: it has few characters everywhere.
      if (/<[=!]$/.test(opening)) return assertion(source.slice(start, place));
      if (/[=!]$/.test(opening))
        return (at, then) => inner(at, () => true) === opening.endsWith("=") && then(at);
      return repeated((at, then) =>
        inner(at, (end) => {
          const before = captured[index];
          if (index >= 0) captured[index] = [at, end];
          if (then(end)) return true;
          if (before) captured[index] = before;
          return false;
        }),
      );
    }
    const [atom = ""] =
      /^(\[(\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\.|.)/isu.exec(
        source.slice(place),
      ) ?? [];
    place += atom.length;
    if (/^(\^|\$|\\b|\\B)$/.test(atom)) return assertion(atom);
    if (/^\\[1-9]$/.test(atom))
      return repeated((at, then) => {
        step();
        const text = search.text.slice(...(captured[Number(atom[1]) - 1] ?? [0, 0]));
        return search.text.startsWith(text, at) && then(at + text.length);
      });
    const [one, fits] = [new RegExp(`^${atom}$`, own), new Map<string, boolean>()];
    return single((at) => {
      step();
      if (at >= search.text.length) return -1;
      const isWhole = unicode || unicodeSets;
      const character = isWhole
        ? String.fromCodePoint(search.text.codePointAt(at)!)
        : search.text[at]!;
      if (!fits.has(character)) fits.set(character, one.test(character));
      return fits.get(character) ? at + character.length : -1;
    });
  };

  const assertion = (raw: string): Node => {
    const expression = new RegExp(raw, `${own}y`);
    return (at, then) => {
      step();
      expression.lastIndex = at;
      return expression.test(search.text) && then(at);
    };
  };

  const quantifier = () => {
    const found = /^([*+?]|\{(\d+)(,(\d*))?\})(\??)/.exec(source.slice(place));
    if (!found) return { least: 1, most: 1, isLazy: false };
    place += found[0].length;
    const [, sign = "", from = "", comma, to] = found;
    const bounds = { "*": [0, Infinity], "+": [1, Infinity], "?": [0, 1] }[sign];
    const [least = 0, most = 0] = bounds ?? [Number(from), Number(comma ? to || Infinity : from)];
    return { least, most, isLazy: found[5] === "?" };
  };

  const repeated = (node: Node): Node => {
    const { least, most, isLazy } = quantifier();
    const again = (count: number, at: number, then: (at: number) => boolean): boolean => {
      step();
      const more = () =>
        count < most &&
        node(at, (end) => (end > at || count < least) && again(count + 1, end, then));
      const enough = () => count >= least && then(at);
      return isLazy ? enough() || more() : more() || enough();
    };
    return (at, then) => again(0, at, then);
  };

  /** The same for one character at a time, without a call within a call for each. */
  const single = (next: (at: number) => number): Node => {
    const { least, most, isLazy } = quantifier();
    return (at, then) => {
      const ends = [at];
      const grow = () => {
        const end = ends.length <= most ? next(ends.at(-1)!) : -1;
        return end >= 0 && ends.push(end) > 0;
      };
      while (ends.length <= least || !isLazy) if (!grow()) break;
      if (isLazy) {
        if (ends.length <= least) return false;
        do if (then(ends.at(-1)!)) return true;
        while (grow());
        return false;
      }
      for (let count = ends.length - 1; count >= least; count--) {
        step();
        if (then(ends[count]!)) return true;
      }
      return false;
    };
  };

  const whole = alternatives();
  return (text: string, from: number, most: number): number => {
    Object.assign(search, { text, steps: 0, most });
    try {
      for (let at = from; at <= text.length; at++) {
        step();
        if (whole(at, () => true) || sticky) break;
      }
    } catch (error) {
      if (error !== ENDLESS) throw error;
    }
    return search.steps;
  };
}
