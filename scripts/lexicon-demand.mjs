// What a text must hold for a regular expression to match: a small parser over the subset that data/lexicon uses.
// The answer is a set of symbols of which at least one must be there, or null when nothing can be said.

/** Very common characters: a set of these tells little, so it is taken only when nothing better is there. */
const COMMON = new Set('的了是不我你他她在有就都也说要会来去这那个人一上下大小没好想能可吗吧啊呢得和跟与给看吃打杀死为什么怎很真太过还再又只到着以们自己里出家对多少天今明');
const EVERYWHERE = new Set('的了是不我你在有就一');
const cost = (symbols) => [...symbols].reduce((sum, s) => sum + (EVERYWHERE.has(s) ? 40 : COMMON.has(s) ? 10 : s.length > 2 ? 0.6 : s.length === 2 ? 2 : 1), 0);
const better = (a, b) => (a === null ? b : b === null ? a : cost(b) < cost(a) ? b : a);

/** The symbols of `source` as one string, separated by spaces ("" = none needed). */
export function demand(source) {
  let at = 0;
  const peek = () => source[at];

  function alternation() {
    let result = sequence();
    while (peek() === '|') {
      at++;
      const other = sequence();
      result = result === null || other === null ? null : new Set([...result, ...other]);
    }
    return result;
  }

  function sequence() {
    let best = null;
    let run = '';
    const closeRun = () => {
      if (run.length >= 2) best = better(best, new Set([run.slice(0, 3)]));
      run = '';
    };
    while (at < source.length && peek() !== '|' && peek() !== ')') {
      const atom = element();
      const least = quantifier();
      if (atom.letter && least === 1 && !atom.repeated) { run += atom.letter; continue; }
      if (atom.letter && least >= 1) { run += atom.letter; closeRun(); continue; }
      closeRun();
      if (least > 0) best = better(best, atom.needs);
    }
    closeRun();
    return best;
  }

  function quantifier() {
    const match = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at));
    if (!match) return 1;
    at += match[0].length;
    if (match[1] !== undefined) return Number(match[1]);
    return match[0].startsWith('+') ? 2 : 0;
  }

  /** @returns {{needs: Set<string> | null, letter?: string, repeated?: boolean}} */
  function element() {
    const c = source[at++];
    if (c === '(') {
      const look = /^\?(?:<?[=!])/.exec(source.slice(at));
      if (look) at += look[0].length;
      else if (source.startsWith('?:', at)) at += 2;
      const needs = alternation();
      if (source[at++] !== ')') throw new Error(`unbalanced: ${source}`);
      return { needs: look ? null : needs };
    }
    if (c === '[') {
      const end = source.indexOf(']', at + 1);
      const body = source.slice(at, end);
      at = end + 1;
      return { needs: body.startsWith('^') || /[\\\-a-z]/.test(body) ? null : new Set([...body].filter((x) => x >= '\x80' || /\d/.test(x))) };
    }
    if (c === '\\') {
      const next = source[at++];
      return /[a-zA-Z]/.test(next) ? { needs: null } : { needs: null };
    }
    if (c >= '\x80') return { needs: new Set([c]) };
    if (/[a-z]/.test(c)) return { needs: null, letter: c };
    if (/\d/.test(c)) return { needs: new Set([c]) };
    return { needs: null };
  }

  const result = alternation();
  if (at !== source.length) throw new Error(`not parsed to the end: ${source}`);
  return result === null ? '' : [...result].join(' ');
}
