/**
 * PHQ-9 and GAD-7 in the wording their authors released for free use ("no permission required to reproduce, translate,
 * display or distribute"): English as published, Chinese as commonly used in the mainland and in Taiwan.
 */
import type { InAll } from '../language/languages';
import type { Band, Scale } from './questionnaire';

export interface QuestionnaireWords {
  title: string;
  intro: string;
  items: readonly string[];
}

/** What stands around both questionnaires. */
export interface FrameWords {
  /** Meaning 0, 1, 2, 3. */
  options: readonly [string, string, string, string];
  /** Always shown, before and after. */
  notDiagnosis: string;
  /** Where help is, shown with every result. */
  help: string;
  /** Shown first where PHQ-9's item 9 was answered with more than "not at all". */
  item9: string;
  /** What is kept: nothing, unless the player asks. */
  kept: string;
  bands: Readonly<Record<Band, string>>;
}

export const FRAME: InAll<FrameWords> = {
  'zh-CN': {
    options: ['完全不会', '好几天', '一半以上的天数', '几乎每天'],
    notDiagnosis: '这不是诊断，只是帮你看看最近两周的状态。',
    help: '想找人聊聊，可以拨打全国统一心理援助热线 12356，或去正规医院的心理门诊。紧急时请拨打 120 或 110。',
    item9:
      '你提到了不如死掉或伤害自己的念头。请现在就告诉一个你信得过的人，或拨打 12356；马上有危险时请拨打 120 或 110。',
    kept: '答案只在本机内存里，关掉就没有了；除非你自己选择保存。',
    bands: {
      minimal: '最近两周这类困扰很少。',
      mild: '有一些困扰，程度较轻。留意休息，过一阵可以再看看。',
      moderate: '困扰已经不算少了，值得和信得过的人或专业的人谈一谈。',
      moderately_severe: '困扰比较重，建议尽快和专业的人谈一谈。',
      severe: '困扰很重，请尽快联系专业的人，不必一个人扛。',
    },
  },
  'zh-TW': {
    options: ['完全沒有', '幾天', '一半以上的天數', '近乎每天'],
    notDiagnosis: '這不是診斷，只是幫你看看最近兩週的狀態。',
    help: '想找人聊聊，可以撥打安心專線 1925，或到醫院身心科。緊急時請撥打 119 或 110。',
    item9:
      '你提到了不如死掉或傷害自己的念頭。請現在就告訴一個你信得過的人，或撥打 1925；馬上有危險時請撥打 119 或 110。',
    kept: '答案只在本機記憶體裡，關掉就沒有了；除非你自己選擇儲存。',
    bands: {
      minimal: '最近兩週這類困擾很少。',
      mild: '有一些困擾，程度較輕。留意休息，過一陣可以再看看。',
      moderate: '困擾已經不算少了，值得和信得過的人或專業的人談一談。',
      moderately_severe: '困擾比較重，建議盡快和專業的人談一談。',
      severe: '困擾很重，請盡快聯絡專業的人，不必一個人扛。',
    },
  },
  en: {
    options: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
    notDiagnosis: 'This is not a diagnosis. It only helps you see how the last two weeks have been.',
    help: 'To talk to someone: call or text 988 in the US, 116 123 in the UK and Ireland, 12356 in mainland China; a doctor can help anywhere. In an emergency call your local emergency number.',
    item9:
      'You mentioned thoughts of being better off dead or of hurting yourself. Please tell someone you trust now, or call 988 (US) or 116 123 (UK and Ireland); in danger, call your local emergency number.',
    kept: 'Your answers stay in memory on this device and are gone when you close it, unless you choose to keep them.',
    bands: {
      minimal: 'Few of these troubles in the last two weeks.',
      mild: 'Some of these troubles, mild ones. Mind your rest, and look again in a while.',
      moderate: 'A fair amount of trouble: worth talking over with someone you trust or a professional.',
      moderately_severe: 'Rather heavy: please talk to a professional soon.',
      severe: 'Very heavy: please reach a professional soon. You need not carry it alone.',
    },
  },
};

export const QUESTIONNAIRES: InAll<Readonly<Record<Scale, QuestionnaireWords>>> = {
  'zh-CN': {
    phq9: {
      title: '健康问卷 PHQ-9',
      intro: '在过去的两周里，你有多少时候受到以下问题的困扰？',
      items: [
        '做事时提不起劲或没有兴趣',
        '感到心情低落、沮丧或绝望',
        '入睡困难、睡不安稳或睡眠过多',
        '感觉疲倦或没有活力',
        '食欲不振或吃太多',
        '觉得自己很糟，或觉得自己很失败，或让自己或家人失望',
        '对事物专注有困难，例如阅读报纸或看电视时',
        '动作或说话速度缓慢到别人已经察觉；或正好相反，烦躁或坐立不安、动来动去的情况更胜于平常',
        '有不如死掉或用某种方式伤害自己的念头',
      ],
    },
    gad7: {
      title: '广泛性焦虑量表 GAD-7',
      intro: '在过去的两周里，你有多少时候受到以下问题的困扰？',
      items: [
        '感觉紧张、焦虑或急切',
        '不能停止或控制担忧',
        '对各种各样的事情担忧过多',
        '很难放松下来',
        '由于不安而无法静坐',
        '变得容易烦恼或急躁',
        '感到似乎将有可怕的事情发生而害怕',
      ],
    },
  },
  'zh-TW': {
    phq9: {
      title: '病人健康問卷 PHQ-9',
      intro: '在過去兩個星期，你有多常受以下問題困擾？',
      items: [
        '做事時提不起勁或沒有樂趣',
        '感到心情低落、沮喪或絕望',
        '入睡困難、睡不安穩或睡眠過多',
        '感覺疲倦或沒有活力',
        '食慾不振或吃太多',
        '覺得自己很糟，或覺得自己很失敗，或讓自己或家人失望',
        '對事物專注有困難，例如閱讀報紙或看電視時',
        '動作或說話速度緩慢到別人已經察覺；或正好相反，煩躁或坐立不安、動來動去的情況更勝於平常',
        '有不如死掉或用某種方式傷害自己的念頭',
      ],
    },
    gad7: {
      title: '廣泛性焦慮量表 GAD-7',
      intro: '在過去兩個星期，你有多常受以下問題困擾？',
      items: [
        '感覺緊張、焦慮或煩躁',
        '無法停止或控制憂慮',
        '過分憂慮不同的事情',
        '難以放鬆',
        '心緒不寧以至坐立不安',
        '容易心煩或易怒',
        '感到害怕，就像要發生可怕的事情',
      ],
    },
  },
  en: {
    phq9: {
      title: 'PHQ-9',
      intro: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
      items: [
        'Little interest or pleasure in doing things',
        'Feeling down, depressed, or hopeless',
        'Trouble falling or staying asleep, or sleeping too much',
        'Feeling tired or having little energy',
        'Poor appetite or overeating',
        'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
        'Trouble concentrating on things, such as reading the newspaper or watching television',
        'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
        'Thoughts that you would be better off dead or of hurting yourself in some way',
      ],
    },
    gad7: {
      title: 'GAD-7',
      intro: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
      items: [
        'Feeling nervous, anxious or on edge',
        'Not being able to stop or control worrying',
        'Worrying too much about different things',
        'Trouble relaxing',
        'Being so restless that it is hard to sit still',
        'Becoming easily annoyed or irritable',
        'Feeling afraid as if something awful might happen',
      ],
    },
  },
};
