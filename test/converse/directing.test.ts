/** What a part's layers hold beside its beats (§G5): what passed, how the two stand, the rules in force; all of it public or said aloud. */
import { describe, expect, it } from 'vitest';
import { openTable } from '../../dev/talk/recorded';
import { promptOf, type Layers } from '../../src/chatter/judge/layers';
import { nameOf } from '../../src/chatter/scene/names';
import { SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { SpokenLanguage } from '../../src/language/languages';
import { recordingOf } from '../chatter/flow/golden';

const ME = 3;

function at(name: string, turn: number, language: SpokenLanguage = 'zh') {
  const recording = recordingOf(name);
  const table = openTable({
    recording,
    me: ME,
    language,
    seed: recording.header.seed,
    storylines: [],
    claims: false,
    inference: { worths: SHIPPED_WORTHS },
  });
  table.playTo(turn);
  const { scene, part } = table.conversation;
  const who = scene.table.seats.find(
    ({ seat, alive, revealed }) => alive && revealed === null && seat !== ME && part(seat),
  )!;
  const layers = (): Layers => part(who.seat)!.layers();
  return { ...table, scene, who: who.seat, layers, named: (seat: number) => nameOf(scene, seat, language) };
}

describe('the layers of a part', () => {
  it('recall what was asked and what was answered, with its content', () => {
    const { say, who, layers, named, scene } = at('8p-1', 12);
    expect(layers().recalled.filter((text) => text.includes('玩家'))).toEqual([]);
    const [answer] = say(`${who}号，你觉得谁是反贼？`).answers;
    const recalled = layers().recalled.find((text) => text.startsWith(`第${scene.turn}回合玩家问谁是什么身份，我答：`));
    expect(recalled).toBeDefined();
    const { about, role } = answer!.content;
    if (about !== undefined && role !== undefined) expect(recalled).toContain(`${named(about)}像`);
    for (const id of answer!.content.facts) {
      const fact = scene.facts.find((one) => one.id === id)!;
      expect(recalled).toContain(named(fact.to!));
    }
  });

  it('recall a promise, hold it as a rule while it is open, and say what became of it', () => {
    const { say, who, layers, playTo, scene, named } = at('8p-1', 12);
    say(`${who}号，我这轮不打你`);
    const promised = `${named(ME)}答应不动${named(who)}，到本轮为止：`;
    expect(layers().recalled).toContain(`${promised}还算数`);
    expect(layers().rules.lines).toContain(`说过的话算数：${promised}还算数`);
    const { round } = scene.table;
    for (let turn = scene.turn + 1; scene.table.round <= round + 1 && turn < 60; turn++) playTo(turn);
    expect(layers().recalled.some((text) => text === `${promised}守住了` || text === `${promised}食言了`)).toBe(true);
    expect(layers().rules.lines.some((text) => text.includes('答应'))).toBe(false);
  });

  it('recall what was told by its topic alone, never by its words', () => {
    const { say, who, layers, scene } = at('8p-1', 12);
    say(`${who}号，我奶奶住院了，心里乱`);
    const told = layers().recalled.filter((text) => text.includes('说起过自己的'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`^第${scene.table.round}轮玩家说起过自己的(?:身体|家人)$`));
    expect(JSON.stringify(layers())).not.toContain('奶奶');
  });

  it('tell how the two stand, and what moved it last', () => {
    const { say, who, layers, conversation } = at('8p-1', 12);
    const before = layers().relationship;
    expect(before).toMatch(/^与玩家：初识；亲近\d+，信任\d+，好感\d+，敬重\d+，热络\d+（满100）/);
    for (const line of ['多谢你，真厉害', '你真好，谢谢你', '佩服佩服']) say(`${who}号，${line}`);
    const relation = conversation.talk.relationOf(who)!;
    expect(layers().relationship).not.toBe(before);
    expect(layers().relationship).toContain(`好感${Math.round(100 * relation.dims.liking)}`);
  });

  it('hold the rules in force: a hidden role stays unsaid, an open one may be said', () => {
    const { layers, who, scene } = at('8p-1', 12);
    expect(layers().rules.lines).toEqual(['身份未明：不说自己的身份', '只说公开记录里有的事']);
    scene.table.bySeat.get(who)!.revealed = 'zhong';
    expect(layers().rules.lines[0]).toBe('身份已明：忠臣，可以明说');
  });

  it.each<SpokenLanguage>(['zh', 'en'])('stand in the prompt in their order (%s)', (language) => {
    const { say, who, layers } = at('8p-1', 12, language);
    say(language === 'zh' ? `${who}号，你觉得谁是反贼？` : `seat ${who}, who is the rebel?`);
    const prompt = promptOf(layers(), language);
    const heads =
      language === 'zh'
        ? ['执导规则', '召回档案', '关系指南']
        : ['Director rules', 'Recalled record', 'Relationship guide'];
    const places = heads.map((head) => prompt.indexOf(head));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});
