/** 谁说过什么: what everybody claimed, beside what the record says of it since. */
import type { LedgerRow, Verdict } from '../../chatter/claims/ledger';
import type { Seat } from '../../core/event';
import type { Words } from '../describe';
import { attributeOf, el, keyedList, setShown, textOf } from '../dom';
import type { TabContext } from '../tab';
import { partNode } from './facts';
import { caller } from './people';
import type { TalkSource } from './source';

/** What is drawn of one claim, however often it was repeated. */
export interface ClaimModel {
  readonly key: string;
  readonly speaker: Seat;
  readonly claim: string;
  readonly when: string;
  readonly verdict: Verdict;
  readonly belied: boolean;
  /** What the record says of it. */
  readonly record: string;
}

/** What the speaker did to the one the claim is measured by; friendly acts of a friend prove nothing and are told all the same. */
function deeds({ towards, hostile, friendly, belied, claim }: LedgerRow, words: Words): string[] {
  const { t } = words;
  if (claim.speaker === towards) return [];
  const who = words.seat(towards);
  const ally = (claim.role === 'zhong' || claim.role === 'zhu') !== claim.denied;
  const against = ally ? hostile.length : friendly.length;
  if (belied && against > 0) return [t(ally ? 'claimBeliedFoe' : 'claimBeliedFriend', { who, n: against })];
  const told: string[] = [];
  if (hostile.length > 0) told.push(t('claimStruck', { who, n: hostile.length }));
  if (friendly.length > 0) told.push(t('claimHelped', { who, n: friendly.length }));
  return told;
}

/** The same claim by the same speaker is one entry, measured since it was first made. */
function claimModels(rows: readonly LedgerRow[], words: Words): ClaimModel[] {
  const { t } = words;
  const first = new Map<string, { row: LedgerRow; times: number }>();
  for (const row of rows) {
    const { speaker, about, role, denied } = row.claim;
    const key = [speaker, about, role, denied ? 'not' : 'is'].join(' ');
    const known = first.get(key);
    if (known) known.times++;
    else first.set(key, { row, times: 1 });
  }
  return [...first].map(([key, { row, times }]) => {
    const {
      claim: { speaker, about, role, denied },
      round,
      verdict,
      belied,
    } = row;
    const what = { who: words.seat(about), role: words.oneOf(role) };
    return {
      key,
      speaker,
      verdict,
      belied,
      claim: t(
        about === speaker ? (denied ? 'claimSelfNot' : 'claimSelf') : denied ? 'claimOtherNot' : 'claimOther',
        what,
      ),
      when: times > 1 ? t('claimTimes', { n: round, times }) : t('claimWhen', { n: round }),
      record: [t(`claim_${verdict}`), ...deeds(row, words)].join(t('joinParts')),
    };
  });
}

function claimNode() {
  const [claim, when, record] = [
    el('span', 'slqj-claim-what'),
    el('span', 'slqj-claim-when'),
    el('span', 'slqj-claim-record'),
  ];
  const node = el('li', 'slqj-claim', {}, claim, when, record);
  const set = {
    claim: textOf(claim),
    when: textOf(when),
    record: textOf(record),
    verdict: attributeOf(node, 'data-verdict'),
    belied: attributeOf(node, 'data-belied'),
  };
  return {
    node,
    draw(model: ClaimModel) {
      set.claim(model.claim);
      set.when(model.when);
      set.record(model.record);
      set.verdict(model.verdict);
      set.belied(model.belied ? '' : null);
    },
  };
}

function speakerNode() {
  const [name, list] = [el('bdi', 'slqj-claims-who'), el('ul', 'slqj-claims-list')];
  return {
    node: el('section', 'slqj-claims-of', {}, name, list),
    name: textOf(name),
    claims: keyedList<string, ReturnType<typeof claimNode>>(list, claimNode),
  };
}

export function createClaims(
  { words }: TabContext,
  source: TalkSource,
): { readonly node: HTMLElement; update(): void } {
  const none = el('p', 'slqj-none', {}, words.t('noClaims'));
  const list = el('section', 'slqj-claims');
  const speakers = keyedList<Seat, ReturnType<typeof speakerNode>>(list, speakerNode);
  return {
    node: partNode(words.t('talkClaims'), none, list),
    update() {
      const [scene, ledger] = [source.scene(), source.ledger()];
      const models = scene && ledger ? claimModels(ledger.rows(scene), words) : [];
      setShown(none, models.length === 0);
      const call = caller(source, words);
      speakers.set([...new Set(models.map(({ speaker }) => speaker))]);
      for (const [seat, { name, claims }] of speakers.items) {
        const own = models.filter(({ speaker }) => speaker === seat);
        name(call(seat));
        claims.set(own.map(({ key }) => key));
        for (const model of own) claims.items.get(model.key)?.draw(model);
      }
    },
  };
}
