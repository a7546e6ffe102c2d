/** What a fixed script of care must say, and what no text of care may say (docs/care.md). */
import type { Script } from '../../src/care/script';
import { spokenIn, type InAll, type InSpoken, type Language } from '../../src/language/languages';

/** All the words of a script. */
export const textOf = ({ title, paragraphs, contacts, closing }: Script): string =>
  [title, ...paragraphs, ...contacts.map(({ label, number }) => `${label} ${number ?? ''}`), closing].join('\n');

interface Demand {
  must: readonly (readonly [what: string, words: RegExp])[];
}

const DEMANDS: InAll<Demand> = {
  'zh-CN': {
    must: [
      ['hotline', /12356/],
      ['emergency', /120.*110|110.*120/s],
      ['safe', /安全/],
      ['help', /帮助/],
      ['someone', /家人|朋友/],
    ],
  },
  'zh-TW': {
    must: [
      ['hotline', /1925/],
      ['emergency', /119.*110|110.*119/s],
      ['safe', /安全/],
      ['help', /幫助/],
      ['someone', /家人|朋友/],
    ],
  },
  en: {
    must: [
      ['hotline', /\b988\b/],
      ['hotline UK and Ireland', /\b116 123\b/],
      ['emergency', /local emergency number/],
      ['safe', /safe/i],
      ['help', /help/i],
      ['someone', /trust/],
    ],
  },
};

/** What no script says: means, diagnoses, promises, the game's own voices, minimising, addresses. */
const NEVER: readonly (readonly [what: string, words: RegExp])[] = [
  [
    'method',
    /刀|割|跳楼|跳樓|吊|药|藥|炭|毒|绳|繩|枪|槍|\b(?:knife|cut|jump|hang|pills?|overdose|poison|rope|gun|blade|bridge)\b/i,
  ],
  [
    'diagnosis',
    /抑郁|抑鬱|憂鬱症|焦虑症|焦慮症|患者|病人|诊断|診斷|障碍|障礙|\b(?:depress(?:ed|ion)|disorder|diagnos\w*|illness|patient|bipolar)\b/i,
  ],
  [
    'promise',
    /一定会好|一定會好|保证|保證|肯定会|肯定會|绝对|絕對|\b(?:promise|guarantee\w*|will be (?:fine|okay|alright)|definitely)\b/i,
  ],
  ['persona', /主公|忠臣|反贼|反賊|内奸|內奸|某家|在下|老夫|本将|本將|\b(?:my lord|rebel|loyalist|traitor)\b/i],
  [
    'minimising',
    /想开点|想開點|别矫情|別矯情|没什么大不了|沒什麼大不了|\b(?:cheer up|get over it|just think positive|calm down)\b/i,
  ],
  ['address', /https?:|www\.|@|\.(?:com|cn|org|net)\b/i],
];

/** Longer is not read by somebody in distress. */
const LONGEST: InSpoken<number> = { zh: 320, en: 900 };

/** What is wrong with a script; empty when it may ship. */
export function checkScript(language: Language, script: Script): string[] {
  const text = textOf(script);
  return [
    ...DEMANDS[language].must.filter(([, words]) => !words.test(text)).map(([what]) => `missing: ${what}`),
    ...NEVER.filter(([, words]) => words.test(text)).map(([what]) => `must not contain: ${what}`),
    ...(text.length > LONGEST[spokenIn(language)] ? ['too long'] : []),
  ];
}
