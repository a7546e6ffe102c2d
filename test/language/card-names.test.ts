/** What the panel calls a card is what the AIs call it, so that an English player knows which is meant. */
import { expect, it } from 'vitest';
import { cardNamed } from '../../src/chatter/plan/saying/card-name';
import { cardsIn } from '../../src/chatter/moves/words/cards';
import { EN } from '../../src/language/en';

const CARDS = Object.entries(EN).flatMap(([key, name]) =>
  key.startsWith('card_') ? [[key.slice('card_'.length), name] as const] : [],
);
const HORSES = ['chitu', 'dawan', 'zixin', 'dilu', 'jueying', 'zhuahuang', 'hualiu'];

it('knows the cards', () => {
  expect(CARDS.length).toBeGreaterThan(30);
});

it.each(CARDS.filter(([card]) => !HORSES.includes(card)))('%s is %s in the chat too', (card, name) => {
  expect(cardNamed(card, 'en', () => null).replace(/^(?:a|the) /, '')).toBe(name);
});

it.each(CARDS.filter(([card]) => !HORSES.includes(card)))('and %s is heard by that name: %s', (card, name) => {
  expect(cardsIn(name.toLowerCase()).map((one) => one.card)).toContain(card);
});
