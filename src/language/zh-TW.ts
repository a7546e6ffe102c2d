/**
 * Every text in traditional Chinese, as written in Taiwan: the original's, in traditional characters and with Taiwan's words.
 * test/language/zh-TW.txt has them all as they are read; a text that is not right there gets a row here.
 */
import { inTraditional } from '../chatter/line/script';
import type { TextKey, Wording } from './wording';
import { ZH_CN } from './zh-CN';

/** What the mainland calls it, in traditional characters, and what Taiwan does. */
const TERMS: readonly (readonly [mainland: string, taiwan: string])[] = [
  ['文件夾', '資料夾'],
  ['文件', '檔案'],
  ['數據庫', '資料庫'],
  ['服務器', '伺服器'],
  ['設置', '設定'],
  ['默認', '預設'],
  ['高級', '進階'],
  ['菜單', '選單'],
  ['賬號', '帳號'],
  ['日志', '日誌'],
  ['這臺設備', '這台裝置'],
  ['控制臺', '主控台'],
  ['導出', '匯出'],
  ['導入', '匯入'],
  ['發送', '傳送'],
  ['調用', '呼叫'],
  ['聯機', '連線'],
  ['檢測', '偵測'],
  ['回覆', '回復'],
  ['復制', '複製'],
  ['復盤', '複盤'],
  ['當前', '目前'],
  ['互不相幹', '互不相干'],
];

/** Texts that Taiwan says otherwise, with numbers of its own, or with a name that is written as it is. */
const OTHERWISE: Partial<Wording> = {
  database_full: '本機儲存空間滿了',
  pvKeys: '空白鍵 播放/暫停 · ←→ 單步 · Home/End 首尾',
  style_self_disclosure: '自我揭露',
  stage_avoiding: '迴避',
  relationSure: '所有印象都會清空，不能復原。',
  gist_ask: '你在發問',
  subtext_direct: '想主導出牌',
  modelUrl: '地址（OpenAI 相容）',
  modelSave: '儲存',
  modelSaved: '已儲存。',
  modelFault_moved: '伺服器要轉到別處（3xx），沒有跟過去：請填最終的地址。',
  modelFault_html: '回來的是網頁，不是介面：請看地址。',
  modelFault_address:
    '地址要用 https；本機可用 http://localhost 或 127.0.0.1。請照原樣寫：不帶帳號、問號、反斜線，IP 寫成四段。',
  firstWay_original: '遊戲內建的 AI，我們只看不動',
  menu_facts: '版本 {version} · 執行環境：本體 v{lowest} 及以上 · 身份模式',
  way_own: '自訂（見進階）',
  reportIntro:
    '交給修它的人看的。裡面沒有你的名字、沒有誰說過的話、沒有金鑰和位址；先看一遍，再決定存不存。什麼也不會自己發出去。',
  fileSave: '儲存',
  settingsIntro: '選單裡的全部開關。大模型的位址和金鑰不在裡面，聊天、關係、對局也不在。',
  settingsFault_notOurs: '不是「察言觀色」的設定檔。',
  newerThere: '有新版 {version}。從下面的位址下載，匯入前可以先核對。',
  newerNoDigest: '這個頁面算不了校驗值（要 https 或本機位址）；可以自己對照上面那串。',
  newerFault_none: '還沒有位址，問不了：這一份沒有自帶。從哪裡得到擴展，就向那裡要 latest.json 的位址，填在上面。',
  newerFault_address: '位址不對：要以 https:// 開頭，不帶帳號和問號。',
  newerFault_unreachable: '那裡沒有回應，或不讓頁面讀取。換個位址，或過一會兒再試。',
  careCardFailed: '關懷卡片沒能顯示。需要有人說說話時，可撥 1925；馬上有危險時，請撥 119 或 110。',
  hooksFailed: '鉤子匯流排在 {event} 出錯，按沒有訂閱者處理。',
  neighbour_unknownAi:
    '「无名AI」也在：AI 出什麼牌由它和它自己的身份判斷決定，問到態度才聽我們的；面板、聊天、複盤照舊，「公平」的蒙眼管不到它心裡的數。',
  neighbour_decade: '「十周年UI」也在：牌桌是它畫的，我們的標記、氣泡、面板疊在上面。',
  neighbour_manager: '「扩展管家」也在：更新本擴展時，本體會清掉它在選單裡的設定，更新後請看一眼。',
  neighbour_banned: '「AI禁将」也在：它管 AI 選什麼武將，和推斷身份互不相干。',
  secondCopy: '偵測到另一份「察言观色」，這一份不啟用。',
  tooOld: '本體版本 {version} 低於最低支援版本 {lowest}，部分功能可能無效。',
  inactive_video: '播放錄影時保持旁觀。',
  damage_not_object: '不是一個物件',
  damage_version: '不支援的格式版本（只支援 1）',
  damage_field: '欄位有誤',
  damage_missing: '缺少欄位',
  beliefRefused_seats: '只支援 2 到 10 人',
};

const inTaiwan = (text: string): string =>
  TERMS.reduce((told, [mainland, taiwan]) => told.replaceAll(mainland, taiwan), inTraditional(text));

let made: Wording | undefined;

/** Made when somebody first reads it. */
export const wordingOfTaiwan = (): Wording =>
  (made ??= {
    ...(Object.fromEntries(Object.entries(ZH_CN).map(([key, text]) => [key, inTaiwan(text)])) as Record<
      TextKey,
      string
    >),
    ...OTHERWISE,
  });
