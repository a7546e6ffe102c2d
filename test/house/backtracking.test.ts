/** No expression that reads what people type may read the same letters in two ways: thirty laughs would stop the game. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { slowAt } from './pumped';
import { ROOT } from './probe';

/** What stands in the sources, and what they put together while they are loaded. */
async function expressions(): Promise<Map<string, readonly [source: string, flags: string]>> {
  const found = new Map<string, readonly [source: string, flags: string]>();
  const keep = (source: string, flags: string): unknown => found.set(`/${source}/${flags}`, [source, flags]);
  const src = path.join(ROOT, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files) {
    const walk = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        keep(node.text.slice(1, end), node.text.slice(end + 1));
      }
      node.forEachChild(walk);
    };
    walk(ts.createSourceFile(file, readFileSync(path.join(src, file), 'utf8'), ts.ScriptTarget.ES2022));
  }
  const made = RegExp;
  const kept = (one: RegExp): RegExp => {
    keep(one.source, one.flags);
    return one;
  };
  globalThis.RegExp = new Proxy(made, {
    construct: (target, args: [string, string?]) => kept(new target(...args)),
    apply: (target, _, args: [string, string?]) => kept(target(...args)),
  });
  try {
    for (const file of files.filter((one) => /^(?:chatter|care|core)\W/.test(one)))
      await import(pathToFileURL(path.join(src, file)).href);
  } finally {
    globalThis.RegExp = made;
  }
  return found;
}

it('knows such an expression when it sees one', () => {
  expect(slowAt('^(?:那|嗯+|哎)*好', '')).toEqual(['(嗯)']);
  expect(slowAt('^好(?:是|不|是不|不是)+$', '')).toHaveLength(1);
  expect(slowAt('没(?:[把被]|把)*$', '')).toEqual(['没(把)']);
  expect(slowAt('^[那嗯哎]*好|(?:哈哈)+|(?:是不?|的)*$', '')).toEqual([]);
});

it('finds none in what reads', { timeout: 120_000 }, async () => {
  const all = await expressions();
  expect(all.size).toBeGreaterThan(1000);
  const slow = [...all].flatMap(([text, [source, flags]]) => slowAt(source, flags).map((word) => `${word} of ${text}`));
  expect(slow).toEqual([]);
});
