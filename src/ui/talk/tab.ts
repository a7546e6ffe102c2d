/** 聊天: what is said at the table, where the person says it, and what was understood. */
import { attributeOf, button, el } from '../dom';
import { createModelDot } from '../model/dot';
import type { PanelSource } from '../source';
import type { Tab } from '../tab';
import { createClaims } from './claims';
import { createCompose } from './compose';
import { createDebug } from './debug';
import { livePage } from './live';
import { createLog } from './log';
import type { TalkSource } from './source';
import { createSwitches } from './switches';
import { createUnderstood } from './understood';

/** `running`: the panel's source of the running game, by which the page knows that an archived game is shown. */
export function createTalkTab(source: TalkSource, running?: PanelSource): Tab {
  return livePage(
    'talk',
    (t) => t('tabTalk'),
    source,
    running,
    (context) => {
      const [log, compose] = [createLog(context, source), createCompose(context, source)];
      const aside = [
        createModelDot(context.words.t, () => source.model?.() ?? null),
        createUnderstood(context, source),
        createClaims(context, source),
        createSwitches(context, source),
        createDebug(context, source),
      ];
      const reading = el('section', 'slqj-scroll slqj-talk-aside', {}, ...aside.map(({ node }) => node));
      context.scrollBox(reading);
      const node = el('section', 'slqj-talk', {}, el('section', 'slqj-talk-main', {}, log.node, compose.node));
      // Where there is little room the conversation gets it, and this opens the rest.
      const fold = button('slqj-talk-fold', context.words.t('talkUnderstood'), () => {
        opened(node.hasAttribute('data-unfolded') ? null : '');
        expanded(String(node.hasAttribute('data-unfolded')));
      });
      const opened = attributeOf(node, 'data-unfolded');
      const expanded = attributeOf(fold, 'aria-expanded');
      expanded('false');
      node.append(fold, reading);
      return {
        node,
        update() {
          compose.update();
          for (const part of aside) part.update();
          // Last, when the room that is left for it is known: it keeps its end in sight.
          log.update();
        },
      };
    },
  );
}
