/** How the player's model stands, as a dot with a word; nothing where none is chosen. */
import { attributeOf, el, setShown, textOf } from '../dom';
import type { Texts } from '../../language/texts';
import type { ModelView } from './source';

export function createModelDot(
  t: Texts,
  model: () => ModelView | null,
): { readonly node: HTMLElement; update(): void } {
  const text = el('span', '');
  const node = el(
    'p',
    'slqj-model-dot',
    { role: 'status' },
    el('span', 'slqj-model-light', { 'aria-hidden': 'true' }),
    text,
  );
  node.hidden = true;
  const [say, state] = [textOf(text), attributeOf(node, 'data-state')];
  return {
    node,
    update() {
      const now = model();
      setShown(node, now !== null && now.state !== 'off');
      if (now === null || now.state === 'off') return;
      state(now.state);
      say(
        now.state === 'stopped' && now.fault !== null
          ? `${t('modelState_stopped')} (${t(`modelFault_${now.fault}`)})`
          : t(`modelState_${now.state}`),
      );
    },
  };
}
