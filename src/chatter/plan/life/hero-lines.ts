/** Opinions of heroes: of the tale by what it tells of them, of those at the table also by what the record does (§Q3). */
import { draw } from '../../../core/random';
import type { Seat } from '../../../core/event';
import { isHeroNamed, tellsTale } from '../../moves/life/hero-asked';
import { heroBehind, heroOf, talesNamed, type HeroKind } from '../../moves/life/heroes';
import { mentionsIn } from '../../moves/called/people';
import { withoutNames } from '../../moves/called/place';
import { nameOf, plainName } from '../../scene/names';
import { living, seatOf } from '../../scene/scene';
import type { Wording } from '../saying/filling';
import { HERO_LINES, PICKS, VERDICTS } from './words/heroes';

/** One of whom an opinion is held: by which name the tale knows it, where it sits, what it dealt and lost. */
interface Held {
  readonly name: string;
  readonly zh?: string | undefined;
  readonly seat?: Seat;
  readonly dealt: number;
  readonly lost: number;
}

function ofTale(zh: string, { language }: Wording): Held {
  return { zh, name: heroOf(zh)?.[language] ?? zh, dealt: 0, lost: 0 };
}

function seated(seat: Seat, { scene, language, me }: Wording): Held {
  const known = heroBehind(plainName(seatOf(scene, seat)?.name ?? ''));
  const blood = (whose: 'by' | 'to'): number =>
    scene.facts.reduce((sum, fact) => sum + (fact.kind === 'hit' && fact[whose] === seat ? fact.num : 0), 0);
  const name =
    seat === me
      ? { zh: '我', en: 'me' }[language]
      : language === 'en' && known
        ? known.en
        : nameOf(scene, seat, language);
  return { name, zh: known?.zh, seat, dealt: blood('by'), lost: blood('to') };
}

/** "一个张飞闺女": whose kin somebody is, and no other one of whom it is asked. */
const KIN_OF =
  /[\u3400-\u9fff]{2,3}(?=[他的]?(?:闺女|女儿|儿子|媳妇|老婆|夫人|侄[子女]))|\b\w+(?: \w+)?'?s(?= (?:daughter|son|wife|sister|brother|niece|nephew)\b)/g;

/** Whom a line names: who sits at the table first. */
function namedIn(wording: Wording): readonly Held[] {
  const { heard, scene, me, you } = wording;
  const all = mentionsIn(heard, { scene, from: you ?? me, hearer: me, he: null });
  // "guan ning who'd win, zhao yun or zhang fei": whoever is spoken to is asked, and is none of them.
  const tales = talesNamed(
    withoutNames(
      heard,
      all.filter(({ kind }) => kind === 'seat'),
    ),
  ).length;
  const mentions = tales > 1 ? all.filter(({ called, seat, start }) => !called && !(seat === me && start === 0)) : all;
  const seats = new Set(mentions.flatMap((one) => (isHeroNamed(one, heard) && one.seat !== null ? [one.seat] : [])));
  const at = [...seats].map((seat) => seated(seat, wording));
  const free = withoutNames(
    heard,
    all.filter((one) => one.kind === 'seat'),
  );
  const apart = talesNamed(free.replace(KIN_OF, ' '));
  const others = (at.length + apart.length > 0 ? apart : talesNamed(free)).filter(({ zh }) =>
    at.every((one) => one.zh !== zh),
  );
  return [...at, ...others.map(({ zh }) => ofTale(zh, wording))];
}

/** The one whom an opinion is of, and the other that it is weighed against. */
function chosen(kind: HeroKind, wording: Wording): readonly [Held, Held?] {
  const { scene, me, you, seed } = wording;
  const named = namedIn(wording);
  // Of several one, always the same for this speaker.
  const favoured = (those: readonly Held[]): Held => {
    const names = those.map(({ name }) => name).sort();
    const name = names[Math.floor(draw(seed, 'hero', me, ...names) * names.length)];
    return those.find((one) => one.name === name) ?? seated(me, wording);
  };
  const worth = ({ seat, dealt }: Held): number => dealt + (seatOf(scene, seat ?? null)?.hp ?? 0);
  const [first, second] = named;
  if (kind === 'compare' && first && second) {
    const even = worth(first) === worth(second);
    const a = even ? favoured([first, second]) : worth(first) > worth(second) ? first : second;
    return [a, a === first ? second : first];
  }
  if (kind === 'ours') return [favoured(living(scene).map(({ seat }) => seated(seat, wording)))];
  if (kind === 'feared') {
    const others = living(scene).filter(({ seat }) => seat !== me && seat !== you);
    return [
      favoured(
        others
          .map(({ seat }) => seated(seat, wording))
          .sort((a, b) => b.dealt - a.dealt)
          .slice(0, 1),
      ),
    ];
  }
  if (kind === 'looks' && first) return [favoured(named)];
  if (kind === 'power') return [first ?? seated(me, wording)];
  const picks = PICKS[kind === 'strongest' || kind === 'looks' ? kind : 'favourite']
    .filter((zh) => named.every((one) => one.zh !== zh))
    .map((zh) => ofTale(zh, wording));
  // "胡金定是关羽老婆吧": of whom it is asked, and not of the other.
  const known = first?.seat === undefined ? (named.find(({ zh = '' }) => heroOf(zh)) ?? first) : first;
  return [(kind === 'favourite' || kind === 'strongest' ? undefined : known) ?? favoured(picks)];
}

/** More is asked than whether it is so. */
const OPEN =
  /[谁啥咋哪]|怎么|什么|如何|\b(?:(?<!(?:one|guy|man|general|woman|lady|girl|dude) )who|what|how|whats|whos|where)\b/;

/** "didnt you lot put cao mao on the throne": what was done is held up to whoever goes by the name, who need not be introduced. */
const WHETHER = /\bdid(?:n'?t)? (?:you|u|he|she|they)\b|你们?(?:当初|当年)?不是.+[吗嘛]|不是你们?/;

/** Whole sentences. */
export function heroLines(heard: HeroKind, wording: Wording): readonly string[] {
  const { language, scene, heard: text } = wording;
  const named = namedIn(wording).length;
  const kind = (heard === 'any' && named > 0) || (heard === 'compare' && named === 1) ? 'opinion' : heard;
  const [hero, other] = chosen(kind, wording);
  const { dealt, lost, seat } = hero;
  const hp = seatOf(scene, seat ?? null)?.hp ?? 0;
  const idle = dealt + lost === 0;
  const record = {
    zh: idle ? `没打出伤害也没掉血，${hp}点血` : `打出${dealt}点伤害，掉了${lost}点血`,
    en: idle ? `no damage dealt or taken, at ${hp} health` : `${dealt} damage dealt, ${lost} health lost`,
  }[language];
  const remark = heroOf(hero.zh ?? '')?.remark[language];
  const told = kind === 'opinion' || kind === 'claim';
  const as = tellsTale(text)
    ? 'told'
    : remark === undefined || (seat === wording.me && WHETHER.test(text))
      ? !told
        ? kind
        : OPEN.test(text)
          ? 'unknown'
          : 'heard_so'
      : kind === 'power' && idle
        ? 'opinion'
        : kind;
  const slots: Readonly<Record<string, string | undefined>> = {
    hero: hero.name,
    other: other?.name,
    record,
    remark: kind === 'feared' || remark === undefined ? record : remark,
    verdict: VERDICTS[idle ? 'open' : dealt > lost ? 'strong' : 'middling'][language],
  };
  return HERO_LINES[as][language].map((line) =>
    line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '').replace(/^me\b/, 'Me'),
  );
}
