/** Whether an expression reads a row of its own repeated words in ever more ways: the words of every repeated group, typed again and again. */
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** How often a word is typed; an expression that reads it in two ways takes twice as long for each. */
const TIMES = [6, 10, 14, 18, 22, 26, 30] as const;
/** Milliseconds no reading of so short a text takes, unless it starts over and over. */
const TOO_LONG = 20;
/** Words of one group, and parts of one word, that are tried. */
const WORDS = 160;
const VARIANTS = 24;
const POISON = '\u0001';

type Node = AST.Element | AST.QuantifiableElement;

/** Signs that a class holds; what is left out is not tried. */
function membersOf(set: AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass): string[] {
  if (set.type === 'CharacterSet')
    return set.kind === 'digit' ? ['1'] : set.kind === 'space' ? [' '] : set.kind === 'word' ? ['a', '1'] : ['x', '好'];
  if (set.type !== 'CharacterClass' || set.negate) return ['x', '好'];
  return set.elements.flatMap((one) => {
    if (one.type === 'Character') return [String.fromCodePoint(one.value)];
    if (one.type === 'CharacterClassRange')
      return [String.fromCodePoint(one.min.value), String.fromCodePoint(one.max.value)];
    return one.type === 'CharacterSet' ? membersOf(one) : [];
  });
}

const joined = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((all, next) => all.flatMap((a) => next.map((b) => a + b)).slice(0, VARIANTS), ['']);

/** What an element may read, a few of many. */
function variantsOf(node: Node): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return membersOf(node).slice(0, VARIANTS);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => joined(one.elements.map(variantsOf)));
    case 'Quantifier': {
      const one = variantsOf(node.element);
      const least = joined(Array.from({ length: Math.max(node.min, 1) }, () => one));
      return node.min === 0 ? ['', ...least] : least;
    }
    default:
      return [''];
  }
}

/** One text that leads up to a node: the first of what stands before it, in each group around it. */
function leadTo(node: AST.Node): string {
  const parent = node.parent as AST.Node | null;
  if (parent === null) return '';
  const before =
    parent.type === 'Alternative' ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)) : [];
  return (
    leadTo(parent) +
    before.map((one) => (one.type === 'Quantifier' && one.min === 0 ? '' : (variantsOf(one)[0] ?? ''))).join('')
  );
}

/** What a group may be made to repeat: each of its words, and each two that share a sign. */
function wordsOf(group: AST.Group | AST.CapturingGroup): string[] {
  const words = [...new Set(variantsOf(group).filter((one) => one !== ''))].slice(0, WORDS);
  const shares = (a: string, b: string): boolean => Array.from(a).some((sign) => b.includes(sign));
  return [...words, ...words.flatMap((a) => words.flatMap((b) => (a !== b && shares(a, b) ? [a + b] : [])))];
}

/** The words that an expression is slow at, if they are typed often enough; none for a sound one. */
export function slowAt(source: string, flags: string): string[] {
  const groups: (AST.Group | AST.CapturingGroup)[] = [];
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }), {
    onQuantifierEnter({ max, element }) {
      if (max > TIMES[0] && (element.type === 'Group' || element.type === 'CapturingGroup')) groups.push(element);
    },
  });
  const expression = new RegExp(source, flags.replace(/[gyd]/g, ''));
  const took = (text: string): number => {
    const begun = performance.now();
    expression.test(text);
    return performance.now() - begun;
  };
  // A busy machine is slow once, or twice.
  const isSlow = (text: string): boolean => [1, 2, 3, 4].every(() => took(text) > TOO_LONG);
  return groups.flatMap((group) => {
    const lead = leadTo(group.parent);
    const slow = wordsOf(group).find((word) => TIMES.some((times) => isSlow(`${lead}${word.repeat(times)}${POISON}`)));
    return slow === undefined ? [] : [`${lead}(${slow})`];
  });
}
