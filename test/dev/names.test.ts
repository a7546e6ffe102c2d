/** Plain names stand for the same variables as numbered ones: in small, and in the whole bundle as TypeScript understands it. */
import { build } from 'esbuild';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { FOR_PAGE } from '../../dev/build/bundle';
import { withPlainNames } from '../../dev/build/names';

const AT_TOP = 'const a = 1, b = 2;\n';

it.each([
  ['function f(a2) { return a2; }', 'function f(a) { return a; }'],
  [
    'const f = ({ a: a2, b: b2 = 1 }) => ({ a: a2, b: b2 + 1, c: b2 });',
    'const f = ({ a, b = 1 }) => ({ a, b: b + 1, c: b });',
  ],
  [
    'function f() { for (const a2 of b) g(a2); for (const a2 of b) g(a2); }',
    'function f() { for (const a of b) g(a); for (const a of b) g(a); }',
  ],
  [
    'function f(a2) { { const a2 = 1; g(a2); } return a2 + a; }',
    'function f(a2) { { const a = 1; g(a); } return a2 + a; }',
  ],
  ['function f(a2) { return (a3) => a3; }', 'function f(a) { return (a) => a; }'],
  ['function f(a2) { return (a3) => a2 + a3; }', 'function f(a) { return (a3) => a + a3; }'],
  [
    'function f(o) { let a2; ({ a: a2 } = o); return o.a2 ?? a2; }',
    'function f(o) { let a; ({ a } = o); return o.a2 ?? a; }',
  ],
])('has the plain name where nothing else is meant by it: %s', (inner, plain) => {
  expect(withPlainNames(AT_TOP + inner)).toBe(AT_TOP + plain);
});

it.each([
  'function f(a2) { return a + a2; }',
  'function f(a2) { return () => a + a2; }',
  'function f() { const { a: a2 } = a; return a2; }',
  'function f() { for (const a2 of a) g(a2); }',
  'function f(c2) { return c2; }',
  'const f = (a2) => ({ a2 });',
  'const f = ({ a2 }) => a2;',
])('keeps the number where the plain name is another, or none: %s', (inner) => {
  expect(withPlainNames(AT_TOP + inner)).toBe(AT_TOP + inner);
});

/** The property that an identifier names, itself or beside a variable. */
function propertyIn(node: ts.Identifier): 'alone' | 'beside' | null {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return 'beside';
  if (ts.isBindingElement(parent)) {
    if (parent.propertyName === node) return 'alone';
    const isShort = ts.isObjectBindingPattern(parent.parent) && !parent.propertyName && !parent.dotDotDotToken;
    return isShort && parent.name === node ? 'beside' : null;
  }
  const names = ts.isPropertyAccessExpression(parent) || ts.isObjectLiteralElement(parent) || ts.isClassElement(parent);
  return names && parent.name === node ? 'alone' : null;
}

/** What everything in a program means, in the order of the text: which variable, by a number of its own; which property, global or literal. */
function meaningsIn(text: string): string[] {
  const file = ts.createSourceFile('/a.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const options = { allowJs: true, noLib: true, noResolve: true };
  const host = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name: string) => (name === '/a.js' ? file : undefined),
  };
  const checker = ts.createProgram(['/a.js'], options, host).getTypeChecker();
  const numbers = new Map<ts.Symbol, number>();
  const variable = (node: ts.Identifier): string => {
    const short = ts.isShorthandPropertyAssignment(node.parent);
    const symbol = short ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node);
    if (!symbol?.declarations?.length) return `global ${node.text}`;
    if (!numbers.has(symbol)) numbers.set(symbol, numbers.size);
    return `variable ${numbers.get(symbol)}`;
  };
  const told: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const property = propertyIn(node);
      if (property) told.push(`property ${node.text}`);
      if (property !== 'alone') told.push(variable(node));
    } else if (!ts.forEachChild(node, () => true)) told.push(node.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return told;
}

it('changes no meaning in the whole bundle', { timeout: 120_000 }, async () => {
  const { outputFiles } = await build({ ...FOR_PAGE, entryPoints: ['src/extension.ts'], format: 'esm' });
  const numbered = outputFiles[0]?.text ?? '';
  const plain = withPlainNames(numbered);
  expect(numbered.length - plain.length).toBeGreaterThan(20_000);
  const [before, after] = [meaningsIn(numbered), meaningsIn(plain)];
  expect(after.findIndex((meaning, at) => meaning !== before[at])).toBe(-1);
  expect(after.length).toBe(before.length);
  expect(new Set(after.filter((meaning) => meaning.startsWith('variable'))).size).toBeGreaterThan(10_000);
});
