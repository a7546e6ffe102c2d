/** First words of each voice where something is told that is not about the game; none of them mocks. */
import type { InSpoken } from '../../../../language/languages';
import type { VoiceName } from '../../../vocabulary';

type Leads = Readonly<Record<VoiceName, InSpoken<string>>>;

/** Before a word on a trouble. */
export const SOFT_LEADS: Leads = {
  courtly: { zh: '', en: '' },
  laconic: { zh: '', en: '' },
  hearty: { zh: '朋友，', en: 'Ah, friend. ' },
  fiery: { zh: '', en: '' },
  biting: { zh: '今天不损你。', en: 'No mockery today. ' },
  plaintive: { zh: '唉，', en: 'Ah... ' },
  smooth: { zh: '哎，', en: '' },
  playful: { zh: '呜，', en: 'Aw. ' },
};

/** Before a word on what is merely talked of. */
export const CHAT_LEADS: Leads = {
  courtly: { zh: '依在下看，', en: '' },
  laconic: { zh: '嗯。', en: 'Mm. ' },
  hearty: { zh: '哈，', en: 'Ha! ' },
  fiery: { zh: '', en: '' },
  biting: { zh: '哟，', en: 'Well, well. ' },
  plaintive: { zh: '', en: 'Mm. ' },
  smooth: { zh: '要我说，', en: '' },
  playful: { zh: '嘿，', en: 'Hee. ' },
};
