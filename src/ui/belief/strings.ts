/** Texts of what is believed of each seat; part of the one table of strings.ts. */
import type { Row } from '../strings';

export const BELIEF = {
  belief: ['信念', '信念', 'Belief'],
  beliefHint: [
    '色条是信念：忠、内、反各有几成，只看公开事件',
    '色條是信念：忠、內、反各有幾成，只看公開事件',
    'Bars: the chances of loyalist, traitor and rebel, from public events alone',
  ],
  beliefOf: ['信念：{chances}', '信念：{chances}', 'belief: {chances}'],
  beliefCourse: ['{who}对{seat}的信念，逐回合', '{who}對{seat}的信念，逐回合', '{who} on {seat}: chances by turn'],
  beliefMovers: ['最左右看法的事', '最左右看法的事', 'What moved it most'],
  beliefMoversOpen: [
    '身份公开之前，最左右看法的事',
    '身份公開之前，最左右看法的事',
    'What moved it most before the role was open',
  ],
  beliefNoMovers: ['还没有什么事明显左右过看法。', '還沒有什麼事明顯左右過看法。', 'Nothing has moved it much yet.'],
  beliefIdle: ['{who}这一回合没有伤人', '{who}這一回合沒有傷人', '{who} harmed nobody in this turn'],
  beliefUnsaved: [
    '{who}濒死，有手牌的人没有救',
    '{who}瀕死，有手牌的人沒有救',
    '{who} was dying; those with cards did not save',
  ],

  beliefNone_deck_unknown: [
    '没有信念：不知道这局的身份牌堆',
    '沒有信念：不知道這局的身份牌堆',
    'No belief: the deck of this game is not known',
  ],
  beliefNone_deck_role: [
    '没有信念：身份牌堆里有没学过的身份',
    '沒有信念：身份牌堆裡有沒學過的身份',
    'No belief: the deck holds a role it was not taught',
  ],
  beliefNone_deck_size: [
    '没有信念：身份牌堆与人数不符',
    '沒有信念：身份牌堆與人數不符',
    'No belief: the deck does not fit the seats',
  ],
  beliefNone_lord: ['没有信念：没有唯一的主公', '沒有信念：沒有唯一的主公', 'No belief: there is not exactly one lord'],
  beliefNone_seats: [
    '没有信念：只支持 2 到 10 人',
    '沒有信念：只支持 2 到 10 人',
    'No belief: only 2 to 10 seats are supported',
  ],
  beliefNone_contradiction: [
    '没有信念：亮出的身份与身份牌堆不符',
    '沒有信念：亮出的身份與身份牌堆不符',
    'No belief: what was revealed fits no deal of the deck',
  ],
  beliefNone_not_yet: [
    '他的信念会泄露他的身份，终局后才看得到',
    '他的信念會洩露他的身份，終局後才看得到',
    'What it believes would tell its role; to be seen after the game',
  ],
  beliefNone_role_unknown: [
    '没有信念：记录里没有这个视角的身份',
    '沒有信念：記錄裡沒有這個視角的身份',
    'No belief: the role behind these eyes is not known',
  ],
} as const satisfies Readonly<Record<string, Row>>;
