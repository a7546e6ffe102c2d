/** Plain words in which no expression of danger stands, and that are a wish to die all the same (§D5). */
import type { Passage } from '../line/passage';

/** "桃别给我，我想死": help is refused beside the wish, and nothing is laughed at. */
const UNSAVED =
  /(?:别|不用|不要|甭)(?:再|来|给)?(?:我)?(?:救|奶|管|给|桃)|桃[^,.!?;:]{0,4}(?:别|不用|不要)|\b(?:don'?t|do not|no need to|stop) (?:bother )?(?:sav|heal|help|peach|rescu)/;
const WISHED =
  /我(?:是|真的?|只|就|现在|好)*想死(?:了|啊)?(?=$|[,.!?;:])|\bi (?:just |really )*(?:want to|wanna) die(?=$|[,.!?;:])/;

/** What is bought for it, and what else that is bought for. */
const BOUGHT =
  /(?:买|囤|攒|备|弄|搞)(?:了|到|好|够|齐)*[^,.!?;:]{0,5}(?:氦气|氮气)|(?:氦气|氮气)[^,.!?;:]{0,4}(?:买|备|到了|够|囤)|(?:^|[,.!?;:] ?|\b(?:i|i've|ive) (?:\w+ )?)(?:bought|got|ordered|have) (?:\w+ ){0,3}(?:helium|nitrogen)\b/;
const FESTIVE = /气球|派对|生日|婚|布置|实验|飘|balloons?|party|birthday|wedding|voice|lab\b/;

/** What one owns is given away, and why one does that who moves house or clears out. */
const GIVEN =
  /我(?:的|所有|自己|那些|这些)*(?:的)?(?:东西|物件|家当|存款)[^,.!?;:]{0,4}(?:送(?:人|出去|光|完|掉|给)|分给)|我的[^,.!?;:]{1,8}[都全]送(?:人|出去|光|完|掉)|(?:^|[,.!?;:] ?|\b(?:i|i'm|im|i am|i've|ive|been)(?: (?:been|just|already))* )(?:giv(?:e|ing|en)|gave) (?:(?:all )?(?:of )?my (?:stuff|things|belongings|possessions) away|away (?:all )?(?:of )?(?:my (?:stuff|things|belongings|possessions)|everything i own))/;
const CLEARED =
  /搬|断舍离|二手|闲鱼|毕业|换季|捐|牌|装备|旧|mov(?:e|ing)|declutter|charity|donat|goodwill|minimal|garage|old\b|cards?\b|gear/;

/** Everybody is taken leave of, right after somebody has been lost. */
const LOST =
  /分手|离婚|(?:[他她它妈爸奶爷哥姐弟妹]|老[公婆])[^,.!?;:]{0,3}(?:走|没|死)了|\b(?:br(?:oke|eak\w*)|split) up\b|\b(?:dumped|left) me\b|\b(?:died|passed away)\b/;
const ADIEU =
  /(?:再见了?|永别了?|别了)[,! ]?(?:各位|大家|所有人|世界)|(?:各位|大家|所有人)[,! ]?(?:永别|再见了)|\b(?:goodbye|farewell) (?:everyone|everybody|all of you|world)\b/;

/** "去死的心都有了" is a figure of speech, unless it is said to be meant. */
const EARNEST =
  /(?:想死|去死)的(?:心|念头)都有了?[^.!?;]{0,2}(?:真的?(?:$|[,.!?])|没开玩笑)|(?:说真的|真的)[^.!?;]{0,2}(?:想死|去死)的(?:心|念头)都有/;

/** Whether a line says so. @param dying somebody's figure is dying: to refuse help is the game's */
export function isParting({ text, game, joke, real, fiction }: Passage, dying: boolean): boolean {
  if (joke || fiction) return false;
  return (
    ((!dying || real) && UNSAVED.test(text) && WISHED.test(text)) ||
    (!game && EARNEST.test(text)) ||
    (BOUGHT.test(text) && !FESTIVE.test(text)) ||
    (!game && GIVEN.test(text) && !CLEARED.test(text)) ||
    (!game && ADIEU.test(text) && LOST.test(text.split(ADIEU)[0] ?? ''))
  );
}
