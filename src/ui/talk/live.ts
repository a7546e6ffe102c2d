/** How the pages of talk keep up: with their own source, at the panel's pace, and only while they are shown. */
import { createPace } from '../pace';
import type { PanelSource } from '../source';
import type { Tab, TabContext, TabView } from '../tab';
import { el } from '../dom';
import { addStyle } from '../style';
import css from './talk.css';

/** A source that tells of changes. */
export interface Telling {
  /** Answers how to stop. */
  onChange(listener: () => void): () => void;
}

/**
 * A page that follows `source` beside the panel's own. `running` is the panel's source of the running game: where the
 * panel shows an archived game instead, the page says that it does not tell of that one.
 */
export function livePage(
  id: string,
  label: Tab['label'],
  source: Telling,
  running: PanelSource | undefined,
  create: (context: TabContext) => TabView,
): Tab {
  return {
    id,
    label,
    create(context) {
      addStyle('slqj-talk-style', css);
      if (running && context.source !== running) {
        const node = el('section', '', {}, el('p', 'slqj-line', {}, context.words.t('talkNotHere')));
        return { node, update: () => undefined };
      }
      const pace = createPace(context.redraw);
      const unsubscribe = source.onChange(() => {
        if (context.state.tab === id) pace.request();
      });
      const view = create(context);
      return {
        node: view.node,
        update() {
          pace.settle();
          view.update();
        },
        destroy() {
          unsubscribe();
          pace.settle();
          view.destroy?.();
        },
      };
    },
  };
}
