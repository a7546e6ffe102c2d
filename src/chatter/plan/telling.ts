/** Answers to what somebody says: reports, accusations, claims, promises, proposals (§Q3). */
import { LEANING } from '../claims/check';
import type { Move } from '../moves/types';
import { seatOf } from '../scene/scene';
import { chanceOf, takenUp, taking, type Asked } from './asked';
import { between, forAndAgainst, isHarm, isHelp, reasonsFor } from './deeds';
import { denial } from './denial';
import { factsIn, guessAbout, openPlan, reasonsTold } from './judging';
import type { Plan } from './plan';

/** True is confirmed, false is corrected, and what nobody could know stays open. */
export function reportPlan(move: Move, asked: Asked): Plan {
  const { facts = [] } = move;
  const wrong = facts.find(({ verdict }) => verdict === 'false');
  if (wrong) return denial(wrong, move, asked);
  const known = factsIn(move, asked);
  const [first] = known;
  if (first)
    return {
      move: 'confirm',
      clause: first.by === asked.me && !isHelp(first) ? 'admit' : 'confirm',
      occasion: 'point_at',
      ...(first.by === null || first.by === asked.me ? {} : { about: first.by }),
      facts: known.slice(0, 2),
      asked: move,
      ...taking(move),
    };
  if (facts.length > 0 && facts.every(({ verdict }) => verdict === 'true'))
    return { move: 'confirm', clause: null, occasion: 'agree', asked: move };
  return { move: 'unsure', clause: 'unknown_fact', occasion: 'point_at', asked: move, ...taking(move) };
}

/** Health is asked for. */
const STANDS = /(?:几|多少)(?:点|滴|格)?(?:血|体力)|\bhow (?:much|many) (?:hp|health)\b/;

/** "Who hit me?", "what did he say before he died?" */
export function factPlan(move: Move, asked: Asked): Plan {
  const { scene, me, lastWords, text } = asked;
  const { facts = [] } = move;
  const spoke = /说过?什么|说了什么|讲过|遗言|\bsaid?\b|\bsay\b|last words/.test(text);
  const about = move.about ?? (spoke ? facts[0]?.to : undefined);
  const dead = about !== undefined && seatOf(scene, about)?.alive === false;
  if (
    about !== undefined &&
    (/说过?|讲过?|遗言|\bsa(?:y|id)\b|\bwords?\b/.test(text) || (dead && facts.length === 0))
  ) {
    const words = lastWords(about);
    return words === null
      ? { move: 'unsure', clause: 'forgot', occasion: 'ack', about, asked: move, ...taking(move) }
      : { move: 'confirm', clause: 'quote', occasion: 'ack', about, words, asked: move, ...taking(move) };
  }
  // "主公还有几滴血": it lies open on the table.
  if (
    STANDS.test(text) &&
    seatOf(scene, about ?? me)?.alive === true &&
    !facts.some(({ verdict }) => verdict === 'true')
  )
    return { move: 'confirm', clause: 'stands', occasion: 'ack', about: about ?? me, asked: move, ...taking(move) };
  const known = factsIn(move, asked);
  if (known.length > 0) {
    const [first] = known;
    const who = first && first.by !== null && first.by !== me ? { about: first.by } : {};
    return {
      move: 'confirm',
      clause: first?.by === me && !isHelp(first) ? 'admit' : 'confirm',
      occasion: 'point_at',
      ...who,
      facts: known.slice(0, 2),
      asked: move,
    };
  }
  const wrong = facts.find(({ verdict }) => verdict === 'false');
  if (wrong) return denial(wrong, move, asked);
  if (about !== undefined && about !== me) {
    const done = scene.facts.filter(({ by, to }) => by === about && to !== about).slice(-2);
    if (done.length > 0)
      return { move: 'confirm', clause: 'confirm', occasion: 'point_at', about, facts: done, asked: move };
  }
  return { move: 'unsure', clause: 'unknown_fact', occasion: 'ack', asked: move, ...taking(move) };
}

/** Pointed at me: my own deeds answer, for me or against me. */
export function rebuttal(move: Move, asked: Asked): Plan {
  const { scene, me, from, view, style } = asked;
  const wrong = move.facts?.find(({ verdict }) => verdict === 'false');
  if (wrong) return denial(wrong, move, asked);
  const named = factsIn(move, asked).filter(({ by }) => by === me);
  const base = { occasion: 'accuse' as const, about: me, asked: move, ...taking(move) };
  const { good, bad } = forAndAgainst(scene, me);
  const [deed] = named;
  if (deed) return { move: 'rebut', clause: isHelp(deed) ? 'rebut' : 'admit', ...base, facts: [deed] };
  if (good.length > 0) return { move: 'rebut', clause: 'rebut', ...base, facts: good.slice(0, reasonsTold(asked)) };
  const kind = between(scene, me, from, isHelp);
  if (kind.length > 0) return { move: 'rebut', clause: 'rebut', ...base, facts: kind.slice(0, 1) };
  const { identity, confidence } = view.guess(from);
  const against = identity === 'fan' && confidence >= LEANING ? reasonsFor(scene, view, from, 'fan') : [];
  if (against.length > 0 && chanceOf(asked, 'counter') < 0.3 + 0.6 * style.initiative)
    return {
      ...base,
      move: 'accuse',
      clause: 'guess',
      about: from,
      role: 'fan',
      sure: confidence,
      facts: against.slice(0, 2),
    };
  if (bad.length > 0) return { move: 'rebut', clause: 'admit', ...base, facts: bad.slice(0, 1) };
  return { move: 'deny', clause: 'rebut_bare', ...base };
}

