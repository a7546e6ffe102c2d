/** Clauses for what a whole line is for: praise that is wanted, a card that is wanted back, who turned out to be what. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const GESTURE_WORDS = {
  well_done: {
    zh: ['{why}，这一手漂亮，该夸', '{why}，打得好，我服', '看见了，{why}，记你一功'],
    en: ['{why}; well played, I grant you that', 'I saw it: {why}. Nicely done', '{why}, and that deserves a cheer'],
  },
  recap: {
    zh: ['不急，现在是{who}的回合，刚才{why}', '捋一捋：轮到{who}，前一手是{why}', '慢慢来，{why}，这会儿轮到{who}'],
    en: [
      'no hurry: it is the turn of {whom}, and {why}',
      'let me sum up: {why}, and now it is the turn of {whom}',
      'slowly: {why}; the one to play is {whom}',
    ],
  },
  recap_begun: {
    zh: ['不急，现在是{who}的回合，{count}', '才开头，轮到{who}，{count}'],
    en: ['no hurry: it is the turn of {whom}, and {count}', 'it has only begun; the one to play is {whom}'],
  },
  recap_play: {
    zh: ['不急，看谁碰{lord}，碰他的多半是反，先防着', '简单说：认准身份，轮到你出牌，别的边打边学'],
    en: [
      'no hurry: watch who goes for {lord}; that is mostly a rebel',
      'in short: find out who is who, play on your turn, and learn as you go',
    ],
  },
  no_feat: {
    zh: ['这一圈还没见你立功，夸奖先欠着', '等你打出一手好的，再夸不迟'],
    en: ['nothing to cheer for yet; I owe you one', 'show us something first, and I will cheer'],
  },
  kept_card: {
    zh: ['{why}，到手的牌哪有还的', '{why}，想要回去，凭本事来拿'],
    en: ['{why}, and what I hold I keep', '{why}; come and win it back'],
  },
  not_taken: {
    zh: ['我手里可没拿过这张，找错人了', '牌不是我拿的，讨也讨不到我这儿'],
    en: ['I took no such card; you ask the wrong one', 'it was not me who took it'],
  },
  thinking: {
    zh: ['都盯着牌呢，你起个头我就接', '在呢，你说，我听着', '想牌想得出神，你接着说'],
    en: ['we are all minding our cards; you begin', 'here; go on, I am listening', 'lost in my cards; do go on'],
  },
  hid_well: {
    zh: ['{who}藏得深，换谁都看走眼', '翻开才知道{who}是{role}，怪不得你', '{who}是{role}，事先谁敢说死，不算你的错'],
    en: [
      '{who} hid it well; anybody would have been wrong',
      'only now we know {who} was {role}; no fault of yours',
      '{who} was {role}, and nobody could swear to it before',
    ],
  },
  unforeseen: {
    zh: ['{who}翻开是{role}，这一出够热闹的', '是{role}没错，{who}藏得可真深', '{who}这一亮，局面可就变了'],
    en: [
      '{who} turned out to be {role}; what a turn',
      '{role} it is; {who} hid it well',
      'with {who} laid open, everything changes',
    ],
  },
  farewell: {
    zh: ['{who}走好，{role}的牌到此为止', '{who}是{role}，这一走局面就变了', '送{who}一程，余下的人接着打'],
    en: [
      'farewell to {who}, {role} to the end',
      '{who} was {role}; with that the table changes',
      'so goes {who}; the rest of us play on',
    ],
  },
  kept_word: {
    zh: ['从答应你那会儿起我没动过你，话还作数', '说过的话我没忘，那之后也没破'],
    en: ['since I gave it my word stands; I have not touched you', 'I have not forgotten my word, nor broken it since'],
  },
  no_word: {
    zh: ['这话我可没答应过你，别记串了人', '我没许过这个愿，你找许过的人去'],
    en: ['I gave you no such word; you mistake me', 'I promised nothing of the kind'],
  },
  foreseen: {
    zh: ['{who}果然是{role}，我早这么说', '{who}是{role}，和我说的对得上'],
    en: ['{who} was {role}, as I said', '{role}, just as I told you about {who}'],
  },
} as const satisfies Readonly<Record<string, Words>>;
