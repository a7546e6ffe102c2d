/** Whether a line tells of somebody else in danger, and of nobody's own: who tells it is to be told what to do for that person. */
import { subjectBefore } from '../chatter/line/frame';
import type { Line } from '../chatter/line/line';
import { wishesToDie } from './wish';

const OWN = ['intent', 'means', 'harm', 'passive', 'hopeless'] as const;

/** Of whom somebody worries. */
const PERSON =
  /(?:我|我家|我那个?)(?:的)?(?:好|最好的|一个)?(?:朋友|同学|同桌|室友|舍友|闺蜜|兄弟|哥们|发小|同事|学生|妈|爸|爷爷|奶奶|外公|外婆|哥|姐|弟|妹|表妹|表弟|表哥|表姐|女儿|儿子|孩子|小孩|老公|老婆|对象|男朋友|女朋友|男友|女友|前任|侄|外甥)|(?:^|[,.!?;:])(?:朋友|同学|室友|舍友|闺蜜|发小|同事|前任|前男友|前女友|男友|女友|男朋友|女朋友)|网友|学妹|学弟|群友|有个(?:人|朋友)|认识的(?:一个)?人|同桌|个friend|\b(?:my|a) (?:\w+ )?(?:friend|bestie|brother|sister|mom|mum|dad|mother|father|roommate|girlfriend|boyfriend|classmate|cousin|wife|husband|partner|ex|son|daughter|kid|coworker|student|girl|guy)\b/;
const THEY = /他|她|\b(?:he|she|they|him|her|them|himself|herself)\b/;
/** What stands between that person and the words of danger. */
const TOLD =
  /说|话|讲|发|写|念叨|留|哭|告诉|告别|吞|割|划|失踪|联系不上|\b(?:told|says?|saying|said|texted|text|posted|sent|locked|has|with|goodbye|swallowed|took|won't)\b/;

const OPENS = 2;
const MYSELF =
  /我(?:自己|是|就|也|真|好|太|想|要|活|死|没用|不想|撑)|\bi(?:'m(?! (?:so |really )?(?:scared|worried|afraid|terrified))| am|'ve| have| want| wish| feel)\b|\bmyself\b/;

/** Words of danger that name the speaker themselves. */
const SELF = /^(?:我(?!的?(?:朋友|爸|妈|哥|姐|弟|妹|同|室|闺))|i(?:'m|'ve|'d)? )/;

/** Asked of lines that detection scored 0.70 or more. */
export function tellsOfAnother(line: Line): boolean {
  const { text, findings } = line;
  if (wishesToDie(line) || !(PERSON.test(text) || THEY.test(text))) return false;
  const told = findings.get('othercrisis') ?? [];
  const person = PERSON.exec(text);
  const ofThem = (start: number, end: number): boolean => {
    if (SELF.test(text.slice(start, end))) return false;
    const about = subjectBefore(text, start);
    if (about === 'friend' || about === 'other') return true;
    if (about === 'self' && !(person && person.index + person[0].length > start - 4)) return false;
    return (
      told.some((span) => start >= span.start && end <= span.end) ||
      (person !== null && person.index < start && TOLD.test(text.slice(person.index, start)))
    );
  };
  const found = OWN.flatMap((kind) => findings.get(kind) ?? []);
  if (!found.every(({ start, end }) => ofThem(start, end))) return false;
  if (told.length + found.length > 0) return true;
  // Detection heard it without an expression: it is of the person that the line opens with, unless the speaker speaks of oneself.
  return person !== null && person.index <= OPENS && TOLD.test(text.slice(person.index)) && !MYSELF.test(text);
}