/** Of a third: I agree with my own reasons, disagree with mine, or ask for proof. */
export function judgementHeard(move: Move, asked: Asked): Plan {
  const { me, scene, view, from } = asked;
  const { about, role = move.act === 'vouch' ? 'zhong' : 'fan', denied = false } = move;
  const wrong = move.facts?.find(({ verdict }) => verdict === 'false');
  if (wrong) return denial(wrong, move, asked);
  if (about === undefined)
    return { move: 'ask', clause: 'ask', question: 'whom', occasion: 'unclear', awaits: 'who', asked: move };
  const speaksWell = (role === 'zhong' || role === 'zhu') !== denied;
  if (about === me)
    return speaksWell ? { move: 'thank', clause: null, occasion: 'praise', asked: move } : rebuttal(move, asked);
  if (about === from) return claimHeard({ ...move, role }, asked);
  const open = openPlan(about, move, asked);
  if (open) return { ...open, move: (open.role === role) === !denied ? 'confirm' : 'correct' };
  const mine = guessAbout(about, move, asked);
  if (mine.role !== undefined) {
    const thinksWell = mine.role === 'zhong';
    return { ...mine, move: thinksWell === speaksWell ? 'confirm' : 'deny', occasion: 'point_at' };
  }
  const known = factsIn(move, asked);
  if (known.length > 0)
    return { move: 'confirm', clause: 'confirm', occasion: 'point_at', about, facts: known.slice(0, 2), asked: move };
  const seen = reasonsFor(scene, view, about, speaksWell ? 'zhong' : 'fan').slice(0, 1);
  if (seen.length > 0 && chanceOf(asked, 'seen') < 0.5)
    return { move: 'unsure', clause: 'unsure_who', occasion: 'point_at', about, facts: seen, asked: move };
  return { move: 'ask', clause: 'ask', question: 'proof', occasion: 'point_at', about, awaits: 'what', asked: move };
}

/** What somebody says of its own role: belied by what it did, borne out, or taken note of. */
export function claimHeard(move: Move, asked: Asked): Plan {
  const { from, scene, view, me } = asked;
  const { role = 'zhong', denied = false } = move;
  const occasion = (role === 'zhong') !== denied ? ('claim_loyal' as const) : ('claim_other' as const);
  const open = seatOf(scene, from)?.revealed;
  if (open)
    return {
      move: open === role ? 'confirm' : 'correct',
      clause: 'open_role',
      occasion,
      about: from,
      role: open,
      asked: move,
    };
  const ally = (role === 'zhong' || role === 'zhu') !== denied;
  const { good, bad } = forAndAgainst(scene, from);
  const onMe = me === scene.table.lord ? between(scene, from, me, isHarm) : [];
  const against = ally ? [...new Set([...onMe, ...bad])] : [];
  if (against.length > 0)
    return {
      move: 'call_out',
      clause: 'call_out',
      occasion,
      about: from,
      role,
      facts: against.slice(0, 2),
      asked: move,
    };
  const { identity, confidence } = view.guess(from);
  if (ally && identity === 'zhong' && confidence >= LEANING && good.length > 0)
    return { move: 'confirm', clause: 'confirm', occasion, about: from, facts: good.slice(0, 1), asked: move };
  return { move: 'ack', clause: null, occasion, about: from, asked: move };
}

/** Wanted of me: to go for somebody, to spare somebody, to stand together. */
export function wish(move: Move, asked: Asked): Plan {
  const { me, from, scene, view } = asked;
  const { about, promise } = move;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  if (promise || move.act === 'plead') {
    // Words never decide how I play (§G6): nothing is promised that I might break.
    const { identity, confidence } = view.guess(from);
    const facts = identity === 'fan' && confidence >= LEANING ? reasonsFor(scene, view, from, 'fan').slice(0, 1) : [];
    return facts.length > 0
      ? { ...base, move: 'refuse', clause: 'refuse', facts }
      : { ...base, move: 'bargain', clause: 'bargain' };
  }
  if (about === undefined) return { ...base, move: 'ask', clause: 'ask', question: 'whom', awaits: 'who' };
  if (about === me) return rebuttal(move, asked);
  if (about === from) return { ...base, move: 'bargain', clause: 'bargain' };
  const target = seatOf(scene, about);
  if (target && !target.alive)
    return {
      ...base,
      move: 'correct',
      clause: 'open_role',
      about,
      ...(target.revealed ? { role: target.revealed } : {}),
    };
  const { identity, confidence } = view.guess(about);
  if (about === scene.table.lord || (identity === 'zhong' && confidence >= LEANING))
    return {
      ...base,
      move: 'refuse',
      clause: 'refuse',
      about,
      facts: about === scene.table.lord ? [] : reasonsFor(scene, view, about, 'zhong').slice(0, 1),
    };
  if ((identity === 'fan' || identity === 'nei') && confidence >= LEANING)
    return { ...base, move: 'accept', clause: 'accept', about, facts: [] };
  return chanceOf(asked, 'wish') < 0.5
    ? { ...base, move: 'bargain', clause: 'bargain', about }
    : { ...base, move: 'ask', clause: 'ask', question: 'proof', about, awaits: 'what' };
}

/** "好", "不行" to what I asked: taken as the answer it is. */
export function replied(move: Move, asked: Asked): Plan {
  const exchange = takenUp(asked, move);
  return { move: 'ack', clause: 'short', occasion: exchange ? 'agree' : 'ack', asked: move, ...taking(move) };
}
