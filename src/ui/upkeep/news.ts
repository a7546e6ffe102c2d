/** 更新记录: what each version brought, in short words, newest first; what is new is marked. */
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import { newsUpTo } from '../../upkeep/news';
import { createCareLayer } from '../care/layer';
import { button, el } from '../dom';

interface NewsOptions {
  readonly language: Language;
  /** The version that runs. */
  readonly version: string;
  /** The one whose news was last looked at; null where none was. */
  readonly seen: string | null;
  readonly scrollBox?: (box: HTMLElement) => void;
}

export function showNews(
  root: HTMLElement,
  { language, version, seen, scrollBox }: NewsOptions,
): { isOpen(): boolean } {
  const t = createTexts(language);
  const title = el('h2', 'slqj-care-title', { tabindex: -1 }, t('newsTitle'));
  const parts = newsUpTo(version, seen).map((news) =>
    el(
      'section',
      'slqj-news',
      {},
      el('h3', '', {}, news.version, ...(news.fresh ? [el('span', 'slqj-fresh', {}, t('newsFresh'))] : [])),
      el('ul', 'slqj-plain-list', {}, ...news.items.map((item) => el('li', '', {}, t(item)))),
    ),
  );
  const close = (): void => {
    if (!layer.isOpen()) return;
    layer.close();
    layer.destroy();
  };
  const layer = createCareLayer(root, language, { onEscape: close, ...(scrollBox ? { scrollBox } : {}) });
  layer.box.classList.add('slqj-model');
  layer.box.append(
    title,
    ...parts,
    el('section', 'slqj-care-acts', {}, button('slqj-care-button slqj-care-close', t('newsClose'), close)),
  );
  layer.open(t('newsTitle'), title);
  return layer;
}
