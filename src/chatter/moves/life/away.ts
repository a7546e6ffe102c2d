/** Gone for a moment, or thinking. */
export const AWAY =
  /让我想(?:想|一下|$)|别催(?!我)|收衣服|[喊叫]我去?(?:吃(?!桃|牌|刀)|回家|收|接|拿|买|下楼|睡|洗|一下)|(?:老婆|老公|我[妈爸]).{0,2}[喊叫]我了?(?:$|[,.!?])|接(?:了|个|了个)?(?:我\S{0,2}的?)?电话|保安.{0,3}(?:敲门|来|找)|等下?我(?:[一两几会下回]|\d)|(?<!(?:[你他她号公]|还是).{0,4})(?:挂机|托管|断网|掉线)(?!了?[吗么没吧])|接(?:娃|孩子)|哄娃|开[个下]?门|拿(?:个|下|一下)?(?:外卖|快递)|倒[个杯点]?水|[上去][个趟]?厕所|马上就?回|卡成|网[卡断炸]|(?:外卖|奶茶|快递)(?:到|敲门)|门口有人|稍等|\b(?:brb|afk|(?:grab|get|fetch|refill)(?:bing|ting|ing)? (?:some |a |my |more )?(?:water|coffee|tea|drink|snack|food)|(?:don'?t|stop) rush(?:ing)?|i'?m thinkin[g']?(?! (?:of|about|that|it|he|she|\d))|back in|lag(?:s|ging)?|doorbell|at the door|(?:one|a) sec|(?:get|answer)(?:ting|ing)? the door|my turn is gonna be quick)\b/;

/** A pet or a child is at the keys. */
export const ON_KEYS =
  /[猫狗娃].{0,8}(?:[踩按碰抢]|键盘)|\b(?:cat|dog|kid|baby|toddler)\b.{0,24}\b(?:keyboard|kb|mouse)\b/;
