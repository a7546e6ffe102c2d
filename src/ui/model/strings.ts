/** Texts of the model's dialog and dot. */
import type { Row } from '../strings';

export const MODEL = {
  modelTitle: ['大模型（可选）', '大模型（可選）', 'Language model (optional)'],
  modelIntro: [
    '不接大模型也能聊。接上后，AI 的闲话由它换个说法，每句照样核对，过不了就用原句。会发出去的：桌上人人看得到的事、说话者自己的猜测、最近几句闲话。不会发出去的：暗身份、手牌、心情自测。',
    '不接大模型也能聊。接上後，AI 的閒話由它換個說法，每句照樣核對，過不了就用原句。會發出去的：桌上人人看得到的事、說話者自己的猜測、最近幾句閒話。不會發出去的：暗身份、手牌、心情自測。',
    "Talk works without one. With one, AIs' lines are put in its words, checked as always, and replaced by ours where they do not pass. Sent: what everybody at the table can see, the speaker's own guesses, the last lines of talk. Never sent: hidden roles, hands, the mood check.",
  ],
  modelOn: ['启用', '啟用', 'On'],
  modelUrl: ['地址（OpenAI 兼容）', '地址（OpenAI 相容）', 'Address (OpenAI-compatible)'],
  modelName: ['模型', '模型', 'Model'],
  modelList: ['列出模型', '列出模型', 'List models'],
  modelListed: ['找到 {n} 个模型。', '找到 {n} 個模型。', '{n} models found.'],
  modelKey: ['密钥（没有就空着）', '密鑰（沒有就空著）', 'Key (leave empty if none)'],
  modelKeyKept: ['已有密钥；留空不变', '已有密鑰；留空不變', 'A key is set; leave empty to keep it'],
  modelRemember: ['在这台设备上记住密钥', '在這台裝置上記住密鑰', 'Remember the key on this device'],
  modelRememberWarning: [
    '记住的密钥以明文存在游戏设置里，其他扩展也读得到，导出设置时会一起导出。不记住，则关掉游戏就没了。',
    '記住的密鑰以明文存在遊戲設定裡，其他擴充也讀得到，匯出設定時會一起匯出。不記住，則關掉遊戲就沒了。',
    "A remembered key is kept in plain text in the game's settings, where every extension can read it and exports include it. Otherwise it is gone when the game is closed.",
  ],
  modelForget: ['清除密钥', '清除密鑰', 'Clear the key'],
  modelCalls: ['每局最多调用', '每局最多呼叫', 'Calls per game'],
  modelTry: ['试一下', '試一下', 'Try it'],
  modelTrying: ['在试……', '在試……', 'Trying…'],
  modelWorks: ['通了：{name} 答得上来。', '通了：{name} 答得上來。', 'It works: {name} answered.'],
  modelSave: ['保存', '儲存', 'Save'],
  modelSaved: ['已保存。', '已儲存。', 'Saved.'],

  modelFault_unreachable: [
    '连不上：地址不对、服务没开，或浏览器不许读（CORS）。用 Ollama 时请设 OLLAMA_ORIGINS=* 再启动；多数云服务要自架本地代理。',
    '連不上：地址不對、服務沒開，或瀏覽器不許讀（CORS）。用 Ollama 時請設 OLLAMA_ORIGINS=* 再啟動；多數雲服務要自架本地代理。',
    'No answer: wrong address, server not running, or the browser may not read it (CORS). For Ollama set OLLAMA_ORIGINS=* and restart it; most cloud vendors need a local proxy.',
  ],
  modelFault_refused: [
    '服务器拒绝了这个来源（403）。用 Ollama 时请设 OLLAMA_ORIGINS=* 再启动。',
    '伺服器拒絕了這個來源（403）。用 Ollama 時請設 OLLAMA_ORIGINS=* 再啟動。',
    'The server refuses this origin (403). For Ollama set OLLAMA_ORIGINS=* and restart it.',
  ],
  modelFault_key: ['密钥不对（401）。', '密鑰不對（401）。', 'Wrong key (401).'],
  modelFault_model: [
    '没有这个模型，或地址少了 /v1（404）。',
    '沒有這個模型，或地址少了 /v1（404）。',
    'No such model, or the address lacks /v1 (404).',
  ],
  modelFault_busy: [
    '服务器忙，要求稍后再试（429）。',
    '伺服器忙，要求稍後再試（429）。',
    'The server is busy and asks to wait (429).',
  ],
  modelFault_server: ['服务器自己出错了（5xx）。', '伺服器自己出錯了（5xx）。', 'The server failed (5xx).'],
  modelFault_rejected: [
    '服务器不接受这样的请求（4xx）。',
    '伺服器不接受這樣的請求（4xx）。',
    'The server does not take such a request (4xx).',
  ],
  modelFault_timeout: ['八秒内没有回答。', '八秒內沒有回答。', 'No answer within eight seconds.'],
  modelFault_html: [
    '回来的是网页，不是接口：请看地址。',
    '回來的是網頁，不是介面：請看地址。',
    'That is a web page, no API: check the address.',
  ],
  modelFault_big: ['回答太大，没有读。', '回答太大，沒有讀。', 'The answer is too large and was not read.'],
  modelFault_encoding: ['回答不是 UTF-8。', '回答不是 UTF-8。', 'The answer is not UTF-8.'],
  modelFault_shape: [
    '回答不合格式：这个模型可能不会写 JSON。',
    '回答不合格式：這個模型可能不會寫 JSON。',
    'The answer is not in the form asked for: this model may not write JSON.',
  ],
  modelFault_unsafe: ['回答没有通过检查。', '回答沒有通過檢查。', 'The answer did not pass our checks.'],
  modelFault_address: [
    '地址要用 https；本机可用 http://localhost 或 127.0.0.1。',
    '地址要用 https；本機可用 http://localhost 或 127.0.0.1。',
    'The address must be https; http only for localhost or 127.0.0.1.',
  ],
  modelFault_cancelled: ['已取消。', '已取消。', 'Cancelled.'],

  modelState_ready: ['大模型：就绪', '大模型：就緒', 'Model: ready'],
  modelState_busy: ['大模型：在想', '大模型：在想', 'Model: thinking'],
  modelState_resting: ['大模型：出错，歇一会儿', '大模型：出錯，歇一會兒', 'Model: resting after faults'],
  modelState_stopped: ['大模型：停了，请看设置', '大模型：停了，請看設定', 'Model: stopped, see its settings'],
  modelState_spent: ['大模型：这局次数用完了', '大模型：這局次數用完了', 'Model: no calls left this game'],
} as const satisfies Readonly<Record<string, Row>>;
