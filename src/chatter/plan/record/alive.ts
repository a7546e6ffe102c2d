/** Whether somebody lives lies open on the table (§Q3). */
import type { Seat } from '../../../core/event';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import type { Plan } from '../plan';

/** Nothing of weight stands before the name: "要是4号死了" supposes it. */
const HEAD =
  /^(?:那个?|所以|诶|哎|咦|啊|话说|是不是|wait|so|hey|and|how|why|when|come|is|was|has|did|the|seat|player|[ ,])*$/;
/** "4号阵亡了", "主公还活着吗", and the clause is over. */
const STATE_ZH =
  /^(?:是不是|已经|早|都|也|真的?|刚才?|现在|还|到底|不是|怎么|咋|为什么|为啥|什么时候|啥时候|就|会|又)*(?:死(?:了|掉了?|没死?|的)|阵亡了?|挂了|没了|出局了?|(没死|活着))(?:没有|[吗么吧没啊呀呢的不了])*[?!.]*$/;
const STATE_EN =
  /^(?:'s| is| has| just| already| really| still| actually| been)* (?:dead|die|died|gone|(alive|not dead))(?: yet| already| now| right| still)*[?!. ]*$/;
/** One of these words stands in every such line: names are looked for in no other. */
const OF_LIFE = /死|阵亡|挂了|没了|出局|活着|谁.{0,3}掉|\b(?:dead|die[sd]?|gone|alive|killed|finished|took out)\b/;
/** "is 3 dead": a bare number is a seat where it lives or dies. */
const SEAT_EN = /^(?:wait |so |how |why |when )*(?:is|did|has) (\d+)(?= )/;
/** "谁打死了2号", "who killed seat 2": it takes that one for dead; "谁杀了2号" may ask of a Strike. */
const KILLED =
  /^(?:是|到底)*谁(?:把|给)?(?:杀死|砍死|打死|弄死|[弄干收]掉)了$|^(?:so )?who (?:killed|finished off|took out) (?:seat )?$/;
const ENDED = /^(?:的|了|呀|啊|呢|[?!. ])*$/;

/** Who is said or asked to be dead or alive; `lives` where the line has it that way. */
function stateIn({ text, scene, from, me }: Asked): { readonly seat: Seat; readonly lives: boolean } | null {
  if (!OF_LIFE.test(text)) return null;
  const line = text.trim();
  const bare = SEAT_EN.exec(line);
  const named = mentionsIn(line, { scene, from, hearer: me, he: null })
    .filter(({ kind }) => kind !== 'you' && kind !== 'self')
    .map(({ seat, start, end }) => ({ seat, end, before: line.slice(0, start) }));
  const slain = named.find(({ before, end }) => KILLED.test(before) && ENDED.test(line.slice(end)));
  if (slain && slain.seat !== null && seatOf(scene, slain.seat)?.alive === true)
    return { seat: slain.seat, lives: false };
  const headed = named.filter(({ before }) => HEAD.test(before));
  for (const { seat, end } of bare ? [...headed, { seat: Number(bare[1]), end: bare[0].length }] : headed) {
    const said = STATE_ZH.exec(line.slice(end)) ?? STATE_EN.exec(line.slice(end));
    if (seat !== null && said) return { seat, lives: said[1] !== undefined };
  }
  return null;
}

/** The living are told to live, and of the dead who killed them; null where the line asks nothing of it, or has it right. */
export function alivePlan(move: Move, asked: Asked): Plan | null {
  const said = stateIn(asked);
  const stands = said && seatOf(asked.scene, said.seat);
  if (!stands) return null;
  const base = { asked: move, ...taking(move) };
  const right = stands.alive === said.lives;
  if (stands.alive)
    return { ...base, move: right ? 'confirm' : 'correct', clause: 'stands', occasion: 'ack', about: said.seat };
  const death = asked.scene.facts.find(({ kind, to }) => kind === 'death' && to === said.seat);
  return death === undefined || death.by === null || (right && move.act !== 'ask_fact')
    ? null
    : { ...base, move: right ? 'confirm' : 'correct', clause: 'tell', occasion: 'point_at', facts: [death] };
}
