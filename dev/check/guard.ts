/**
 * `npm run check:guard -- FILE…`: how many outputs of a language model the guard lets pass. A line of a file is JSON with `text`,
 * and what is known of its slot: {"text", "slot"?: {"occasion"?, "instead"?, "to"?, "toLord"?, "me"?, "names"?, "language"?, "longest"?}}.
 * Without a slot it is a plain remark: 刘备, whose role is hidden, answers 孙权's greeting; 孙权 is not the lord; 曹操, 关羽 and
 * 貂蝉 sit there too. Prints one line for each file, with -v what passed and what was refused why.
 */
import * as v from 'valibot';
import { guardLine } from '../../src/chatter/prompt/guard';
import type { Ceiling } from '../../src/chatter/prompt/guard/ceiling';
import { MOMENTS_TO_SPEAK, REPLIES } from '../../src/chatter/vocabulary';
import { SPOKEN_LANGUAGES } from '../../src/language/languages';
import { reasonOf, UsageError } from '../program/errors';
import { flag, readNamed } from '../program/options';
import { defineProgram } from '../program/program';

const text = v.string();
const OUTPUT = v.object({
  text,
  slot: v.optional(
    v.partial(
      v.object({
        occasion: v.picklist([...REPLIES, ...MOMENTS_TO_SPEAK]),
        instead: text,
        to: v.nullable(text),
        toLord: v.boolean(),
        me: text,
        names: v.array(text),
        language: v.picklist(SPOKEN_LANGUAGES),
        longest: v.number(),
      }),
    ),
  ),
});
type Output = v.InferOutput<typeof OUTPUT>;

/** What a slot is where a file does not say. */
export const PLAIN_SLOT: Ceiling = {
  language: 'zh',
  me: '刘备',
  to: '孙权',
  toLord: false,
  names: ['刘备', '孙权', '曹操', '关羽', '貂蝉'],
  instead: '幸会，孙权。愿此局尽兴。',
  occasion: 'greet',
  longest: 40,
};

/** The same in English. */
const PLAIN_SLOT_EN: Ceiling = {
  ...PLAIN_SLOT,
  language: 'en',
  me: 'Liu Bei',
  to: 'Sun Quan',
  names: ['Liu Bei', 'Sun Quan', 'Cao Cao', 'Guan Yu', 'Diaochan'],
  instead: 'Well met, Sun Quan. May we both enjoy the game.',
};

export const slotOf = ({ slot }: Output): Ceiling => {
  const given = Object.entries(slot ?? {}).filter(([, value]) => value !== undefined);
  return { ...(slot?.language === 'en' ? PLAIN_SLOT_EN : PLAIN_SLOT), ...Object.fromEntries(given) };
};

/** @throws UsageError */
export function readOutputs(file: string): Output[] {
  const lines = readNamed(file)
    .replace(/^\ufeff/, '')
    .split('\n');
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return [v.parse(OUTPUT, JSON.parse(line))];
    } catch (error) {
      throw new UsageError(`${file}:${i + 1} 不是输出 is no output: ${reasonOf(error)}`);
    }
  });
}

export default defineProgram({
  about: '大模型的说法有多少过得了检查 how many outputs of a language model pass the guard',
  options: { v: flag('列出每句 list every line') },
  rest: { value: 'FILE', about: '每行 {"text", "slot"?} JSON Lines' },
  run({ v: verbose }, files) {
    if (files.length === 0) throw new UsageError('要一个文件 name a file');
    for (const file of files) {
      const outputs = readOutputs(file);
      const guarded = outputs.map((output) => ({ output, answer: guardLine(output.text, slotOf(output)) }));
      const passed = guarded.filter(({ answer }) => answer.ok).length;
      if (verbose)
        for (const { output, answer } of guarded)
          console.log(
            `${answer.ok ? 'PASS' : 'no  '}  ${JSON.stringify(output.text)}${answer.ok ? '' : `  ${answer.why}`}`,
          );
      console.log(
        `${file}: ${passed} / ${outputs.length} 过 pass (${((100 * passed) / Math.max(1, outputs.length)).toFixed(1)} %)`,
      );
    }
    return 0;
  },
});
