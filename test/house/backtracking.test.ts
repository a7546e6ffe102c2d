/** No expression that reads what people type may try the same letters in two ways: thirty laughs would stop the game. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { answerCues } from '../../src/chatter/judge/cues';
import { GREET } from '../../src/chatter/moves/words/acts';
import { ROOT } from './probe';

/** A repeated group one of whose alternatives is one letter or class repeated: `(?:那|嗯+)*`. */
const REPEATED = /\((?:\?:)?([^()]*)\)[+*]/g;
const ONE_REPEATED = /^(?:\\?.|\[[^\]]*\])[+*]$/u;

const nestedIn = (source: string): string[] =>
  [...source.matchAll(REPEATED)].flatMap(([whole, inner = '']) =>
    inner.split('|').some((one) => ONE_REPEATED.test(one)) ? [whole] : [],
  );

it('knows such an expression when it sees one', () => {
  expect(nestedIn('/^(?:那|嗯+|哎)*好/')).toEqual(['(?:那|嗯+|哎)*']);
  expect(nestedIn('/^(?:[哈嘿]+|lol)+$/')).toEqual(['(?:[哈嘿]+|lol)+']);
  expect(nestedIn('/^[那嗯哎]*好|(?:哈哈)+/')).toEqual([]);
});

it('finds none in what reads', () => {
  const src = path.join(ROOT, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    nestedIn(readFileSync(path.join(src, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

it.each(['哈', '嗯', '来', 'm', '唉哎'])('reads sixty times %s at once', (sound) => {
  const line = `${sound.repeat(60)},笑死`;
  expect(GREET.test(line)).toBe(false);
  expect(answerCues(line, '')).not.toContain('~yes');
});
