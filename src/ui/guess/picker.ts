/** Setting one's own guess of a seat: four choices, one of them none. */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import { createChips } from '../chips';
import type { Words } from '../describe';
import { el, setShown, textOf } from '../dom';
import { GUESSABLE, standingAfter, type OwnGuesses } from './own';

export interface Picker {
  readonly node: HTMLElement;
  draw(seat: Seat): void;
}

/** What stands now. */
export const guessedNow = (guesses: OwnGuesses): Map<Seat, Role> => standingAfter(guesses.marks(), Infinity);

/** `chosen` is called after a guess was set. */
export function createPicker(words: Words, guesses: OwnGuesses, chosen: () => void): Picker {
  const { t } = words;
  let about: Seat = 0;
  const chips = createChips<Role | null>(t('guessMine'), (role) => {
    guesses.set(about, role);
    chosen();
  });
  const label = el('span', 'slqj-guess-label');
  const say = textOf(label);
  const node = el('section', 'slqj-guess', {}, label, chips.node);
  const choices = [...GUESSABLE, null].map((key) => ({
    key,
    text: key === null ? t('guessNone') : words.letter(key),
    label: key === null ? t('guessNone') : words.role(key),
  }));
  return {
    node,
    draw(seat) {
      about = seat;
      const open = guesses.open(seat);
      const mine = guessedNow(guesses).get(seat) ?? null;
      setShown(node, open || mine !== null);
      setShown(chips.node, open);
      say(open || mine === null ? t('guessMine') : t('guessWas', { role: words.role(mine) }));
      if (open) chips.draw(choices, mine);
    },
  };
}
