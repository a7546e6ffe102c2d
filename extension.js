// 察言观色 0.1.0 — built from src/ by `npm run build`; edit the sources, not this file.
// Noname >= 1.10.9. SPDX-License-Identifier: GPL-3.0-or-later
// Contains valibot (MIT, (c) Fabian Hiller).

// info.json
var info_default = {
  name: "察言观色",
  intro: "身份局 AI 只凭公开信息推断身份，按推断行动。",
  author: "察言观色",
  version: "0.1.0",
  minNonameVersion: "1.10.9",
  diskURL: "",
  forumURL: ""
};

// src/engine/inforce.ts
function whyInactive({ get, game, _status }) {
  if (_status.connectMode === true || game.online === true) return "online";
  if (_status.video === true) return "video";
  if (get.mode() !== "identity") return "other_mode";
  if ((_status.mode ?? "normal") !== "normal") return "sub_mode";
  return game.zhu && game.zhu.identityShown !== true ? "hidden_lord" : null;
}

// src/strings.ts
var both = (zh, en) => `${zh} ${en}`;
var WORDS = {
  eventFailed: both("记录一个事件时出错，已跳过。", "An event could not be recorded and was skipped."),
  finishFailed: both("结束记录时出错。", "The recording could not be finished."),
  notKept: both("这一局没能存进最近十局。", "This game could not be kept among the last ten."),
  watcherFailed: both("面板更新时出错。", "The panel failed to follow an event."),
  panelFailed: both("面板打不开，游戏不受影响。", "The panel could not be opened; the game is not affected."),
  perceivedFailed: both("感知态度出错，改用引擎的态度。", "The perceived attitude failed; the engine's is used."),
  attitudeFailed: both("态度补丁出错，改用引擎的态度。", "The attitude patch failed; the engine's value is used."),
  hookThrew: (event, title) => both(`订阅者「${title}」在 ${event} 出错。`, "A subscriber threw an error."),
  hookOff: (event, title) => both(`订阅者「${title}」在 ${event} 连续出错，已停用。`, "A subscriber threw repeatedly and was switched off."),
  peerActive: both(
    "检测到「身临其境的AI」也已启用，两者回答同样的问题；本扩展保持旁观。要同时启用，请在菜单打开「与同类扩展并用」。",
    "Another extension of the same kind is enabled; this one stays passive unless you switch on coexistence."
  ),
  secondCopy: both("检测到另一份「察言观色」，这一份不启用。", "Another copy of this extension is active; this one stays off."),
  missing: (feature, members) => both(
    `本体缺少 ${members.join("、")}，功能「${feature}」停用。`,
    `The game lacks these members; feature "${feature}" is off.`
  ),
  wrongFolder: (folder, name) => both(
    `扩展文件夹应名为「${name}」，现在是「${folder}」：请改名后重启，否则菜单开关无效。`,
    `Rename the extension folder to ${name}.`
  ),
  tooOld: (version, lowest) => both(
    `本体版本 ${version} 低于最低支持版本 ${lowest}，部分功能可能无效。`,
    `This game version is older than ${lowest}.`
  )
};
var MENU = {
  enable: "开启",
  facts: (version, lowest) => `版本 ${version} · 运行环境：本体 v${lowest} 及以上 · 身份模式`,
  personas: "<b>参与抽取的人格</b>（下一局生效）",
  persona_balanced: { name: "均衡", intro: "态度平稳，按证据办事。Balanced." },
  persona_impulsive: { name: "冲动", intro: "更激进，洞察较低。Impulsive." },
  persona_petty: { name: "记仇", intro: "被谁打过会记得更久、更重。Petty." },
  persona_camouflage: { name: "伪装", intro: "身为反贼时，前几个回合压住对主公的敌意。Camouflage." },
  coexist: {
    name: "与同类扩展并用",
    intro: "「身临其境的AI」同时启用时，本扩展默认旁观；打开后两者都会影响AI的态度（重启生效）。Coexist with a similar extension."
  },
  panel: "打开「察言观色」面板",
  badges: { name: "头像标记", intro: "在头像上标出全场共识的猜测与把握。Marks on the avatars." },
  language: {
    name: "面板语言",
    intro: "面板的文字。Language of the panel.",
    item: { auto: "自动", "zh-CN": "简体", "zh-TW": "繁體", en: "English" }
  },
  debug: { name: "调试日志", intro: "在控制台写出每个公开事件和它对记忆的影响。Debug log in the console." }
};
var INACTIVE = {
  other_mode: { zh: "只在身份模式生效。", en: "Only in identity mode." },
  sub_mode: { zh: "只在标准身份场生效，这种玩法里保持旁观。", en: "Only in the normal kind of identity mode." },
  online: { zh: "联机时保持旁观。", en: "Inactive in online rooms." },
  video: { zh: "播放录像时保持旁观。", en: "Inactive while a video plays." },
  off: { zh: "扩展没有生效：未开启，或在同类扩展旁保持旁观。", en: "Not in force: switched off, or passive beside a similar extension." },
  hidden_lord: { zh: "主公未亮明，保持旁观。", en: "Inactive while the lord is hidden." }
};
var PACKAGE_INTRO = "身份局里，AI 只凭公开的出牌、技能、拆顺、无懈、伤害与回复推断身份，并按自己的推断行动。";
var DAMAGE = {
  not_json: both("不是 JSON", "not JSON"),
  not_object: both("不是一个对象", "not an object"),
  no_type: both("没有 type", "has no type"),
  no_header: both("第一行应为 game", "the first line must be of type game"),
  version: both("不支持的格式版本（只支持 1）", "unsupported format version (1 is)"),
  second_header: both("又一行 game", "a second game line"),
  after_truth: both("truth 应是最后一行", "truth must be the last line"),
  field: both("字段有误", "a field is wrong")
};
var UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
var printable = (text) => text.replace(UNPRINTABLE, "");
var damageText = (line2, reason, detail) => `第 ${line2} 行 line ${line2}: ${DAMAGE[reason] ?? reason}${detail === "" ? "" : `（${printable(detail)}）`}`;

// src/core/random.ts
function hash(parts) {
  let h = 2166136261;
  for (const part of parts) {
    for (const unit of `${part}|`) {
      h = Math.imul(h ^ (unit.codePointAt(0) ?? 0), 16777619);
    }
  }
  return h >>> 0;
}
function draw(seed, ...purpose) {
  let a = hash([seed, ...purpose]) + 1831565813 | 0;
  let t = Math.imul(a ^ a >>> 15, 1 | a);
  t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
  a = (t ^ t >>> 14) >>> 0;
  return a / 4294967296;
}

// src/core/persona.ts
var PERSONAS = {
  balanced: { weight: 45, aggressiveness: 0.5, randomness: 0, revengeWeight: 1, insight: 0.5, camouflageRounds: 0 },
  impulsive: { weight: 20, aggressiveness: 0.8, randomness: 0.12, revengeWeight: 1, insight: 0.35, camouflageRounds: 0 },
  petty: { weight: 20, aggressiveness: 0.6, randomness: 0, revengeWeight: 2.2, insight: 0.5, camouflageRounds: 0 },
  camouflage: { weight: 15, aggressiveness: 0.55, randomness: 0, revengeWeight: 1, insight: 0.6, camouflageRounds: 3 }
};
var PERSONA_NAMES = Object.keys(PERSONAS);
function isPersonaName(name) {
  return typeof name === "string" && Object.prototype.hasOwnProperty.call(PERSONAS, name);
}
function createPersona(name) {
  const { weight: _weight, ...traits } = PERSONAS[name];
  return { name, traits };
}
function drawPersonaName(seed, seat2, enabled) {
  const total = enabled.reduce((sum, name) => sum + PERSONAS[name].weight, 0);
  let left = draw(seed, "persona", seat2) * total;
  for (const name of enabled) {
    left -= PERSONAS[name].weight;
    if (left < 0) return name;
  }
  return "balanced";
}

// src/engine/settings.ts
var EXTENSION_NAME = "察言观色";
var DEFAULTS = {
  persona_balanced: true,
  persona_impulsive: true,
  persona_petty: true,
  persona_camouflage: true,
  coexist: false,
  badges: true,
  language: "auto",
  debug: false
};
function createSettings({ lib, game }) {
  const stored = (key) => lib.config[`extension_${EXTENSION_NAME}_${key}`];
  const flag = (key) => {
    const value = stored(key);
    return typeof value === "boolean" ? value : DEFAULTS[key];
  };
  return {
    personas: () => PERSONA_NAMES.filter((name) => flag(`persona_${name}`)),
    debug: () => flag("debug"),
    coexist: () => flag("coexist"),
    badges: () => flag("badges"),
    language: () => {
      const value = stored("language");
      return typeof value === "string" ? value : DEFAULTS.language;
    },
    // A game without saveConfig forgets, and contract.ts has said so.
    save: (key, value) => {
      game.saveConfig?.(`extension_${EXTENSION_NAME}_${key}`, value);
    }
  };
}

// src/engine/menu.ts
var SWITCHES = [
  "persona_balanced",
  "persona_impulsive",
  "persona_petty",
  "persona_camouflage",
  "coexist",
  "debug"
];
var line = (name) => ({ name, clear: true, nopointer: true });
function createMenu(version, lowest, actions, save) {
  const items = {
    enable: { name: MENU.enable, init: true, onswitch: actions.enable },
    facts: line(MENU.facts(version, lowest)),
    panel: { name: MENU.panel, clear: true, onclick: actions.openPanel },
    badges: {
      ...MENU.badges,
      init: DEFAULTS.badges,
      onclick: (on) => {
        save("badges", on);
        actions.badges(on === true);
      }
    },
    language: {
      ...MENU.language,
      init: DEFAULTS.language,
      onclick: (tag) => {
        save("language", tag);
        actions.language(String(tag));
      }
    },
    personas: line(MENU.personas)
  };
  for (const key of SWITCHES) items[key] = { ...MENU[key], init: DEFAULTS[key] };
  return items;
}

// src/engine/places.ts
var SETTLING = [0, 100, 300, 700, 1500, 3e3];
var LAYER_STYLE = "position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:none;z-index:20";
function createPlaces({ ui, lib, game }) {
  let layer = null;
  function unscale() {
    const zoom = typeof game.documentZoom === "number" && game.documentZoom > 0 ? game.documentZoom : 1;
    if (!layer) return;
    const size = `${zoom * 100}%`;
    if (layer.style.width === size) return;
    layer.style.width = layer.style.height = size;
    layer.style.transform = zoom === 1 ? "" : `scale(${1 / zoom})`;
  }
  const element = (player) => player;
  return {
    whenReady(ready) {
      if (lib.arenaReady) lib.arenaReady.push(ready);
      else if (ui.window) ready();
    },
    layer() {
      if (!ui.window) return null;
      if (!layer) {
        layer = document.createElement("div");
        layer.style.cssText = LAYER_STYLE;
        window.addEventListener("resize", () => {
          for (const wait of SETTLING) setTimeout(unscale, wait);
        });
      }
      if (layer.parentNode !== ui.window) ui.window.append(layer);
      unscale();
      return layer;
    },
    topBar(text, open2) {
      const entry = ui.create.system(text, open2, true);
      return () => {
        entry.remove();
      };
    },
    seat: element,
    portrait(player) {
      const image = element(player).node?.avatar?.style.backgroundImage ?? "";
      return image === "" || image === "none" ? null : image;
    },
    scrollBox(box) {
      lib.setScroll(box);
    },
    language: () => lib.config["language"]
  };
}

// src/engine/report.ts
var REMEMBERED = 200;
function createReport(debugging, log = console) {
  const said = /* @__PURE__ */ new Set();
  return {
    warn(text, error) {
      if (said.has(text) || said.size >= REMEMBERED) return;
      said.add(text);
      if (error === void 0) log.warn(`[${EXTENSION_NAME}] ${text}`);
      else log.warn(`[${EXTENSION_NAME}] ${text}`, error);
    },
    debug(text) {
      if (debugging()) log.log(`[${EXTENSION_NAME}] ${text}`);
    }
  };
}

// src/core/exposure.ts
var SOFT_EXPOSE_THRESHOLD = 0.7;
var HIGH_EXPOSE_THRESHOLD = 0.85;
var EXPOSED_BY_HARM = 0.95;
var EXPOSED_BY_HELP = 0.85;
function exposureWeight(exposure) {
  if (exposure >= HIGH_EXPOSE_THRESHOLD) return 1.25;
  return exposure >= SOFT_EXPOSE_THRESHOLD ? 1.1 : 1;
}
function revealWeight(target) {
  if (target.revealed !== null) return 1;
  return target.exposure >= HIGH_EXPOSE_THRESHOLD ? 0.8 : 0.6;
}
function isExposed(target) {
  return target.revealed !== null || target.exposure >= SOFT_EXPOSE_THRESHOLD;
}
function exposureAfter(actor, target, tv) {
  if (actor.revealed !== null) return actor.exposure;
  if (tv < 0 && target.revealed !== null) return Math.max(actor.exposure, EXPOSED_BY_HARM);
  const softly = target.revealed === null && target.exposure >= SOFT_EXPOSE_THRESHOLD;
  return tv > 0 && softly ? Math.max(actor.exposure, EXPOSED_BY_HELP) : actor.exposure;
}

// src/core/number.ts
function clamp(x, low, high) {
  if (!(x >= low)) return low;
  return x > high ? high : x;
}
function lerp(a, b, t) {
  return a + (b - a) * t;
}
function finite(x) {
  return typeof x === "number" && Number.isFinite(x) ? x : 0;
}

// src/core/role.ts
var ROLES = ["zhu", "zhong", "fan", "nei", "commoner"];
function parseRole(identity) {
  if (identity === "mingzhong") return "zhong";
  return typeof identity === "string" && ROLES.includes(identity) ? identity : null;
}
function sideOf(role2) {
  if (role2 === "zhu" || role2 === "zhong") return "zhu";
  return role2 === "fan" ? "fan" : "other";
}
function alignOf(role2) {
  if (role2 === "zhu" || role2 === "zhong") return 1;
  return role2 === "fan" ? -1 : 0;
}
function rebelsByHeadCount(players) {
  if (players <= 4) return 1;
  if (players <= 6) return 2;
  return players === 7 ? 3 : 4;
}
function expectedRebels(deck2, countedRebels, players) {
  return deck2?.fan ?? countedRebels ?? rebelsByHeadCount(players);
}

// src/core/guess.ts
var SIGNAL_THRESHOLD = 1.2;
var SIGNAL_FULL = 6;
var NEI_TALLY = 1.8;
var NEI_FULL = 4;
var NUDGE_RATE = 0.25;
var NUDGE_BOUND = 0.8;
var UNKNOWN_FULL = 0.4;
function blankOpinion() {
  return {
    identity: "unknown",
    confidence: 0,
    reason: "no_memory",
    zhuSignal: 0,
    evidence: 0,
    evidenceAxis: 0,
    axis: 0,
    axisSource: "zhuSignal",
    weight: 1,
    shown: 0,
    grudge: 0,
    grudgeBoost: 0,
    effective: 0,
    threshold: SIGNAL_THRESHOLD,
    help: 0,
    harm: 0
  };
}
function settle(out, identity, confidence, reason) {
  out.identity = identity;
  out.confidence = confidence;
  out.reason = reason;
}
function weigh(out, { mind: { memory }, role: role2 }, target) {
  const { pid } = target;
  out.zhuSignal = finite(memory.zhuSignal[pid]);
  out.evidence = finite(memory.evidence[pid]);
  out.evidenceAxis = sideOf(role2) === "fan" ? -out.evidence : out.evidence;
  const byEvidence = Math.abs(out.evidenceAxis) > Math.abs(out.zhuSignal);
  out.axis = byEvidence ? out.evidenceAxis : out.zhuSignal;
  out.axisSource = byEvidence ? "evidence" : "zhuSignal";
  out.shown = target.exposure;
  out.weight = exposureWeight(target.exposure);
  out.grudge = finite(memory.grudge[pid]);
  const plain = Math.abs(out.axis) * out.weight;
  out.grudgeBoost = out.axis !== 0 && plain < SIGNAL_THRESHOLD ? clamp(NUDGE_RATE * out.grudge, 0, NUDGE_BOUND) : 0;
  out.effective = plain + out.grudgeBoost;
  out.help = finite(memory.zhuHelp[pid]);
  out.harm = finite(memory.zhuHarm[pid]);
}
function decide(out) {
  const { help, harm, effective, axis } = out;
  if (help >= NEI_TALLY && harm >= NEI_TALLY) {
    settle(out, "nei", clamp(Math.min(help, harm) / NEI_FULL, 0, 1), "nei_both_help_harm");
  } else if (effective < SIGNAL_THRESHOLD) {
    settle(out, "unknown", UNKNOWN_FULL * clamp(effective / SIGNAL_THRESHOLD, 0, 1), "insufficient_signal");
  } else if (axis > 0) {
    settle(out, "zhong", clamp(effective / SIGNAL_FULL, 0, 1), "signal_positive");
  } else {
    settle(out, "fan", clamp(effective / SIGNAL_FULL, 0, 1), "signal_negative");
  }
}
function opine(out, game, observer, target) {
  if (target.seat === game.table.lord) {
    settle(out, "zhu", 1, "fixed_zhu");
    return out;
  }
  const open2 = target.revealed ?? game.roles.learned(observer, target.seat);
  if (open2 !== null) {
    settle(out, open2, 1, "fixed_shown");
    return out;
  }
  const mind = game.minds.get(observer);
  if (!mind) {
    settle(out, "unknown", 0, "no_memory");
    return out;
  }
  weigh(out, { mind, role: game.roles.own(observer) }, target);
  decide(out);
  return out;
}
var WEIGHED = /* @__PURE__ */ new Set([
  "nei_both_help_harm",
  "insufficient_signal",
  "signal_positive",
  "signal_negative"
]);
function guessAlone(game, observer, target) {
  const { identity, confidence, reason, ...detail } = opine(blankOpinion(), game, observer, target);
  return WEIGHED.has(reason) ? { identity, confidence, reason, detail } : { identity, confidence, reason };
}

// src/core/consensus.ts
var FAN_CANDIDATE_CONFIDENCE = 0.65;
var SOFT_ASSIGN_CONFIDENCE = 0.6;
var vote = blankOpinion();
var ballots = [];
var scores = [];
var bare = (identity, confidence, reason) => ({ identity, confidence, reason, votes: {}, voters: 0, abstentions: {} });
function mayVote(game, observer, target) {
  return observer !== target && observer !== game.human && game.minds.has(observer);
}
function count(game, target) {
  if (target.seat === game.table.lord) return bare("zhu", 1, "fixed_zhu");
  if (target.revealed !== null) return bare(target.revealed, 1, "fixed_shown");
  const abstentions = {};
  let observers = 0;
  let voters = 0;
  let total = 0;
  ballots.length = 0;
  scores.length = 0;
  for (const { seat: seat2 } of game.table.seats) {
    if (!mayVote(game, seat2, target.seat)) continue;
    observers += 1;
    const { identity, confidence: confidence2, reason } = opine(vote, game, seat2, target);
    const weight = clamp(confidence2, 0, 1);
    if (identity === "unknown" || weight <= 0) {
      abstentions[reason] = (abstentions[reason] ?? 0) + 1;
      continue;
    }
    voters += 1;
    total += weight;
    const known = ballots.indexOf(identity);
    if (known >= 0) scores[known] = (scores[known] ?? 0) + weight;
    else scores[ballots.push(identity) - 1] = weight;
  }
  if (observers === 0) return bare("unknown", 0, "no_observers");
  const votes = {};
  let best = "unknown";
  let bestScore = 0;
  ballots.forEach((identity, i) => {
    const score = scores[i] ?? 0;
    votes[identity] = score;
    if (score > bestScore) {
      best = identity;
      bestScore = score;
    }
  });
  const confidence = total > 0 ? bestScore / total : 0;
  return { identity: best, confidence, reason: voters > 0 ? "ok" : "no_votes", votes, voters, abstentions };
}
function rawConsensus(game, target) {
  const changed = game.changed.get(target.seat) ?? 0;
  const kept = game.cache.raw.get(target.seat);
  if (kept?.at === changed) return kept.value;
  const value = count(game, target);
  game.cache.raw.set(target.seat, { at: changed, value });
  return value;
}
function expected({ table, roles }) {
  const counted = table.deck?.fan === void 0 ? roles.rebelCount() : null;
  return expectedRebels(table.deck, counted, table.seats.length);
}
function softState(game) {
  const expectedFan = expected(game);
  let exposedFan = 0;
  let hiddenFan = 0;
  for (const seat2 of game.table.seats) {
    if (seat2.revealed !== null) {
      if (seat2.revealed === "fan") exposedFan += 1;
      continue;
    }
    const { identity, confidence } = rawConsensus(game, seat2);
    if (identity !== "fan" || confidence < FAN_CANDIDATE_CONFIDENCE) continue;
    if (seat2.exposure >= SOFT_EXPOSE_THRESHOLD) exposedFan += 1;
    else hiddenFan += 1;
  }
  const enabled = expectedFan > 0 && exposedFan >= expectedFan && hiddenFan === 0;
  return { enabled, exposedFan, hiddenFan, expectedFan };
}
function mayBeEnabled(game) {
  let candidates = 0;
  for (const { revealed, exposure } of game.table.seats) {
    if (revealed === null ? exposure >= SOFT_EXPOSE_THRESHOLD : revealed === "fan") candidates += 1;
  }
  return candidates >= expected(game);
}
function softEnabled(game) {
  if (game.cache.softAt !== game.revision) {
    game.cache.soft = mayBeEnabled(game) && softState(game).enabled;
    game.cache.softAt = game.revision;
  }
  return game.cache.soft;
}
function softAssigned(game, target) {
  return softEnabled(game) && rawConsensus(game, target).identity === "unknown";
}
var SOFT_GUESS = "soft_assigned_remaining_allies";
function consensus(game, target) {
  const raw = rawConsensus(game, target);
  if (raw.identity !== "unknown" || !softAssigned(game, target)) return raw;
  return { ...raw, identity: "zhong", confidence: SOFT_ASSIGN_CONFIDENCE, reason: SOFT_GUESS };
}
function guess(game, observer, target) {
  const alone = guessAlone(game, observer, target);
  if (alone.reason !== "insufficient_signal" || !softAssigned(game, target)) return alone;
  return { ...alone, identity: "zhong", confidence: SOFT_ASSIGN_CONFIDENCE, reason: SOFT_GUESS };
}
function verdict(game, observer, target) {
  if (isSoftAssigned(game, observer, target)) {
    return { identity: "zhong", confidence: SOFT_ASSIGN_CONFIDENCE, reason: SOFT_GUESS };
  }
  const { identity, confidence, reason } = opine(vote, game, observer, target);
  return { identity, confidence, reason };
}
function isSoftAssigned(game, observer, target) {
  return softAssigned(game, target) && opine(vote, game, observer, target).reason === "insufficient_signal";
}

// src/core/attitude.ts
var ATTITUDE_BOUND = 10;
var SOFT_ATTITUDE = 3;
var CAMOUFLAGE_FLOOR = 0.15;
function perceived(mind, self, pid, round) {
  const { memory, persona: { traits } } = mind;
  const felt = finite(memory.firstImpression[pid]) + finite(memory.evidence[pid]) * (0.6 + 0.8 * traits.insight) - finite(memory.grudge[pid]) * (0.25 + 0.2 * traits.revengeWeight) - 0.25 * traits.aggressiveness;
  const situation = clamp(
    1 + 0.06 * Math.max(0, self.turnHp - 2) + 0.03 * Math.max(0, self.turnHand - 2),
    0.85,
    1.25
  );
  const certainty = lerp(0.6, 1, clamp((round - 1) / 3, 0, 1));
  const value = felt * lerp(0.9, 1.2, traits.aggressiveness) * situation * certainty;
  return clamp(finite(value), -ATTITUDE_BOUND, ATTITUDE_BOUND);
}
var engineStands = ({ roles }, from, to) => roles.engineStands?.(from, to) ?? false;
function feelsByMind(game, from, to) {
  return to.revealed === null && to.seat !== from && to.exposure < HIGH_EXPOSE_THRESHOLD && game.minds.has(from) && game.roles.learned(from, to.seat) === null && !engineStands(game, from, to.seat);
}
function camouflaged(game, from, base) {
  const mind = game.minds.get(from);
  if (!mind || engineStands(game, from, game.table.lord) || mind.persona.name !== "camouflage" || base >= 0 || game.roles.own(from) !== "fan") return base;
  const rounds = Math.max(1, mind.persona.traits.camouflageRounds);
  return base * lerp(CAMOUFLAGE_FLOOR, 1, clamp(mind.runtime.turnsTaken / rounds, 0, 1));
}
function softened(game, from, to, value) {
  if (to.revealed !== null || to.seat === from || engineStands(game, from, to.seat) || !isSoftAssigned(game, from, to)) return null;
  switch (sideOf(game.roles.own(from))) {
    case "zhu":
      return Math.max(value, SOFT_ATTITUDE);
    case "fan":
      return Math.min(value, -SOFT_ATTITUDE);
    default:
      return null;
  }
}
function attitude(game, from, to) {
  const self = game.table.bySeat.get(from);
  const target = game.table.bySeat.get(to);
  if (!self || !target) return { value: 0, reason: "original" };
  if (to === game.table.lord && from !== to) {
    const base = game.roles.engineAttitude(from, to);
    const value = camouflaged(game, from, base);
    return { value, reason: value === base ? "original" : "camouflage" };
  }
  if (target.revealed !== null || from === to) {
    return { value: game.roles.engineAttitude(from, to), reason: "original" };
  }
  const mind = game.minds.get(from);
  let result;
  if (mind && feelsByMind(game, from, target)) {
    result = { value: perceived(mind, self, target.pid, game.table.round), reason: "perceived" };
  } else {
    const shown = target.exposure >= HIGH_EXPOSE_THRESHOLD;
    result = { value: game.roles.engineAttitude(from, to), reason: shown ? "fallback_shown" : "original" };
  }
  const soft = softened(game, from, target, result.value);
  return soft === null ? result : { value: soft, reason: "soft_assigned" };
}
function relation(game, from, to) {
  const { value, reason } = attitude(game, from, to);
  return game.hooks.attitude ? finite(game.hooks.attitude(from, to, value, reason)) : value;
}

// src/engine/attitude.ts
var ENGINE_ONLY = "slqj_engine_only";
var DIFFICULTY_STEP = 1.5;
var NORMAL_DIFFICULTY = 2;
function override(get, name, patched) {
  const before = Object.getOwnPropertyDescriptor(get, name);
  get[name] = patched;
  return () => {
    if (get[name] !== patched) return;
    if (before) Object.defineProperty(get, name, before);
    else delete get[name];
  };
}
function installAttitude({ engine, bus, report, session }) {
  const { get, game: table, _status } = engine;
  const engineAttitude = get.attitude;
  const engineRawAttitude = get.rawAttitude;
  let installed = true;
  let asking = false;
  const difficulty = (to) => to === table.me ? (NORMAL_DIFFICULTY - get.difficulty()) * DIFFICULTY_STEP : 0;
  const customAnswers = (from, to) => (_status.ai.customAttitude ?? []).some((custom2) => custom2(from, to) !== void 0);
  function feeling(running, from, to) {
    const { seats, game } = running;
    const observer = seats.of(from);
    const target = seats.of(to);
    if (observer === void 0 || target === void 0) return null;
    const aim = game.table.bySeat.get(target);
    const self = game.table.bySeat.get(observer);
    const mind = game.minds.get(observer);
    if (!aim || !self || !mind || to.identityShown === true || !feelsByMind(game, observer, aim)) return null;
    return perceived(mind, self, aim.pid, game.table.round);
  }
  function engineRaw(from, to) {
    const value = finite(engineRawAttitude.call(get, from, to));
    return customAnswers(from, to) ? value : value - difficulty(to);
  }
  const patchedRaw = function(from, to, ...rest) {
    const running = installed && rest[0] !== ENGINE_ONLY ? session() : null;
    if (running && from && to) {
      try {
        const felt = feeling(running, from, to);
        if (felt !== null) return felt + difficulty(to);
      } catch (error) {
        report.warn(WORDS.perceivedFailed, error);
      }
    }
    return rest[0] === ENGINE_ONLY ? engineRawAttitude.call(this, from, to) : engineRawAttitude.call(this, from, to, ...rest);
  };
  function judged(running, from, to, value) {
    const { seats, game } = running;
    const observer = seats.of(from);
    const aim = game.table.bySeat.get(seats.of(to) ?? 0);
    if (observer === void 0 || !aim || aim.seat === observer) return [value, "original", null];
    if (aim.seat === game.table.lord) {
      const damped = from.isMad() ? value : camouflaged(game, observer, value);
      return [damped, damped === value ? "original" : "camouflage", null];
    }
    if (to.identityShown === true) return [value, "original", null];
    const felt = bus.has("slqj_ai_attitude") ? feeling(running, from, to) : null;
    const soft = softenedUnlessMad(running, observer, aim, from, to, value);
    if (soft !== null) return [soft, "soft_assigned", felt];
    if (felt !== null) return [value, "perceived", felt];
    return [value, aim.exposure >= HIGH_EXPOSE_THRESHOLD ? "fallback_shown" : "original", null];
  }
  function softenedUnlessMad({ game }, observer, aim, from, to, value) {
    const soft = softened(game, observer, aim, value);
    return soft === null || from.isMad() || to.isMad() ? null : soft;
  }
  function offer(from, to, value, reason, felt) {
    if (asking) return value;
    asking = true;
    try {
      const base = engineAttitude.call(get, from, to, ENGINE_ONLY);
      const context = {
        from,
        to,
        mode: get.mode(),
        base,
        perceived: felt,
        reason,
        result: value,
        forceOriginal: false,
        stop: false,
        game: table,
        get
      };
      const { forceOriginal, result } = bus.emit("slqj_ai_attitude", context);
      if (forceOriginal) return base;
      return typeof result === "number" && Number.isFinite(result) ? result : value;
    } finally {
      asking = false;
    }
  }
  const patched = function(from, to, ...rest) {
    const value = engineAttitude.call(this, from, to, ...rest);
    const running = installed && rest[0] !== ENGINE_ONLY ? session() : null;
    if (!running || !from || !to) return value;
    try {
      const self = from._trueMe ?? from;
      const [result, reason, felt] = judged(running, self, to, value);
      return bus.has("slqj_ai_attitude") ? offer(self, to, result, reason, felt) : result;
    } catch (error) {
      report.warn(WORDS.attitudeFailed, error);
      return value;
    }
  };
  const restoreRaw = override(get, "rawAttitude", patchedRaw);
  const restore = override(get, "attitude", patched);
  return {
    engineRaw,
    engineStands: customAnswers,
    hooked(from, to, value, reason) {
      const running = bus.has("slqj_ai_attitude") ? session() : null;
      const observer = running?.seats.player(from);
      const target = running?.seats.player(to);
      if (!observer || !target) return value;
      return offer(observer, target, value, reason, reason === "perceived" ? value : null);
    },
    uninstall() {
      installed = false;
      restore();
      restoreRaw();
    }
  };
}

// src/hooks/bus.ts
var FAILURES_ALLOWED = 3;
function createHookBus(report) {
  const chains = /* @__PURE__ */ new Map();
  const remove = (gone) => {
    const left = (chains.get(gone.name) ?? []).filter((subscription) => subscription !== gone);
    if (left.length > 0) chains.set(gone.name, left);
    else chains.delete(gone.name);
  };
  const fail = (subscription, error) => {
    const { name, title } = subscription;
    subscription.failures += 1;
    const switchedOff = subscription.failures >= FAILURES_ALLOWED;
    if (switchedOff) remove(subscription);
    if (switchedOff || !subscription.reported) report({ name, title, error, switchedOff });
    subscription.reported = true;
  };
  const bus = {
    on(name, fn, { priority = 0, once = false, title } = {}) {
      if (typeof fn !== "function") throw new TypeError(`slqjAiHooks.on(${JSON.stringify(name)}): not a function`);
      const subscription = {
        name,
        fn,
        priority,
        once,
        title: title ?? (fn.name || name),
        failures: 0,
        reported: false
      };
      const chain = [...chains.get(name) ?? [], subscription];
      chains.set(name, chain.sort((a, b) => b.priority - a.priority));
      return () => {
        remove(subscription);
      };
    },
    off(name, fn) {
      for (const subscription of chains.get(name) ?? []) if (subscription.fn === fn) remove(subscription);
    },
    emit(name, ctx) {
      let current = ctx;
      for (const subscription of chains.get(name) ?? []) {
        if (!chains.get(name)?.includes(subscription)) continue;
        if (subscription.once) remove(subscription);
        try {
          const answer = subscription.fn(current);
          if (answer instanceof Promise) {
            answer.then(() => {
              subscription.failures = 0;
            }, (error) => {
              fail(subscription, error);
            });
          } else {
            subscription.failures = 0;
            if (typeof answer === "object" && answer !== null) current = answer;
          }
        } catch (error) {
          fail(subscription, error);
        }
        if (current.stop === true) break;
      }
      return current;
    },
    has: (name) => chains.has(name),
    clear(name) {
      if (name === void 0) chains.clear();
      else chains.delete(name);
    },
    list: () => [...chains.values()].flat().map(({ name, title, priority, once }) => ({ name, title, priority, once }))
  };
  return bus;
}

// src/engine/api.ts
var BUS_METHODS = ["on", "off", "emit", "has", "clear", "list"];
function isBus(value) {
  return typeof value === "object" && value !== null && BUS_METHODS.every((method) => typeof value[method] === "function");
}
function openBus(game, report) {
  if (isBus(game.slqjAiHooks)) return game.slqjAiHooks;
  const bus = createHookBus(({ name, title, error, switchedOff }) => {
    report.warn((switchedOff ? WORDS.hookOff : WORDS.hookThrew)(name, title), error);
  });
  if (game.slqjAiHooks === void 0) game.slqjAiHooks = bus;
  return bus;
}
var NOTHING = { identity: "unknown", confidence: 0, reason: "no_memory" };
var NOBODY = {
  identity: "unknown",
  confidence: 0,
  reason: "no_observers",
  votes: {},
  voters: 0,
  abstentions: {}
};
function createApi(version, hooks, session) {
  const ask2 = (how) => (observer, target) => {
    const running = session();
    const eyes = running?.seats.of(observer);
    const aim = running?.game.table.bySeat.get(running.seats.of(target) ?? 0);
    return running && eyes !== void 0 && aim ? how(running.soundGame(), eyes, aim) : NOTHING;
  };
  const guessFor = ask2(verdict);
  const explainConsensus = (target) => {
    const running = session();
    const aim = running?.game.table.bySeat.get(running.seats.of(target) ?? 0);
    if (!running || !aim) return NOBODY;
    const { votes, abstentions, ...rest } = consensus(running.soundGame(), aim);
    return { ...rest, votes: { ...votes }, abstentions: { ...abstentions } };
  };
  const answer = ({ identity, confidence }) => ({ identity, confidence });
  return {
    hooks,
    cfg: {
      version,
      get identityCounts() {
        const deck2 = session()?.game.table.deck;
        return deck2 ? { ...deck2 } : null;
      }
    },
    explainGuessIdentityFor: ask2(guess),
    explainGuessIdentityConsensus: explainConsensus,
    guessIdentityFor: (observer, target) => answer(guessFor(observer, target)),
    guessIdentityConsensus: (target) => answer(explainConsensus(target)),
    recording: () => session()?.recorder.lines() ?? null
  };
}

// src/engine/contract.ts
var need = (kind, feature) => ({ kind, feature });
var LIB = {
  version: need("string", "core"),
  config: need("object", "core"),
  skill: need("object", "core"),
  card: need("object", "core"),
  translate: need("object", "core"),
  onover: need("object", "over")
};
var GAME = {
  players: need("object", "core"),
  dead: need("object", "core"),
  me: null,
  // set when the arena is prepared
  notMe: null,
  zhu: null,
  // set when roles are dealt
  online: null,
  roundNumber: need("number", "core"),
  addGlobalSkill: need("function", "core"),
  removeGlobalSkill: need("function", "core"),
  saveConfig: need("function", "settings"),
  slqjAiHooks: null,
  __slqjAiPersona: null,
  __slqjAiLoaded: null
};
var GET = {
  attitude: need("function", "attitude"),
  rawAttitude: need("function", "attitude"),
  difficulty: need("function", "attitude"),
  mode: need("function", "core"),
  info: need("function", "worth"),
  result: need("function", "worth"),
  value: need("function", "worth"),
  translation: need("function", "core"),
  identityList: need("function", "deck"),
  position: need("function", "picks"),
  is: need("object", "picks")
};
function inspect(owner, object2, needs, found) {
  for (const [member, wanted] of Object.entries(needs)) {
    if (wanted === null) continue;
    const value = object2[member];
    const kind = typeof value === "function" && wanted.kind === "object" ? "object" : typeof value;
    if (value !== null && kind === wanted.kind) continue;
    found.set(wanted.feature, [...found.get(wanted.feature) ?? [], `${owner}.${member}`]);
  }
}
function missingMembers({ lib, game, get }) {
  const found = /* @__PURE__ */ new Map();
  inspect("lib", lib, LIB, found);
  inspect("game", game, GAME, found);
  inspect("get", get, GET, found);
  return [...found].map(([feature, members]) => ({ feature, members }));
}

// src/engine/wuxie.ts
var CHAIN_LIMIT = 20;
function counteredBy(wuxie) {
  let map;
  let depth = 0;
  let event = wuxie.getParent();
  for (let level = 0; event?._info_map && level < CHAIN_LIMIT; level++) {
    map = event._info_map;
    depth += 1;
    if (map.card.name !== "wuxie") break;
    event = outerWuxie(event);
  }
  if (map?.card.name === "wuxie" && map._source) map = map._source;
  const cancels = (wuxie.getParent()?._info_map?.state ?? 1) > 0;
  if (cancels !== (depth % 2 === 1)) depth += 1;
  if (!map?.target || map.card.name === "wuxie" || map.multitargets === true) return null;
  return { user: map.player, target: map.target, card: map.card, depth };
}
function outerWuxie(event) {
  const outer = event.getParent(5);
  return outer?.name === "_wuxie" ? outer : void 0;
}

// src/engine/worth.ts
function ask({ target_use, target }, actor, aim, card) {
  const answer = target_use ?? target;
  if (typeof answer !== "function") return finite(answer);
  return finite(answer(actor, aim, card));
}
function guarded(compute) {
  try {
    return compute();
  } catch {
    return 0;
  }
}
function cardWorth({ get }, card, skill, actor, aim) {
  return guarded(() => ask(get.result(card, skill), actor, aim, card));
}
function skillWorth({ get }, skill, actor, aim) {
  return guarded(() => {
    const info = get.info(skill);
    const result = info.ai?.result;
    const entry = typeof result === "function" ? result() : result;
    return entry ? ask(entry, actor, aim) : 0;
  });
}
function isConversion({ get }, skill) {
  return guarded(() => get.info(skill).viewAs === void 0 ? 0 : 1) === 1;
}
function shownValue({ get }, card, owner) {
  const value = guarded(() => get.value(card, owner));
  return value === 0 ? null : value;
}

// src/engine/observe.ts
var told = /* @__PURE__ */ new WeakMap();
function firstTime(key, what) {
  const names = told.get(key);
  if (names?.has(what)) return false;
  if (names) names.add(what);
  else told.set(key, /* @__PURE__ */ new Set([what]));
  return true;
}
var cardName = (card) => card.viewAs ?? card.name;
function targetsOf({ targets, target }) {
  if (Array.isArray(targets)) return targets;
  if (targets) return [targets];
  return target ? [target] : [];
}
function seatsOf(seats, players) {
  return players.flatMap((player) => seats.of(player) ?? []);
}
function isGroup({ engine }, card, user, targets) {
  const info = engine.get.info(card);
  const chosenByCard = Array.isArray(info.selectTarget) ? info.selectTarget[0] === -1 : info.selectTarget === -1;
  if (!chosenByCard) return targets.length > 1;
  return !(info.toself === true && targets.length === 1 && targets[0] !== user);
}
function legalTargets({ engine, seats }, card, user, chosen) {
  const legal = engine.game.players.filter((player) => {
    if (player === user) return false;
    if (chosen.includes(player)) return true;
    try {
      return user.canUse(card, player);
    } catch {
      return false;
    }
  });
  return seatsOf(seats, legal);
}
var onCard = (observer, event) => {
  const { engine, seats, tvFilter } = observer;
  const { player, card, skill } = event;
  const by = seats.of(player);
  if (!player || !card || by === void 0 || !firstTime(event.getParent() ?? event, "card")) return;
  const targets = targetsOf(event);
  const tv = {};
  for (const target of targets) {
    const seat2 = seats.of(target);
    if (seat2 === void 0) continue;
    tv[seat2] = tvFilter("card", card.name, player, target, cardWorth(engine, card, skill, player, target));
  }
  observer.emit({
    type: "card",
    by,
    to: seatsOf(seats, targets),
    card: card.name,
    tv,
    group: isGroup(observer, card, player, targets),
    legal: legalTargets(observer, card, player, targets)
  });
};
var onWuxie = ({ engine, seats, tvFilter, emit }, event) => {
  const by = seats.of(event.player);
  if (event.card?.name !== "wuxie" || by === void 0) return;
  const countered = counteredBy(event);
  const to = seats.of(countered?.target);
  if (!countered || to === void 0) return;
  const { user, target, card, depth } = countered;
  const actor = user ?? target;
  const tv = tvFilter("wuxie", card.name, actor, target, cardWorth(engine, card, void 0, actor, target));
  emit({ type: "wuxie", by, about: { by: seats.of(user) ?? null, to, card: cardName(card), tv }, depth });
};
function tellSkill({ engine, seats, tvFilter, emit }, event) {
  const { player, skill } = event;
  const by = seats.of(player);
  if (!player || typeof skill !== "string" || by === void 0 || isConversion(engine, skill)) return;
  const targets = targetsOf(event);
  const to = seatsOf(seats, targets);
  if (to.length === 0) return;
  const tv = {};
  for (const target of targets) {
    const seat2 = seats.of(target);
    if (seat2 !== void 0) tv[seat2] = tvFilter("skill", skill, player, target, skillWorth(engine, skill, player, target));
  }
  emit({ type: "skill", by, to, skill, tv });
}
var onLogSkill = (observer, event) => {
  const seats = [event.player, ...targetsOf(event)].map((player) => observer.seats.of(player));
  if (firstTime(event.log_event ?? event, `${event.skill ?? ""} ${seats.join(">")}`)) tellSkill(observer, event);
};
function onPick(kind) {
  return ({ engine, seats, emit }, event) => {
    const by = seats.of(event.player);
    const owner = event.target;
    const to = seats.of(owner);
    const cards = event.cards ?? [];
    if (by === void 0 || to === void 0 || !owner) return;
    const cause = event.getParent();
    for (const card of cards) {
      const zone = engine.get.position(card);
      const pos = zone === "e" || zone === "j" ? zone : "h";
      const seen = pos !== "h" || engine.get.is.shownCard(card);
      emit({
        type: "zone",
        kind,
        by,
        to,
        pos,
        card: seen ? cardName(card) : null,
        value: seen && pos !== "j" ? shownValue(engine, card, owner) : null,
        by_card: cause?.name ?? "",
        ...cards.length > 1 ? { of: cards.length } : {}
      });
    }
  };
}
function skillBehind({ lib }, event) {
  for (let parent = event.getParent(); parent && parent.name !== "useCard"; parent = parent.getParent()) {
    if (typeof parent.name !== "string" || parent.name === "game") return void 0;
    if (lib.card[parent.name] !== void 0 || parent.name.startsWith("phase")) return void 0;
    if (lib.skill[parent.name] !== void 0 && !parent.name.startsWith("_")) return parent.name;
  }
  return void 0;
}
function onOutcome(type2) {
  return ({ engine, seats, emit }, event) => {
    const to = seats.of(event.player);
    if (to === void 0) return;
    const via2 = {};
    const skill = skillBehind(engine, event);
    if (event.card?.name !== void 0) via2.card = event.card.name;
    if (skill !== void 0) via2.skill = skill;
    emit({ type: type2, by: seats.of(event.source) ?? null, to, num: event.num ?? 1, via: via2 });
  };
}
var onGain = ({ seats, emit }, event) => {
  const by = seats.of(event.giver);
  const to = seats.of(event.player);
  if (by === void 0 || to === void 0 || by === to) return;
  emit({ type: "give", by, to, num: event.cards?.length ?? 0 });
};
var onDraw = ({ seats, emit }, event) => {
  const cause = event.getParent();
  const by = seats.of(cause?.player);
  const to = seats.of(event.player);
  if (by === void 0 || to === void 0 || by === to || cause?.name === "die") return;
  emit({ type: "draw", by, to, num: event.num ?? 1 });
};
var onRound = ({ engine, emit }) => {
  emit({ type: "round", n: engine.game.roundNumber });
};
var HANDLERS = {
  roundStart: onRound,
  useCard: onWuxie,
  useCardToTargeted: onCard,
  useSkill: tellSkill,
  logSkillBegin: onLogSkill,
  logSkill: onLogSkill,
  rewriteDiscardResult: onPick("discard"),
  rewriteGainResult: onPick("gain"),
  damageEnd: onOutcome("damage"),
  recoverEnd: onOutcome("heal"),
  gainEnd: onGain,
  drawEnd: onDraw
};
function isNewTrigger(event, name) {
  return firstTime(event, `trigger ${name}`);
}

// src/core/table.ts
var EXPOSURE_SHOWN = 1;
function createTable(header, pidOf) {
  const table = {
    seats: [],
    bySeat: /* @__PURE__ */ new Map(),
    lord: header.lord,
    deck: header.deck,
    round: 1,
    uses: { cards: [], skills: [] }
  };
  for (const seat2 of header.players) addSeat(table, seat2, pidOf(seat2.seat));
  return table;
}
function addSeat(table, { seat: seat2, name, hp, maxHp }, pid) {
  const present = table.bySeat.get(seat2);
  if (present) return present;
  const lord = seat2 === table.lord;
  const added = {
    seat: seat2,
    pid,
    name,
    maxHp,
    hp,
    turnHp: hp,
    turnHand: 0,
    alive: true,
    revealed: lord ? "zhu" : null,
    exposure: lord ? EXPOSURE_SHOWN : 0
  };
  table.bySeat.set(seat2, added);
  table.seats.push(added);
  table.seats.sort((a, b) => a.seat - b.seat);
  return added;
}
function applyPublic(table, event) {
  switch (event.type) {
    case "round":
      table.round = event.n;
      return;
    case "turn":
      table.uses.cards.length = 0;
      table.uses.skills.length = 0;
      for (const seat2 of table.seats) {
        const hp = event.hp[seat2.seat];
        const hand = event.hand[seat2.seat];
        if (hp !== void 0) seat2.hp = seat2.turnHp = hp;
        if (hand !== void 0) seat2.turnHand = hand;
      }
      return;
    case "card":
      table.uses.cards.push(event);
      return;
    case "skill":
      table.uses.skills.push(event);
      return;
    case "damage":
    case "heal": {
      const seat2 = table.bySeat.get(event.to);
      if (seat2) seat2.hp += event.type === "heal" ? event.num : -event.num;
      return;
    }
    case "shown": {
      const seat2 = table.bySeat.get(event.seat);
      if (seat2 && Number.isFinite(event.value)) seat2.exposure = event.value;
      return;
    }
    case "reveal":
    case "die": {
      const seat2 = table.bySeat.get(event.seat);
      if (!seat2) return;
      seat2.revealed = event.role;
      if (event.type === "die") seat2.alive = false;
      return;
    }
    default:
      return;
  }
}
function latestCardUse(table, card, match) {
  if (card === void 0) return void 0;
  const { cards } = table.uses;
  for (let i = cards.length - 1; i >= 0; i--) {
    const use = cards[i];
    if (use?.card === card && match(use)) return use;
  }
  return void 0;
}

// src/core/mind.ts
var EVIDENCE_BOUND = 10;
var SIGNAL_BOUND = 20;
var TALLY_BOUND = 20;
var IMPRESSION_BOUND = 0.3;
var FORGOTTEN = 0.05;
function firstImpression(seed, observer, about) {
  return seed === null ? 0 : (2 * draw(seed, "impression", observer, about) - 1) * IMPRESSION_BOUND;
}
function createMind(persona, round) {
  return {
    persona,
    memory: { firstImpression: {}, evidence: {}, grudge: {}, zhuSignal: {}, zhuHelp: {}, zhuHarm: {} },
    runtime: { turnsTaken: 0, installedAtRound: round }
  };
}
var isRecord = (value) => typeof value === "object" && value !== null;
var RECORDS = ["firstImpression", "evidence", "grudge", "zhuSignal", "zhuHelp", "zhuHarm"];
function isWhole({ persona, memory, runtime }) {
  return isRecord(persona) && isRecord(persona.traits) && isRecord(runtime) && isRecord(memory) && RECORDS.every((field) => isRecord(memory[field]));
}
function mendMind(mind, personaOf) {
  if (isWhole(mind)) return false;
  const whole = createMind(personaOf(), 0);
  for (const part of ["persona", "memory", "runtime"]) {
    if (!isRecord(mind[part])) Object.assign(mind, { [part]: whole[part] });
  }
  if (!isRecord(mind.persona.traits)) mind.persona.traits = whole.persona.traits;
  for (const field of RECORDS) {
    if (!isRecord(mind.memory[field])) mind.memory[field] = {};
  }
  return true;
}
function meet({ memory }, about, impression) {
  memory.firstImpression[about.pid] = impression;
  for (const record3 of [memory.evidence, memory.grudge, memory.zhuSignal, memory.zhuHelp, memory.zhuHarm]) {
    record3[about.pid] ??= 0;
  }
}
function add(record3, pid, delta, low, high) {
  const before = finite(record3[pid]);
  const after = clamp(before + finite(delta), low, high);
  record3[pid] = after;
  return after - before;
}
function addEvidence({ memory }, pid, delta) {
  return add(memory.evidence, pid, delta, -EVIDENCE_BOUND, EVIDENCE_BOUND);
}
function addZhuSignal({ memory }, pid, delta) {
  if (delta > 0) add(memory.zhuHelp, pid, delta, 0, TALLY_BOUND);
  else add(memory.zhuHarm, pid, -delta, 0, TALLY_BOUND);
  return add(memory.zhuSignal, pid, delta, -SIGNAL_BOUND, SIGNAL_BOUND);
}
function addGrudge({ memory }, pid, delta) {
  return add(memory.grudge, pid, delta, 0, TALLY_BOUND);
}
function fade(record3, factor) {
  for (const pid in record3) {
    const faded = finite(record3[pid]) * factor;
    record3[pid] = Math.abs(faded) < FORGOTTEN ? 0 : faded;
  }
}
function beginOwnTurn(mind) {
  const { insight, revengeWeight } = mind.persona.traits;
  mind.runtime.turnsTaken += 1;
  fade(mind.memory.evidence, clamp(0.9 + 0.06 * insight, 0.9, 0.98));
  const signalFactor = clamp(0.9 + 0.05 * insight, 0.9, 0.98);
  fade(mind.memory.zhuSignal, signalFactor);
  fade(mind.memory.zhuHelp, signalFactor);
  fade(mind.memory.zhuHarm, signalFactor);
  fade(mind.memory.grudge, clamp(0.88 + 0.03 * revengeWeight, 0.88, 0.97));
}

// src/core/game.ts
function createGame(header, options) {
  const pidOf = options.pidOf ?? String;
  const game = {
    table: createTable(header, pidOf),
    minds: /* @__PURE__ */ new Map(),
    roles: options.roles,
    hooks: options.hooks ?? {},
    personaOf: options.personaOf,
    impressionSeed: options.flatImpression === true ? null : header.seed,
    human: header.me,
    revision: 1,
    changed: /* @__PURE__ */ new Map(),
    cache: { raw: /* @__PURE__ */ new Map(), soft: false, softAt: 0 }
  };
  for (const seat2 of game.table.seats) wake(game, seat2);
  return game;
}
function seatLate(game, newcomer, pid = String(newcomer.seat)) {
  const present = game.table.bySeat.get(newcomer.seat);
  if (present) return present;
  const seat2 = addSeat(game.table, newcomer, pid);
  for (const [observer, mind] of game.minds) {
    meet(mind, seat2, firstImpression(game.impressionSeed, observer, seat2.seat));
  }
  wake(game, seat2);
  touchAll(game);
  return seat2;
}
function wake(game, { seat: seat2 }) {
  const mind = createMind(game.personaOf(seat2), game.table.round);
  for (const other of game.table.seats) {
    if (other.seat !== seat2) meet(mind, other, firstImpression(game.impressionSeed, seat2, other.seat));
  }
  game.minds.set(seat2, mind);
}
function touch(game, seat2) {
  game.changed.set(seat2, ++game.revision);
}
function touchAll(game) {
  game.revision += 1;
  for (const { seat: seat2 } of game.table.seats) game.changed.set(seat2, game.revision);
}

// src/core/worth.ts
var MALICIOUS_DELAY = /* @__PURE__ */ new Set(["lebu", "bingliang", "shandian", "fulei"]);
var SILVER_LION = "baiyin";
var PICK_CARDS = /* @__PURE__ */ new Set(["guohe", "shunshou"]);
var UNSEEN_VALUE = 5;
var FALLBACK_BOUND = 2;
function waitsForPick(card) {
  return PICK_CARDS.has(card);
}
function zoneWorth(event, owner) {
  if (event.pos === "j") return event.card !== null && MALICIOUS_DELAY.has(event.card) ? 1 : 0;
  if (event.card === SILVER_LION && owner.hp < owner.maxHp) return 0;
  const value = event.value !== null && Number.isFinite(event.value) ? event.value : UNSEEN_VALUE;
  return -clamp(value / UNSEEN_VALUE, 0.8, 2);
}
function wuxieWorth({ about, depth }) {
  return depth % 2 === 1 ? -about.tv : about.tv;
}
function fallbackWorth(event) {
  const size = Math.min(FALLBACK_BOUND, finite(event.num));
  return event.type === "heal" ? size : -size;
}
function baseMagnitude(tv) {
  return clamp(Math.abs(tv) * 0.6, 0, 1.2);
}

// src/core/relation.ts
var REL_ATTITUDE_THRESHOLD = 0.3;
var REL_ATTITUDE_FULL = 0.6;
function relationConfidence(attitude2) {
  return clamp(
    (Math.abs(attitude2) - REL_ATTITUDE_THRESHOLD) / (REL_ATTITUDE_FULL - REL_ATTITUDE_THRESHOLD),
    0,
    1
  );
}
function evidenceDelta(attitude2, tv) {
  const confidence = relationConfidence(attitude2);
  if (confidence === 0 || tv === 0) return 0;
  return Math.sign(attitude2) * Math.sign(tv) * baseMagnitude(tv) * confidence;
}

// src/core/signal.ts
var SHA_AT_LORD = -0.35;
var GROUP_SHARE = 0.5;
var CLUE_RATE = 0.6;
var CLUE_MIN_CONFIDENCE = 0.15;
function useBehind(table, { by, to, via: via2 }) {
  return latestCardUse(table, via2.card, (use) => use.by === by && use.to.includes(to)) ?? latestCardUse(table, via2.card, () => true);
}
function lordHurtSignal(table, event) {
  if (event.by === null || event.by === table.lord) return 0;
  const use = useBehind(table, event);
  if (use?.by === table.lord) return 0;
  const share = use && (use.group || use.to.length > 1) ? GROUP_SHARE : 1;
  return -(0.8 + 0.3 * finite(event.num)) * share;
}
function lordHealSignal(table, { by, num: num2 }) {
  return by === null || by === table.lord ? 0 : 0.8 * finite(num2);
}
function indirectClue(game, observer, target, tv) {
  if (target.seat === game.table.lord || target.seat === observer || !isExposed(target)) return 0;
  const { identity, confidence } = verdict(game, observer, target);
  if (confidence < CLUE_MIN_CONFIDENCE) return 0;
  return Math.sign(tv) * alignOf(identity) * baseMagnitude(tv) * CLUE_RATE * confidence * revealWeight(target);
}

// src/core/fold.ts
function step(game, event) {
  const deltas = consequences(game, event);
  applyPublic(game.table, event);
  if (event.type === "turn") beginTurn(game, event);
  else if (event.type === "join") seatLate(game, event);
  else if (event.type === "hand") handOver(game, event.seat);
  else if (event.type === "reveal" || event.type === "die") touch(game, event.seat);
  return deltas;
}
function consequences(game, event) {
  switch (event.type) {
    case "card": {
      const act = aimedCard(game, event);
      if (!act) return [];
      const shaAtLord = event.card === "sha" && act.target.seat === game.table.lord;
      return judge(game, act, shaAtLord ? SHA_AT_LORD : 0);
    }
    case "skill":
      return judgeBetween(game, "skill", event.by, soleTarget(event.to), tvOf(event), false);
    case "zone": {
      const owner = game.table.bySeat.get(event.to);
      if (!owner || !waitsForPick(event.by_card) || (event.of ?? 1) !== 1) return [];
      return judgeBetween(game, "zone", event.by, event.to, zoneWorth(event, owner), true);
    }
    case "wuxie":
      return judgeBetween(game, "wuxie", event.by, event.about.to, wuxieWorth(event), false);
    case "damage":
    case "heal":
      return outcome(game, event);
    case "shown":
      return exposed(game, event.seat, event.value);
    default:
      return [];
  }
}
var soleTarget = (to) => to.length === 1 ? to[0] ?? null : null;
var tvOf = ({ to, tv }) => to[0] === void 0 ? 0 : finite(tv[to[0]]);
var WUXIE = "wuxie";
function aimedCard(game, event) {
  const target = soleTarget(event.to);
  if (target === null || event.group || event.card === WUXIE || waitsForPick(event.card)) return null;
  return actBetween(game, "card", event.by, target, tvOf(event), true);
}
function actBetween(game, kind, by, to, tv, telling) {
  const actor = game.table.bySeat.get(by);
  const target = to === null ? void 0 : game.table.bySeat.get(to);
  return actor && target && actor !== target ? { kind, actor, target, tv: finite(tv), telling } : null;
}
function judgeBetween(game, kind, by, to, tv, telling) {
  const act = actBetween(game, kind, by, to, tv, telling);
  return act && act.tv !== 0 ? judge(game, act, 0) : [];
}
function judge(game, act, lordSignal) {
  const { actor, target, tv, telling } = act;
  const clues = telling && tv !== 0;
  const exposure = telling ? exposureAfter(actor, target, tv) : actor.exposure;
  const deltas = record(game, act, (observer) => lordSignal + (clues ? indirectClue(game, observer, target, tv) : 0), 0);
  return deltas.concat(exposed(game, actor.seat, exposure));
}
function record(game, act, signalOf, hurt) {
  const { actor, target } = act;
  const watchers = [];
  for (const { seat: seat2, alive } of game.table.seats) {
    const mind = alive && seat2 !== actor.seat ? game.minds.get(seat2) : void 0;
    if (mind) watchers.push({ seat: seat2, mind, evidence: evidenceOf(game, seat2, act), signal: signalOf(seat2) });
  }
  const deltas = [];
  let moved = false;
  for (const { seat: seat2, mind, evidence, signal } of watchers) {
    const wrote = evidence !== 0 ? addEvidence(mind, actor.pid, evidence) : 0;
    const signalled = signal !== 0 ? addZhuSignal(mind, actor.pid, signal) : 0;
    const grudged = hurt !== 0 && seat2 === target.seat ? addGrudge(mind, actor.pid, hurt * finite(mind.persona.traits.revengeWeight)) : 0;
    moved ||= wrote !== 0 || signal !== 0 || grudged !== 0;
    if (wrote === 0 && signalled === 0 && grudged === 0) continue;
    const delta = { observer: seat2, about: actor.seat };
    if (wrote !== 0) delta.evidence = wrote;
    if (signalled !== 0) delta.zhuSignal = signalled;
    if (grudged !== 0) delta.grudge = grudged;
    deltas.push(delta);
  }
  if (moved) touch(game, actor.seat);
  return deltas;
}
function evidenceOf(game, observer, { kind, actor, target, tv }) {
  if (tv === 0) return 0;
  const delta = evidenceDelta(relation(game, observer, target.seat), tv);
  if (!game.hooks.evidence) return delta;
  return finite(game.hooks.evidence({ observer, actor: actor.seat, target: target.seat, kind, tv, delta }));
}
function outcome(game, event) {
  const actor = event.by === null ? void 0 : game.table.bySeat.get(event.by);
  const target = game.table.bySeat.get(event.to);
  if (!actor || !target || actor === target) return [];
  let zhuSignal = 0;
  if (target.seat === game.table.lord) {
    zhuSignal = event.type === "damage" ? lordHurtSignal(game.table, event) : lordHealSignal(game.table, event);
  }
  const tv = announced(game, event) ? 0 : fallbackWorth(event);
  const act = { kind: event.type, actor, target, tv, telling: false };
  return record(game, act, () => zhuSignal, event.type === "damage" ? finite(event.num) : 0);
}
function announced({ table }, { by, to, via: via2 }) {
  const card = latestCardUse(table, via2.card, (use) => use.by === by);
  if (card?.to.includes(to)) return true;
  return via2.skill !== void 0 && table.uses.skills.some(
    (use) => use.skill === via2.skill && use.by === by && use.to.includes(to) && finite(use.tv[to]) !== 0
  );
}
function exposed(game, seat2, value) {
  const actor = game.table.bySeat.get(seat2);
  if (!actor || !Number.isFinite(value) || value === actor.exposure) return [];
  const shown = value - actor.exposure;
  actor.exposure = value;
  touch(game, seat2);
  return [{ observer: null, about: seat2, shown }];
}
function handOver(game, seat2) {
  game.human = seat2;
  touchAll(game);
}
function beginTurn(game, { seat: seat2 }) {
  const mind = game.minds.get(seat2);
  if (mind) beginOwnTurn(mind);
  touchAll(game);
}

// src/record/recorder.ts
var ENDLESS_HP = 999;
function createRecorder(header) {
  const rows = [header];
  const terms = /* @__PURE__ */ new Set();
  let won = null;
  let complete = false;
  return {
    add(event) {
      if (complete || event.type === "shown" && !Number.isFinite(event.value)) return;
      rows.push(event);
      if (event.type === "over") won = event.winner;
      for (const term of termsOf(event)) if (term !== void 0 && term !== null) terms.add(term);
    },
    lines: () => rows.map((row) => JSON.stringify(row)),
    finish(winner, roles, translate) {
      if (complete) return;
      if (won === null) rows.push({ type: "over", winner });
      won ??= winner;
      const names = {};
      for (const term of terms) names[term] = translate(term);
      rows.push({ type: "terms", names }, { type: "truth", roles });
      complete = true;
    },
    finished: () => complete,
    winner: () => won
  };
}
function termsOf(event) {
  switch (event.type) {
    case "card":
      return [event.card];
    case "skill":
      return [event.skill];
    case "zone":
      return [event.card, event.by_card];
    case "wuxie":
      return ["wuxie", event.about.card];
    case "damage":
    case "heal":
      return [event.via.card, event.via.skill];
    default:
      return [];
  }
}

// src/engine/seats.ts
var position = (player) => Number(player.dataset.position ?? 0);
function inOrder({ players, dead, zhu }) {
  const everybody = [...players, ...dead].sort((a, b) => position(a) - position(b));
  const start = zhu ? everybody.indexOf(zhu) : -1;
  return start <= 0 ? everybody : [...everybody.slice(start), ...everybody.slice(0, start)];
}
function createSeats() {
  const seatOf = /* @__PURE__ */ new Map();
  const seated = [];
  return {
    of: (player) => player ? seatOf.get(player) : void 0,
    player: (seat2) => seated[seat2 - 1]?.player,
    all: () => seated,
    admit(game) {
      if (game.players.length + game.dead.length <= seated.length && game.players.every((player) => seatOf.has(player))) return [];
      const newcomers = inOrder(game).filter((player) => !seatOf.has(player));
      return newcomers.map((player) => {
        const entry = { seat: seated.length + 1, player };
        seatOf.set(player, entry.seat);
        seated.push(entry);
        return entry;
      });
    }
  };
}

// src/engine/truth.ts
var roleOf = (player) => parseRole(player.identity);
function shownRole(player) {
  return player.identityShown === true ? roleOf(player) : null;
}
function learnedRoles(seats) {
  return seats.all().flatMap(({ player, player: { storage: { dongcha, zhibi } } }) => {
    const known = [...dongcha ? [dongcha] : [], ...Array.isArray(zhibi) ? zhibi : []];
    return known.length > 0 ? [player, ...known] : [];
  });
}
function hasLearned(from, to) {
  return from.storage.dongcha === to || Array.isArray(from.storage.zhibi) && from.storage.zhibi.includes(to);
}
function createRolePort(engine, seats, engineRaw, engineStands2) {
  const own = /* @__PURE__ */ new Map();
  return {
    own(observer) {
      const known = own.get(observer);
      if (known !== void 0) return known;
      const player = seats.player(observer);
      const role2 = player ? roleOf(player) : null;
      own.set(observer, role2);
      return role2;
    },
    lookAgain() {
      for (const { seat: seat2, player } of seats.all()) own.set(seat2, roleOf(player));
    },
    learned(observer, about) {
      const from = seats.player(observer);
      const to = seats.player(about);
      return from && to && hasLearned(from, to) ? roleOf(to) : null;
    },
    engineAttitude(from, to) {
      const observer = seats.player(from);
      const target = seats.player(to);
      return observer && target ? engineRaw(observer, target) : 0;
    },
    engineStands(from, to) {
      const observer = seats.player(from);
      const target = seats.player(to);
      return observer !== void 0 && target !== void 0 && engineStands2(observer, target);
    },
    rebelCount: () => countRoles(engine).fan ?? null
  };
}
function countRoles({ game }) {
  const dealt = {};
  for (const player of [...game.players, ...game.dead]) {
    const role2 = roleOf(player);
    if (role2) dealt[role2] = (dealt[role2] ?? 0) + 1;
  }
  return dealt;
}
function truthAfterwards({ _status }, seats) {
  if (_status.over !== true) return null;
  const roles = {};
  for (const { seat: seat2, player } of seats.all()) {
    const role2 = roleOf(player);
    if (role2) roles[seat2] = role2;
  }
  return roles;
}

// src/engine/session.ts
var STORAGE_KEY = "slqj_ai";
function createSession(options) {
  const { engine, bus, personas, engineRaw, engineStands: engineStands2, attitudeHook, onDeltas } = options;
  const seats = createSeats();
  const first = seats.admit(engine.game);
  const seed = seedOf(first);
  const killers = /* @__PURE__ */ new Map();
  let turns = 0;
  let learned = [];
  const give = (seat2) => {
    const name = drawPersonaName(seed, seat2, personas);
    const persona = createPersona(name);
    const player = seats.player(seat2);
    if (!player || !bus.has("slqj_ai_persona_init")) return persona;
    return sound(bus.emit("slqj_ai_persona_init", { player, persona }), createPersona(name));
  };
  const drawn = new Map(first.map(({ seat: seat2 }) => [seat2, give(seat2)]));
  const header = {
    type: "game",
    v: 1,
    engine: engine.lib.version,
    players: first.map((seated) => introduce(engine, seated)),
    lord: seats.of(engine.game.zhu) ?? 1,
    deck: deckOf(engine, first.length),
    me: humanSeat(engine, seats),
    seed,
    personas: Object.fromEntries([...drawn].map(([seat2, { name }]) => [seat2, name]))
  };
  const recorder = createRecorder(header);
  const hooks = {
    attitude: attitudeHook,
    evidence: (note) => bus.has("slqj_ai_evidence") ? heardEvidence(note) : note.delta
  };
  const roles = createRolePort(engine, seats, engineRaw, engineStands2);
  const game = createGame(header, {
    roles,
    hooks,
    pidOf: (seat2) => seats.player(seat2)?.playerid ?? String(seat2),
    personaOf: (seat2) => drawn.get(seat2) ?? give(seat2)
  });
  for (const { seat: seat2, player } of first) player.storage[STORAGE_KEY] = game.minds.get(seat2);
  function heardEvidence(note) {
    const observer = seats.player(note.observer);
    const actor = seats.player(note.actor);
    const target = seats.player(note.target);
    if (!observer || !actor || !target) return note.delta;
    const { kind, tv, delta } = note;
    const heard = bus.emit("slqj_ai_evidence", { observer, actor, target, kind, tv, delta });
    touchAll(game);
    return heard.delta;
  }
  function fold(event) {
    recorder.add(event);
    const deltas = step(game, event);
    for (const { observer, about, shown } of deltas) {
      if (observer === null && shown !== void 0 && event.type !== "shown") expose(about);
    }
    onDeltas(event, deltas);
  }
  function expose(seat2) {
    const player = seats.player(seat2);
    const value = game.table.bySeat.get(seat2)?.exposure;
    if (!player || value === void 0 || typeof player.ai.shown !== "number") return;
    player.ai.shown = value;
    recorder.add({ type: "shown", seat: seat2, value });
  }
  function soundGame() {
    for (const [seat2, mind] of game.minds) {
      if (mendMind(mind, () => drawn.get(seat2) ?? createPersona("balanced"))) touchAll(game);
    }
    return game;
  }
  function catchUp() {
    soundGame();
    for (const seated of seats.admit(engine.game)) {
      const newcomer = introduce(engine, seated);
      recorder.add({ type: "join", ...newcomer });
      seatLate(game, newcomer, seated.player.playerid);
      seated.player.storage[STORAGE_KEY] = game.minds.get(seated.seat);
    }
    const human = humanSeat(engine, seats);
    if (human !== game.human) fold({ type: "hand", seat: human });
    const known = learnedRoles(seats);
    if (known.length !== learned.length || known.some((player, i) => player !== learned[i])) {
      learned = known;
      touchAll(game);
    }
    for (const { seat: seat2, player } of seats.all()) {
      readDeath(seat2, player);
      readOpen(seat2, player);
    }
  }
  function readDeath(seat2, player) {
    const role2 = shownRole(player);
    if (role2 === null || game.table.bySeat.get(seat2)?.alive !== true || !player.isDead()) return;
    fold({ type: "die", seat: seat2, by: killers.get(seat2) ?? null, role: role2 });
  }
  function readOpen(seat2, player) {
    const known = game.table.bySeat.get(seat2);
    if (!known) return;
    const role2 = shownRole(player);
    if (role2 !== null && known.revealed !== role2) fold({ type: "reveal", seat: seat2, role: role2 });
    const { shown } = player.ai;
    if (known.revealed === null && typeof shown === "number" && Number.isFinite(shown) && shown !== known.exposure) {
      fold({ type: "shown", seat: seat2, value: shown });
    }
  }
  return {
    engine,
    seats,
    game,
    recorder,
    catchUp,
    soundGame,
    accept: fold,
    beginTurn(player) {
      const seat2 = seats.of(player);
      if (seat2 === void 0) return;
      roles.lookAgain();
      turns += 1;
      const hp = {};
      const hand = {};
      for (const { seat: each, player: { hp: points2 }, player: owner } of seats.all()) {
        hp[each] = countable(points2);
        hand[each] = owner.countCards("h");
      }
      fold({ type: "turn", seat: seat2, n: turns, hp, hand });
      for (const { seat: each, player: owner } of seats.all()) owner.storage[STORAGE_KEY] = game.minds.get(each);
    },
    noteKiller(victim, killer) {
      const seat2 = seats.of(victim);
      if (seat2 !== void 0) killers.set(seat2, seats.of(killer) ?? null);
    },
    me: () => seats.of(engine.game.me) ?? null,
    forget() {
      for (const { player } of seats.all()) delete player.storage[STORAGE_KEY];
    },
    truth: () => recorder.finished() ? truthAfterwards(engine, seats) : null,
    finish() {
      if (recorder.finished()) return false;
      for (const { seat: seat2, player } of seats.all()) readDeath(seat2, player);
      const truth = truthAfterwards(engine, seats);
      if (!truth) return false;
      const winner = winnerOf(game);
      fold({ type: "over", winner });
      recorder.finish(winner, truth, (term) => engine.get.translation(term));
      return true;
    }
  };
}
function seedOf(players) {
  let hash2 = 0;
  for (const { player: { playerid } } of players) {
    for (const unit of `${playerid}/`) hash2 = Math.imul(hash2, 31) + (unit.codePointAt(0) ?? 0) >>> 0;
  }
  return hash2;
}
function introduce({ get }, { seat: seat2, player }) {
  return { seat: seat2, name: get.translation(player.name), hp: countable(player.hp), maxHp: countable(player.maxHp) };
}
function sound(answer, drawn) {
  const given = answer.persona ?? {};
  for (const trait of Object.keys(drawn.traits)) {
    const value = given.traits?.[trait];
    if (typeof value === "number" && Number.isFinite(value)) drawn.traits[trait] = value;
  }
  return { name: isPersonaName(given.name) ? given.name : drawn.name, traits: drawn.traits };
}
var countable = (hp) => Number.isFinite(hp) ? hp : ENDLESS_HP;
function deckOf({ get }, players) {
  let dealt;
  try {
    dealt = get.identityList(players);
  } catch {
    return null;
  }
  const deck2 = {};
  for (const identity of dealt) {
    const role2 = parseRole(identity);
    if (role2) deck2[role2] = (deck2[role2] ?? 0) + 1;
  }
  return dealt.length === players && deck2.zhu === 1 ? deck2 : null;
}
function humanSeat({ game, _status }, seats) {
  return _status.auto === true || game.notMe === true ? null : seats.of(game.me) ?? null;
}
function winnerOf({ table }) {
  const alive = table.seats.filter((seat2) => seat2.alive);
  if (table.bySeat.get(table.lord)?.alive === true) return "zhu";
  return alive.length === 1 && alive[0]?.revealed === "nei" ? "nei" : "fan";
}

// src/engine/skill.ts
var SKILL_NAME = "slqj_chayan_observe";
function listen({ lib, game }, triggers, hear) {
  lib.skill[SKILL_NAME] = {
    trigger: { global: [...triggers] },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    superCharlotte: true,
    // Facts are noted before any other skill acts on them, whoever is dead or out.
    firstDo: true,
    priority: 100,
    forceDie: true,
    forceOut: true,
    filter(event, _player, name) {
      hear(event, name);
      return false;
    },
    async content() {
    }
  };
  game.addGlobalSkill(SKILL_NAME);
  return () => {
    game.removeGlobalSkill(SKILL_NAME);
    delete lib.skill[SKILL_NAME];
  };
}

// src/engine/runtime.ts
var PEER = "身临其境的AI";
var OWN_TRIGGERS = ["gameStart", "phaseBegin", "dieBegin", "dieAfter"];
function createRuntime(engine, settings, version, report = createReport(settings.debug)) {
  const { lib, game } = engine;
  const bus = openBus(game, report);
  let session = null;
  let patch = null;
  let undo = [];
  const watchers = [];
  const inForce = () => session && whyInactive(engine) === null ? session : null;
  const api = createApi(version, bus, () => session);
  function open2() {
    return createSession({
      engine,
      bus,
      personas: settings.personas(),
      engineRaw: (from, to) => patch?.engineRaw(from, to) ?? 0,
      engineStands: (from, to) => patch?.engineStands(from, to) ?? false,
      attitudeHook: (from, to, value, reason) => patch?.hooked(from, to, value, reason) ?? value,
      onDeltas: (event, deltas) => {
        if (settings.debug()) logDeltas(event, deltas);
        const running = session;
        if (running) tell((watcher) => {
          watcher.moved?.(running, event, deltas);
        });
      }
    });
  }
  function tell(what) {
    for (const watcher of watchers) {
      try {
        what(watcher);
      } catch (error) {
        report.warn(WORDS.watcherFailed, error);
      }
    }
  }
  function begin() {
    const opened = open2();
    session = opened;
    tell((watcher) => {
      watcher.opened?.(opened);
    });
    return opened;
  }
  function logDeltas(event, deltas) {
    report.debug(`${JSON.stringify(event)} ${deltas.map((delta) => JSON.stringify(delta)).join(" ")}`);
  }
  function hear(event, name) {
    if (!isNewTrigger(event, name) || whyInactive(engine) !== null || game.players.length === 0) return;
    if (!session && name !== "gameStart" && game.roundNumber === 0) return;
    session ??= begin();
    session.catchUp();
    switch (name) {
      case "gameStart":
      case "dieAfter":
        return;
      case "phaseBegin":
        if (event.player) session.beginTurn(event.player);
        return;
      case "dieBegin":
        if (event.player) session.noteKiller(event.player, event.source);
        return;
      default: {
        const { seats } = session;
        const running = session;
        const observer = {
          engine,
          seats,
          tvFilter: (kind, named, actor, target, tv) => {
            if (!bus.has("slqj_ai_tv")) return tv;
            const subject = kind === "skill" ? { skill: named } : { card: named };
            const heard = bus.emit("slqj_ai_tv", { kind, ...subject, actor, target, tv });
            return Number.isFinite(heard.tv) ? heard.tv : tv;
          },
          emit: (told2) => {
            running.accept(told2);
          }
        };
        HANDLERS[name]?.(observer, event);
      }
    }
  }
  function hearSafely(event, name) {
    try {
      hear(event, name);
    } catch (error) {
      report.warn(`${WORDS.eventFailed}（${name}）`, error);
    }
  }
  const finish = () => {
    try {
      const running = session;
      if (running?.finish() === true) tell((watcher) => {
        watcher.ended?.(running);
      });
    } catch (error) {
      report.warn(WORDS.finishFailed, error);
    }
  };
  function passiveBesidePeer() {
    const peer = lib.config[`extension_${PEER}_enable`] === true && (lib.config.extensions ?? []).includes(PEER);
    if (!peer || settings.coexist()) return false;
    report.warn(WORDS.peerActive);
    return true;
  }
  function secondCopy2() {
    const present = game.__slqjAiPersona;
    if (typeof present?.recording !== "function") return false;
    report.warn(WORDS.secondCopy);
    return true;
  }
  return {
    api,
    installed: () => undo.length > 0,
    watch: (watcher) => {
      watchers.push(watcher);
    },
    install() {
      if (undo.length > 0) return true;
      const missing = missingMembers(engine);
      const lacks = new Set(missing.map(({ feature }) => feature));
      for (const { feature, members } of missing) report.warn(WORDS.missing(feature, members));
      if (lacks.has("core") || passiveBesidePeer() || secondCopy2()) return false;
      if (!lacks.has("attitude")) {
        const installed = installAttitude({ engine, bus, report, session: inForce });
        patch = installed;
        undo.push(() => {
          installed.uninstall();
        });
      }
      const triggers = Object.keys(HANDLERS).filter((name) => !(lacks.has("picks") && name.startsWith("rewrite")) && !(lacks.has("worth") && /^(useCard|useSkill|logSkill)/.test(name)));
      undo.push(listen(engine, [...triggers, ...OWN_TRIGGERS], hearSafely));
      if (!lacks.has("over")) {
        lib.onover.push(finish);
        undo.push(() => {
          const at = lib.onover.indexOf(finish);
          if (at >= 0) lib.onover.splice(at, 1);
        });
      }
      game.__slqjAiPersona ??= api;
      return true;
    },
    uninstall() {
      for (const step2 of undo.reverse()) step2();
      undo = [];
      patch = null;
      session?.forget();
      session = null;
      tell((watcher) => {
        watcher.closed?.();
      });
      if (game.__slqjAiPersona === api) delete game.__slqjAiPersona;
    }
  };
}

// src/engine/warnings.ts
var LAST_WARNING = "warned";
function isOlder(version, than) {
  const parts = version.split(".").map(Number);
  const wanted = than.split(".").map(Number);
  for (let i = 0; i < Math.max(parts.length, wanted.length); i++) {
    const difference = (parts[i] ?? 0) - (wanted[i] ?? 0);
    if (Number.isNaN(difference) || difference > 0) return false;
    if (difference < 0) return true;
  }
  return false;
}
function folderOf(moduleUrl) {
  const folder = moduleUrl.replace(/[?#].*$/, "").split("/").slice(-2)[0] ?? "";
  try {
    return decodeURIComponent(folder);
  } catch {
    return folder;
  }
}
function warnOnce({ lib }, settings, moduleUrl, lowest, say) {
  const troubles = [];
  const folder = folderOf(moduleUrl);
  if (folder !== EXTENSION_NAME) troubles.push(WORDS.wrongFolder(folder, EXTENSION_NAME));
  if (typeof lib.version === "string" && isOlder(lib.version, lowest)) troubles.push(WORDS.tooOld(lib.version, lowest));
  const text = troubles.join("\n");
  if (text === "" || lib.config[`extension_${EXTENSION_NAME}_${LAST_WARNING}`] === text) return;
  settings.save(LAST_WARNING, text);
  say(text);
}

// src/ui/archive.ts
var DATABASE = "slqj_chayan";
var STORE = "games";
var VERSION = 1;
var KEPT = 10;
var failed = (error) => ({ ok: false, why: error instanceof Error ? error.message : String(error) });
var done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => {
    resolve(request.result);
  };
  request.onerror = () => {
    reject(request.error ?? new Error("IndexedDB"));
  };
});
var committed = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = () => {
    resolve();
  };
  transaction.onabort = () => {
    reject(transaction.error ?? new Error("IndexedDB"));
  };
});
function open(factory) {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
  };
  return new Promise((resolve, reject) => {
    request.onblocked = () => {
      reject(new Error("IndexedDB is blocked"));
    };
    request.onerror = () => {
      reject(request.error ?? new Error("IndexedDB"));
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
}
function isKept(row) {
  if (typeof row !== "object" || row === null) return false;
  const { id, at, players, winner, lines } = row;
  return typeof id === "number" && typeof at === "number" && typeof players === "number" && typeof winner === "string" && Array.isArray(lines) && lines.every((line2) => typeof line2 === "string");
}
function createArchive(factory) {
  let database = null;
  async function use(work) {
    try {
      if (!factory) throw new Error("no IndexedDB");
      database ??= open(factory).then((opened) => {
        opened.onversionchange = () => {
          opened.close();
          database = null;
        };
        return opened;
      });
      return { ok: true, value: await work(await database) };
    } catch (error) {
      database = null;
      return failed(error);
    }
  }
  return {
    keep: (game) => use(async (opened) => {
      const transaction = opened.transaction(STORE, "readwrite");
      const ended = committed(transaction);
      const store = transaction.objectStore(STORE);
      const id = await done(store.add(game));
      const keys = await done(store.getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - KEPT))) store.delete(key);
      await ended;
      return Number(id);
    }),
    list: () => use(async (opened) => {
      const rows = await done(opened.transaction(STORE).objectStore(STORE).getAll());
      return rows.filter(isKept).reverse();
    }),
    close() {
      void database?.then((opened) => {
        opened.close();
      }, () => void 0);
      database = null;
    }
  };
}

// src/ui/strings.ts
var LANGUAGES = ["zh-CN", "zh-TW", "en"];
var UI = {
  title: ["察言观色", "察言觀色", "Reading the table"],
  close: ["关闭", "關閉", "Close"],
  back: ["返回", "返回", "Back"],
  noGame: ["还没有对局。开始一局身份场后，这里会显示每个人的推断。", "還沒有對局。開始一局身份場後，這裡會顯示每個人的推斷。", "No game yet. Start an identity game to see what everybody thinks."],
  tabs: ["页面", "頁面", "Pages"],
  tabInspect: ["身份推演", "身份推演", "Roles"],
  tabPersona: ["人格", "人格", "Personas"],
  tabReview: ["复盘", "複盤", "Review"],
  role_zhu: ["主公", "主公", "lord"],
  role_zhong: ["忠臣", "忠臣", "loyalist"],
  role_fan: ["反贼", "反賊", "rebel"],
  role_nei: ["内奸", "內奸", "traitor"],
  role_commoner: ["平民", "平民", "commoner"],
  role_unknown: ["未知", "未知", "unknown"],
  letter_zhu: ["主", "主", "Ld"],
  letter_zhong: ["忠", "忠", "Ly"],
  letter_fan: ["反", "反", "Rb"],
  letter_nei: ["内", "內", "Tr"],
  letter_commoner: ["民", "民", "Cm"],
  letter_unknown: ["?", "?", "?"],
  eyes: ["谁的视角", "誰的視角", "Whose eyes"],
  eyesAll: ["共识", "共識", "Consensus"],
  eyesPublic: ["公开视角", "公開視角", "Public view"],
  eyesMe: ["我的视角", "我的視角", "My view"],
  me: ["我", "我", "me"],
  seat: ["{n}号", "{n}號", "No. {n}"],
  place: ["{n}号位", "{n}號位", "no. {n}"],
  lordPlace: ["主公", "主公", "the lord"],
  suspected: ["{who}(疑似{role})", "{who}(疑似{role})", "{who} (likely {role})"],
  known: ["{who}({role})", "{who}({role})", "{who} ({role})"],
  dead: ["阵亡", "陣亡", "dead"],
  confidence: ["把握", "把握", "Sure"],
  exposure: ["暴露", "暴露", "Exposed"],
  votes: ["看法", "看法", "Votes"],
  votesFor: ["{n}赞成", "{n}贊成", "{n} for"],
  votesAgainst: ["{n}反对", "{n}反對", "{n} against"],
  votesOpen: ["{n}观望", "{n}觀望", "{n} open"],
  rowLabel: ["{seat} {name}：{role}，把握 {sure}%", "{seat} {name}：{role}，把握 {sure}%", "{seat} {name}: {role}, {sure}% sure"],
  rowHint: ["点座位看来龙去脉", "點座位看來龍去脈", "Tap a seat for its history"],
  agreement: ["{n}% 一致", "{n}% 一致", "{n}% agree"],
  why_self: ["自己的身份自己知道", "自己的身份自己知道", "knows its own role"],
  why_secret: ["凭技能已看穿，不便说", "憑技能已看穿，不便說", "has seen it by a skill, and keeps it quiet"],
  why_fixed_zhu: ["主公身份公开", "主公身份公開", "the lord is known to all"],
  why_fixed_shown: ["身份已公开：{role}", "身份已公開：{role}", "role is open: {role}"],
  why_learned: ["凭技能得知：{role}", "憑技能得知：{role}", "learned by a skill: {role}"],
  why_no_memory: ["还没有观察", "還沒有觀察", "has not watched yet"],
  why_no_observers: ["没有AI在观察", "沒有AI在觀察", "no AI is watching"],
  why_no_votes: ["线索不足，都在观望", "線索不足，都在觀望", "too little to go by; all hold back"],
  why_insufficient_signal: ["线索不足", "線索不足", "too little to go by"],
  why_nothing: ["还没有值得一提的举动", "還沒有值得一提的舉動", "nothing telling so far"],
  why_soft_assigned_remaining_allies: ["反贼都已现形，余下的多半是忠臣", "反賊都已現形，餘下的多半是忠臣", "the rebels have shown themselves, so probably loyal"],
  why_nei_both_help_harm: ["帮过主公，也伤过主公", "幫過主公，也傷過主公", "both helped and hurt the lord"],
  inRound: ["第{n}轮{what}", "第{n}輪{what}", "round {n}: {what}"],
  times: ["{what}×{n}", "{what}×{n}", "{what} ×{n}"],
  joinParts: ["；", "；", "; "],
  joinList: ["、", "、", ", "],
  did_sha: ["对{who}出杀", "對{who}出殺", "struck at {who}"],
  did_card: ["对{who}使用{card}", "對{who}使用{card}", "used {card} on {who}"],
  did_skill: ["对{who}发动{skill}", "對{who}發動{skill}", "used {skill} on {who}"],
  did_take: ["拿走{who}的牌", "拿走{who}的牌", "took a card of {who}"],
  did_break: ["拆了{who}的牌", "拆了{who}的牌", "discarded a card of {who}"],
  did_free: ["替{who}解了{card}", "替{who}解了{card}", "freed {who} from {card}"],
  did_shield: ["用无懈保护{who}", "用無懈保護{who}", "shielded {who} with a counter"],
  did_deny: ["用无懈断了{who}的好处", "用無懈斷了{who}的好處", "countered what would help {who}"],
  did_hurt: ["打伤{who}", "打傷{who}", "hurt {who}"],
  did_save: ["救过{who}", "救過{who}", "saved {who}"],
  did_heal: ["给{who}回血", "給{who}回血", "healed {who}"],
  did_kill: ["杀死{who}", "殺死{who}", "killed {who}"],
  ev_useSelf: ["{by}使用【{card}】", "{by}使用【{card}】", "{by} used {card}"],
  ev_use: ["{by}对{to}使用【{card}】", "{by}對{to}使用【{card}】", "{by} used {card} on {to}"],
  ev_skillSelf: ["{by}发动「{skill}」", "{by}發動「{skill}」", "{by} used {skill}"],
  ev_skill: ["{by}对{to}发动「{skill}」", "{by}對{to}發動「{skill}」", "{by} used {skill} on {to}"],
  ev_discard: ["{by}弃置{to}的{what}", "{by}棄置{to}的{what}", "{by} discarded {what} of {to}"],
  ev_gain: ["{by}获得{to}的{what}", "{by}獲得{to}的{what}", "{by} took {what} of {to}"],
  zone_h: ["一张手牌", "一張手牌", "a hand card"],
  zone_e: ["装备", "裝備", "equipment"],
  zone_j: ["判定区的牌", "判定區的牌", "a delayed card"],
  zone_named: ["{zone}【{card}】", "{zone}【{card}】", "{zone} {card}"],
  ev_counter: ["{by}用【无懈可击】抵消{to}将受的【{card}】", "{by}用【無懈可擊】抵消{to}將受的【{card}】", "{by} countered {card} aimed at {to}"],
  ev_restore: ["{by}用【无懈可击】让{to}的【{card}】重新生效", "{by}用【無懈可擊】讓{to}的【{card}】重新生效", "{by} countered the counter: {card} on {to} stands"],
  ev_give: ["{by}交给{to} {n}张牌", "{by}交給{to} {n}張牌", "{by} gave {to} {n} cards"],
  ev_draw: ["{by}让{to}摸{n}张牌", "{by}讓{to}摸{n}張牌", "{by} let {to} draw {n}"],
  ev_lose: ["{to}受到{n}点伤害{via}", "{to}受到{n}點傷害{via}", "{to} took {n} damage{via}"],
  ev_damage: ["{by}对{to}造成{n}点伤害{via}", "{by}對{to}造成{n}點傷害{via}", "{by} dealt {n} damage to {to}{via}"],
  ev_recover: ["{to}回复{n}点体力{via}", "{to}回復{n}點體力{via}", "{to} recovered {n}{via}"],
  ev_heal: ["{by}让{to}回复{n}点体力{via}", "{by}讓{to}回復{n}點體力{via}", "{by} healed {to} by {n}{via}"],
  via: ["（{what}）", "（{what}）", " ({what})"],
  ev_reveal: ["{who}亮出身份：{role}", "{who}亮出身份：{role}", "{who} showed its role: {role}"],
  ev_die: ["{who}阵亡，身份是{role}", "{who}陣亡，身份是{role}", "{who} died, a {role}"],
  ev_kill: ["{by}击杀{who}，身份是{role}", "{by}擊殺{who}，身份是{role}", "{by} killed {who}, a {role}"],
  ev_turn: ["{who}的回合开始，旧印象淡去", "{who}的回合開始，舊印象淡去", "turn of {who}; old impressions fade"],
  ev_round: ["第{n}轮开始", "第{n}輪開始", "round {n} begins"],
  ev_hand: ["{who}自己出牌", "{who}自己出牌", "{who} plays by hand"],
  ev_handOff: ["托管，AI代打", "託管，AI代打", "an AI plays for the human"],
  ev_join: ["{who}加入", "{who}加入", "{who} joined"],
  ev_shown: ["{who}更暴露了", "{who}更暴露了", "{who} became more exposed"],
  ev_over: ["对局结束：{winner}获胜", "對局結束：{winner}獲勝", "the game is over: {winner} won"],
  ev_chat: ["{who}说了句话", "{who}說了句話", "{who} said something"],
  win_zhu: ["主公与忠臣", "主公與忠臣", "the lord's side"],
  win_fan: ["反贼", "反賊", "the rebels"],
  win_nei: ["内奸", "內奸", "the traitor"],
  win_other: ["无人", "無人", "nobody"],
  chart: ["{who}看{seat}：忠反线索与证据，逐回合", "{who}看{seat}：忠反線索與證據，逐回合", "{who} on {seat}: signal and evidence by turn"],
  seriesSignal: ["忠反线索", "忠反線索", "Signal"],
  seriesEvidence: ["行为证据", "行為證據", "Evidence"],
  towardsLord: ["↑ 向着主公", "↑ 向著主公", "↑ for the lord"],
  againstLord: ["↓ 对着主公", "↓ 對著主公", "↓ against the lord"],
  round: ["{n}轮", "{n}輪", "R{n}"],
  chartHint: ["点标记看发生了什么（←→ 逐个看）", "點標記看發生了什麼（←→ 逐個看）", "Tap a mark to read it (← → to step)"],
  noMarks: ["还没有什么举动改变过大家的看法。", "還沒有什麼舉動改變過大家的看法。", "Nothing has changed anybody's mind yet."],
  marks: ["关键举动", "關鍵舉動", "What counted"],
  markWhere: ["第{round}轮 第{turn}回合", "第{round}輪 第{turn}回合", "Round {round}, turn {turn}"],
  fxSignal: ["{who}的忠反线索 {n}", "{who}的忠反線索 {n}", "signal of {who} {n}"],
  fxEvidence: ["{observer}眼中{who}的证据 {n}", "{observer}眼中{who}的證據 {n}", "evidence on {who} for {observer} {n}"],
  fxGrudge: ["{observer}记恨{who} {n}", "{observer}記恨{who} {n}", "{observer} resents {who} {n}"],
  fxShown: ["{who}的暴露 {n}", "{who}的暴露 {n}", "exposure of {who} {n}"],
  fxFlip: ["共识：{who} {from} → {to}", "共識：{who} {from} → {to}", "Consensus: {who} {from} → {to}"],
  everyone: ["众人", "眾人", "everyone"],
  personaHidden: ["为了不剧透，AI 的性格与记恨默认隐藏。", "為了不劇透，AI 的性格與記恨預設隱藏。", "Personas and grudges are hidden so as not to spoil the game."],
  personaShow: ["显示人格与记恨", "顯示人格與記恨", "Show personas and grudges"],
  persona_balanced: ["均衡", "均衡", "Balanced"],
  persona_impulsive: ["冲动", "衝動", "Impulsive"],
  persona_petty: ["记仇", "記仇", "Petty"],
  persona_camouflage: ["伪装", "偽裝", "Camouflage"],
  about_balanced: ["态度平稳，按证据办事", "態度平穩，按證據辦事", "steady; goes by the evidence"],
  about_impulsive: ["容易上头，看人不准", "容易上頭，看人不準", "hot-headed, a poor judge"],
  about_petty: ["谁打过他，他记得久", "誰打過他，他記得久", "remembers who hit him"],
  about_camouflage: ["若是反贼，开局会装好人", "若是反賊，開局會裝好人", "as a rebel, plays nice at first"],
  trait_aggressiveness: ["好斗", "好鬥", "Aggressive"],
  trait_insight: ["洞察", "洞察", "Insight"],
  trait_revengeWeight: ["报复", "報復", "Revenge"],
  trait_randomness: ["随性", "隨性", "Whim"],
  trait_camouflageRounds: ["伪装回合", "偽裝回合", "Cover turns"],
  turnsTaken: ["已行动 {n} 回合", "已行動 {n} 回合", "{n} turns taken"],
  grudges: ["记恨", "記恨", "Grudges"],
  grudge: ["{who} {n}", "{who} {n}", "{who} {n}"],
  noGrudge: ["没有记恨谁", "沒有記恨誰", "bears no grudge"],
  reviewWait: ["对局结束后，这里会揭晓真相，对照每个人的推断。", "對局結束後，這裡會揭曉真相，對照每個人的推斷。", "After the game the truth is shown here, beside everybody's guesses."],
  reviewWinner: ["{winner}获胜 · {rounds}轮 {turns}回合", "{winner}獲勝 · {rounds}輪 {turns}回合", "{winner} won · {rounds} rounds, {turns} turns"],
  reviewScore: ["揭晓前共识：{right}/{all} 猜对，{open} 个没有结论", "揭曉前共識：{right}/{all} 猜對，{open} 個沒有結論", "Consensus before the end: {right} of {all} right, {open} undecided"],
  colSeat: ["座位", "座位", "Seat"],
  colTruth: ["真实身份", "真實身份", "Truth"],
  colGuess: ["揭晓前共识", "揭曉前共識", "Consensus"],
  colRight: ["猜对的AI", "猜對的AI", "AIs right"],
  right: ["✓ 对", "✓ 對", "✓ right"],
  wrong: ["✗ 错", "✗ 錯", "✗ wrong"],
  undecided: ["– 未定", "– 未定", "– open"],
  public: ["公开", "公開", "open"],
  accuracy: ["每轮的共识", "每輪的共識", "Consensus by round"],
  accuracyRow: ["第{n}轮：{right}对 {wrong}错 {open}未定", "第{n}輪：{right}對 {wrong}錯 {open}未定", "Round {n}: {right} right, {wrong} wrong, {open} open"],
  turning: ["转折点", "轉折點", "Turning points"],
  noTurning: ["共识一直没有变过。", "共識一直沒有變過。", "The consensus never changed."],
  turningTo: ["{who}：{from} → {to}", "{who}：{from} → {to}", "{who}: {from} → {to}"],
  fooled: ["谁骗了谁", "誰騙了誰", "Who fooled whom"],
  fooledRow: ["{who}({role})骗过了{whom}：被当成{as}", "{who}({role})騙過了{whom}：被當成{as}", "{who} ({role}) fooled {whom}: taken for a {as}"],
  noFooled: ["没有人看走眼。", "沒有人看走眼。", "Nobody was fooled."],
  exportPng: ["图片", "圖片", "Picture"],
  exportHtml: ["网页", "網頁", "Web page"],
  exportRecording: ["对局记录", "對局記錄", "Recording"],
  saved: ["已保存 {file}", "已保存 {file}", "Saved {file}"],
  saveFailed: ["没能保存：{why}", "沒能保存：{why}", "Could not save: {why}"],
  archive: ["最近十局", "最近十局", "Last ten games"],
  archiveEmpty: ["还没有存下的对局。", "還沒有存下的對局。", "No games kept yet."],
  archiveFailed: ["打不开存档：{why}", "打不開存檔：{why}", "The archive cannot be opened: {why}"],
  archiveRow: ["{date} · {players}人 · {winner}获胜", "{date} · {players}人 · {winner}獲勝", "{date} · {players} players · {winner} won"],
  archiveOpen: ["复盘这局", "複盤這局", "Review"],
  archiveViewing: [
    "正在看以前的一局（按记录重算，与当时可能略有出入）",
    "正在看以前的一局（按記錄重算，與當時可能略有出入）",
    "An earlier game, worked out again from its recording; it may differ a little from what was shown then"
  ],
  archiveLeave: ["回到当前对局", "回到目前對局", "Back to the running game"],
  badge: ["{role}，把握 {sure}%", "{role}，把握 {sure}%", "{role}, {sure}% sure"],
  pvTitle: ["察言观色 · 对局预览", "察言觀色 · 對局預覽", "Reading the table · preview"],
  pvPlay: ["播放", "播放", "Play"],
  pvPause: ["暂停", "暫停", "Pause"],
  pvBack: ["后退一步", "後退一步", "Step back"],
  pvStep: ["前进一步", "前進一步", "Step"],
  pvStart: ["回到开头", "回到開頭", "To the start"],
  pvEnd: ["跳到结尾", "跳到結尾", "To the end"],
  pvSpeed: ["速度 {n}×", "速度 {n}×", "Speed {n}×"],
  pvScrub: ["进度", "進度", "Position"],
  pvPosition: ["第{round}轮 第{turn}回合 · {at}/{all}", "第{round}輪 第{turn}回合 · {at}/{all}", "Round {round}, turn {turn} · {at}/{all}"],
  pvOpen: ["打开记录", "打開記錄", "Open a file"],
  pvGames: ["选择对局", "選擇對局", "Choose a game"],
  pvDrop: ["把对局记录（.jsonl）拖到这里", "把對局記錄（.jsonl）拖到這裡", "Drop a recording (.jsonl) here"],
  pvTable: ["牌桌", "牌桌", "The table"],
  pvPanel: ["推演面板", "推演面板", "The panel"],
  pvStrict: ["不知身份", "不知身份", "No roles"],
  pvStrictHint: ["重算时不给任何隐藏身份（牌的价值仍是记录的）", "重算時不給任何隱藏身份（牌的價值仍是記錄的）", "Folded without any hidden role; worths are still the recorded ones"],
  pvDamaged: ["这份记录有损坏，只读到损坏处：{why}", "這份記錄有損壞，只讀到損壞處：{why}", "The recording is damaged; read up to there: {why}"],
  pvUnreadable: ["读不了「{file}」：{why}", "讀不了「{file}」：{why}", 'Cannot read "{file}": {why}'],
  pvBegin: ["按「播放」开始，或拖动进度。", "按「播放」開始，或拖動進度。", "Press play, or drag the position."],
  pvHp: ["体力 {hp}/{max}", "體力 {hp}/{max}", "{hp} of {max} HP"],
  pvKeys: ["空格 播放/暂停 · ←→ 单步 · Home/End 首尾", "空白鍵 播放/暫停 · ←→ 單步 · Home/End 首尾", "Space play/pause · ← → step · Home/End ends"],
  pvDismiss: ["知道了", "知道了", "Dismiss"],
  pvTooBig: ["文件太大（超过 20 MB）", "檔案太大（超過 20 MB）", "the file is over 20 MB"]
};
function createTexts(language) {
  const column = LANGUAGES.indexOf(language);
  return (key, values) => {
    const text = UI[key][column] ?? UI[key][0];
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
}
function languageOf(tag) {
  if (typeof tag !== "string") return "zh-CN";
  const lower = tag.toLowerCase();
  if (lower.startsWith("en")) return "en";
  return /^(zh-(tw|hk|mo|hant)|cht|tw$)/.test(lower) ? "zh-TW" : "zh-CN";
}

// src/ui/name.ts
var LONGEST = 16;
var UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
var STACKED = new RegExp("(\\p{M}{2})\\p{M}+", "gu");
function cleanName(name, longest = LONGEST) {
  const points2 = Array.from(
    name.slice(0, 400).replace(/\s+/gu, " ").replace(UNSEEN, "").replace(STACKED, "$1").trim()
  );
  return points2.length <= longest ? points2.join("") : `${points2.slice(0, longest - 1).join("")}…`;
}

// src/ui/terms.ts
var CARDS = {
  sha: ["杀", "殺", "Strike"],
  shan: ["闪", "閃", "Dodge"],
  tao: ["桃", "桃", "Peach"],
  jiu: ["酒", "酒", "Wine"],
  juedou: ["决斗", "決鬥", "Duel"],
  guohe: ["过河拆桥", "過河拆橋", "Dismantle"],
  shunshou: ["顺手牵羊", "順手牽羊", "Snatch"],
  wuzhong: ["无中生有", "無中生有", "Something from Nothing"],
  wuxie: ["无懈可击", "無懈可擊", "Nullification"],
  jiedao: ["借刀杀人", "借刀殺人", "Borrowed Knife"],
  nanman: ["南蛮入侵", "南蠻入侵", "Barbarians"],
  wanjian: ["万箭齐发", "萬箭齊發", "Arrow Barrage"],
  taoyuan: ["桃园结义", "桃園結義", "Peach Garden"],
  wugu: ["五谷丰登", "五穀豐登", "Harvest"],
  lebu: ["乐不思蜀", "樂不思蜀", "Indulgence"],
  bingliang: ["兵粮寸断", "兵糧寸斷", "Supply Shortage"],
  shandian: ["闪电", "閃電", "Lightning"],
  huogong: ["火攻", "火攻", "Fire Attack"],
  tiesuo: ["铁索连环", "鐵索連環", "Iron Chain"]
};
function termOf(source, language) {
  const column = LANGUAGES.indexOf(language);
  const own = (name) => Object.prototype.hasOwnProperty.call(CARDS, name) ? CARDS[name]?.[column] : void 0;
  return (name) => {
    const word = language === "zh-CN" ? source.term(name) ?? own(name) : own(name) ?? source.term(name);
    return cleanName(word ?? name, 14);
  };
}

// src/ui/describe.ts
var SIGN = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
function signed(value) {
  return `${value < 0 ? "−" : "+"}${SIGN.format(Math.abs(value))}`;
}
var percent = (share) => Math.round(share * 100);
var DEED = {
  sha: "did_sha",
  card: "did_card",
  skill: "did_skill",
  take: "did_take",
  break: "did_break",
  free: "did_free",
  shield: "did_shield",
  deny: "did_deny",
  hurt: "did_hurt",
  save: "did_save",
  heal: "did_heal",
  kill: "did_kill"
};
function createWords(source, language) {
  const t = createTexts(language);
  const term = termOf(source, language);
  const lord = (seat3) => source.game()?.table.lord === seat3;
  const seat2 = (n) => n === source.me() ? t("me") : lord(n) ? t("lordPlace") : t("place", { n });
  const role2 = (identity) => t(`role_${identity}`);
  const all = (seats) => seats.map(seat2).join(t("joinList"));
  const via2 = ({ card, skill }) => {
    const name = skill ?? card;
    return name === void 0 ? "" : t("via", { what: term(name) });
  };
  const suspected = (n, seen) => {
    const who = seat2(n);
    if (n === source.me() || lord(n) || !seen || seen.identity === "unknown") return who;
    return t(seen.open ? "known" : "suspected", { who, role: role2(seen.identity) });
  };
  function event(told2) {
    switch (told2.type) {
      case "card": {
        const values = { by: seat2(told2.by), to: all(told2.to), card: term(told2.card) };
        const self = told2.to.length === 0 || told2.to.length === 1 && told2.to[0] === told2.by;
        return t(self ? "ev_useSelf" : "ev_use", values);
      }
      case "skill": {
        const others = told2.to.filter((n) => n !== told2.by);
        const values = { by: seat2(told2.by), to: all(others), skill: term(told2.skill) };
        return t(others.length > 0 ? "ev_skill" : "ev_skillSelf", values);
      }
      case "zone": {
        const zone = t(`zone_${told2.pos}`);
        const what = told2.card === null ? zone : t("zone_named", { zone, card: term(told2.card) });
        return t(told2.kind === "gain" ? "ev_gain" : "ev_discard", { by: seat2(told2.by), to: seat2(told2.to), what });
      }
      case "wuxie":
        return t(told2.depth % 2 === 1 ? "ev_counter" : "ev_restore", {
          by: seat2(told2.by),
          to: seat2(told2.about.to),
          card: term(told2.about.card)
        });
      case "give":
        return t("ev_give", { by: seat2(told2.by), to: seat2(told2.to), n: told2.num });
      case "draw":
        return t("ev_draw", { by: seat2(told2.by), to: seat2(told2.to), n: told2.num });
      case "damage":
      case "heal": {
        const values = { to: seat2(told2.to), n: told2.num, via: via2(told2.via) };
        const alone = told2.by === null || told2.by === told2.to;
        if (told2.type === "damage") return t(alone ? "ev_lose" : "ev_damage", { ...values, by: seat2(told2.by ?? told2.to) });
        return t(alone ? "ev_recover" : "ev_heal", { ...values, by: seat2(told2.by ?? told2.to) });
      }
      case "reveal":
        return t("ev_reveal", { who: seat2(told2.seat), role: role2(told2.role) });
      case "die": {
        const values = { who: seat2(told2.seat), role: role2(told2.role) };
        return told2.by === null || told2.by === told2.seat ? t("ev_die", values) : t("ev_kill", { ...values, by: seat2(told2.by) });
      }
      case "turn":
        return t("ev_turn", { who: seat2(told2.seat) });
      case "round":
        return t("ev_round", { n: told2.n });
      case "shown":
        return t("ev_shown", { who: seat2(told2.seat) });
      case "hand":
        return told2.seat === null ? t("ev_handOff") : t("ev_hand", { who: seat2(told2.seat) });
      case "join":
        return t("ev_join", { who: seat2(told2.seat) });
      case "chat":
        return t("ev_chat", { who: seat2(told2.seat) });
      case "over":
        return t("ev_over", { winner: winner(told2.winner) });
    }
  }
  function winner(side) {
    return side === "zhu" || side === "fan" || side === "nei" ? t(`win_${side}`) : t("win_other");
  }
  function deed({ deed: done2, term: name, target, seen, count: count3 }) {
    const word = name === null ? "" : term(name);
    const what = t(DEED[done2], { who: suspected(target, seen), card: word, skill: word });
    return count3 > 1 ? t("times", { what, n: count3 }) : what;
  }
  function deeds(reasons) {
    let round = -1;
    return reasons.map((reason) => {
      const what = deed(reason);
      if (reason.round === round) return what;
      ({ round } = reason);
      return t("inRound", { n: round, what });
    }).join(t("joinParts"));
  }
  return {
    t,
    language,
    role: role2,
    seat: seat2,
    term,
    event,
    winner,
    letter: (identity) => t(`letter_${identity}`),
    reason: deed,
    where: ({ round, turn }) => t("markWhere", { round, turn }),
    why({ reason, identity, open: open2 }, reasons) {
      const told2 = deeds(reasons);
      switch (reason) {
        case "self":
          return t("why_self");
        case "secret":
          return t("why_secret");
        case "fixed_zhu":
          return t("why_fixed_zhu");
        case "fixed_shown":
          return t(open2 ? "why_fixed_shown" : "why_learned", { role: role2(identity) });
        case "soft_assigned_remaining_allies":
          return t("why_soft_assigned_remaining_allies");
        case "nei_both_help_harm":
          return told2 === "" ? t("why_nei_both_help_harm") : [t("why_nei_both_help_harm"), told2].join(t("joinParts"));
        case "no_memory":
        case "no_observers":
          return t(`why_${reason}`);
        case "no_votes":
        case "insufficient_signal":
          return told2 === "" ? t("why_nothing") : [t(`why_${reason}`), told2].join(t("joinParts"));
        default:
          return told2 === "" ? t("why_nothing") : told2;
      }
    }
  };
}

// src/ui/dom.ts
function el(tag, className, attributes = {}, ...children) {
  const node = document.createElement(tag);
  if (className !== "") node.className = className;
  for (const name in attributes) node.setAttribute(name, String(attributes[name]));
  node.append(...children);
  return node;
}
var SVG = "http://www.w3.org/2000/svg";
function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const name in attributes) node.setAttribute(name, String(attributes[name]));
  node.append(...children);
  return node;
}
function button(className, label, onClick) {
  const node = el("button", className, { type: "button" }, label);
  node.addEventListener("click", onClick);
  return node;
}
function textOf(node) {
  let drawn = null;
  return (text) => {
    if (text === drawn) return;
    drawn = text;
    node.textContent = text;
  };
}
function attributeOf(node, name) {
  let drawn = node.getAttribute(name);
  return (value) => {
    if (value === drawn) return;
    drawn = value;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  };
}
function styleOf(node, property) {
  let drawn = "";
  return (value) => {
    if (value === drawn) return;
    drawn = value;
    node.style.setProperty(property, value);
  };
}
function setShown(node, shown) {
  if (node.hidden === shown) node.hidden = !shown;
}
function keyedList(parent, create) {
  const items = /* @__PURE__ */ new Map();
  let order = [];
  return {
    items,
    set(keys) {
      if (keys.length === order.length && keys.every((key, i) => key === order[i])) return;
      order = [...keys];
      const wanted = new Set(keys);
      for (const [key, item] of items) {
        if (wanted.has(key)) continue;
        item.node.remove();
        items.delete(key);
      }
      let next = parent.firstElementChild;
      for (const key of keys) {
        const item = items.get(key) ?? create(key);
        items.set(key, item);
        if (item.node === next) next = next.nextElementSibling;
        else parent.insertBefore(item.node, next);
      }
    }
  };
}

// src/ui/shared.ts
function sharedView(game, target) {
  const { identity, confidence: agreement, reason, votes, voters, abstentions } = consensus(game, target);
  if (reason !== "ok") return { identity, confidence: agreement, agreement, reason };
  const watchers = Object.values(abstentions).reduce((sum, n) => sum + n, voters);
  return { identity, confidence: (votes[identity] ?? 0) / Math.max(1, watchers), agreement, reason };
}

// src/ui/eyes.ts
function choices(source) {
  const game = source.game();
  if (!game) return ["all"];
  const me = source.me();
  const mine = me !== null && game.minds.has(me) ? ["all", me] : ["all"];
  if (source.strict() && source.truth() === null) return mine;
  return mine.concat(game.table.seats.map(({ seat: seat2 }) => seat2).filter((seat2) => seat2 !== me && game.minds.has(seat2)));
}
function look(game, eyes, me, target) {
  const open2 = target.revealed !== null;
  if (eyes === "all") {
    const { identity: identity2, confidence: confidence2, agreement, reason: reason2 } = sharedView(game, target);
    return { identity: identity2, confidence: confidence2, reason: reason2, open: open2, agreement };
  }
  if (eyes === target.seat && !open2) return { identity: "unknown", confidence: 0, reason: "self", open: open2 };
  const { identity, confidence, reason } = guess(game, eyes, target);
  if (reason === "fixed_shown" && !open2 && eyes !== me) {
    return { identity: "unknown", confidence: 0, reason: "secret", open: open2 };
  }
  return { identity, confidence, reason, open: open2 };
}
function ballot(game, target) {
  const counts = { zhong: 0, fan: 0, nei: 0, open: 0 };
  for (const observer of game.minds.keys()) {
    if (observer === target.seat || observer === game.human) continue;
    const { identity, confidence } = guessAlone(game, observer, target);
    if (confidence > 0 && (identity === "zhong" || identity === "fan" || identity === "nei")) counts[identity] += 1;
    else counts.open += 1;
  }
  return counts;
}

// src/ui/panel.css
var panel_default = `/* 察言观色: everything here is prefixed slqj- and lives below .slqj-layer, .slqj-badge or .slqj-paper.
   Chromium 91 is the floor: no nesting, :has, container queries, layers or colour functions. */
.slqj-layer, .slqj-paper, .slqj-badge, .slqj-inks {
  --slqj-zhu: #ff7565;
  --slqj-zhong: #ffd24a;
  --slqj-fan: #6fd66f;
  --slqj-nei: #74b6ff;
  --slqj-other: #cfc6b4;
  --slqj-ink: #f4ecdb;
  --slqj-faint: #b9ad95;
  --slqj-rule: rgba(255, 236, 196, 0.14);
  --slqj-gold: #e8c476;
  --slqj-title-font: "xinwei", "shousha", "STXinwei", "KaiTi", "Noto Serif CJK SC", serif;
}
.slqj-layer {
  position: absolute; left: 0; top: 0; right: 0; bottom: 0; z-index: 30; pointer-events: auto;
  display: flex; align-items: center; justify-content: center;
  background: rgba(0, 0, 0, 0.5);
  font: 14px/1.4 "Microsoft YaHei", "PingFang SC", "STHeiti", "SimHei", "Noto Sans CJK SC", "WenQuanYi Micro Hei", sans-serif;
  color: var(--slqj-ink); text-align: left; text-shadow: none; letter-spacing: normal;
  -webkit-user-select: none; user-select: none;
}
.slqj-layer.slqj-docked { position: relative; width: 100%; height: 100%; background: none; z-index: auto; }
.slqj-layer[hidden], .slqj-layer [hidden] { display: none !important; }
.slqj-layer *, .slqj-paper * { box-sizing: border-box; }
.slqj-layer h2, .slqj-layer h3, .slqj-layer p, .slqj-layer ul, .slqj-layer ol,
.slqj-paper h2, .slqj-paper h3, .slqj-paper p, .slqj-paper ul, .slqj-paper ol {
  margin: 0; padding: 0; list-style: none; font-weight: normal;
}
.slqj-layer section, .slqj-layer header, .slqj-layer nav { display: block; position: static; min-width: 0; }
.slqj-layer button {
  font: inherit; color: inherit; margin: 0; padding: 0; border: 0; background: none; text-align: inherit;
  cursor: pointer; -webkit-tap-highlight-color: transparent; touch-action: manipulation;
}
.slqj-layer :focus { outline: none; }
.slqj-layer :focus-visible { outline: 2px solid var(--slqj-gold); outline-offset: -2px; }

.slqj-layer .slqj-panel {
  display: flex; flex-direction: column; overflow: hidden;
  width: min(1160px, calc(100% - 20px)); height: min(760px, calc(100% - 14px));
  background: linear-gradient(rgba(46, 39, 30, 0.95), rgba(24, 21, 17, 0.96));
  border-radius: 10px;
  box-shadow: 0 0 0 1px rgba(232, 196, 118, 0.35), inset 0 0 0 1px rgba(0, 0, 0, 0.5), 0 8px 32px rgba(0, 0, 0, 0.6);
}
.slqj-docked .slqj-panel { width: 100%; height: 100%; }
.slqj-layer .slqj-head {
  display: flex; flex: none; align-items: stretch; gap: 6px; padding: 0 2px 0 14px; min-height: 44px;
  border-bottom: 1px solid var(--slqj-rule); background: rgba(0, 0, 0, 0.22);
}
.slqj-title { font: 22px/44px var(--slqj-title-font); color: var(--slqj-gold); white-space: nowrap; }
.slqj-layer .slqj-title { font: 22px/44px var(--slqj-title-font); margin-right: 10px; }
.slqj-layer .slqj-tabs { display: flex; flex: 1; overflow-x: auto; scrollbar-width: none; }
.slqj-tabs::-webkit-scrollbar, .slqj-chips::-webkit-scrollbar { display: none; }
.slqj-layer .slqj-tab {
  min-width: 64px; min-height: 44px; padding: 0 12px; white-space: nowrap; text-align: center;
  color: var(--slqj-faint); border-bottom: 3px solid transparent; border-top: 3px solid transparent;
}
.slqj-layer .slqj-tab[aria-selected="true"] { color: var(--slqj-ink); border-bottom-color: var(--slqj-gold); font-weight: bold; }
.slqj-layer .slqj-close { width: 46px; min-height: 44px; font-size: 26px; line-height: 1; text-align: center; color: var(--slqj-faint); }
.slqj-layer .slqj-close:hover, .slqj-layer .slqj-tab:hover { color: var(--slqj-ink); }
.slqj-layer .slqj-line { padding: 18px 16px; color: var(--slqj-faint); text-align: center; }
.slqj-layer .slqj-banner { display: flex; align-items: center; gap: 12px; padding: 0 14px; background: rgba(232, 196, 118, 0.16); }
.slqj-layer .slqj-leave { min-height: 40px; padding: 0 10px; color: var(--slqj-gold); text-decoration: underline; }
.slqj-layer .slqj-pages { flex: 1; min-height: 0; display: flex; }
.slqj-layer .slqj-page { flex: 1; min-width: 0; min-height: 0; }
.slqj-scroll, .slqj-detail { overflow-y: auto; overflow-x: hidden; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: rgba(232, 196, 118, 0.4) transparent; }
.slqj-layer ::-webkit-scrollbar { width: 6px; height: 6px; }
.slqj-layer ::-webkit-scrollbar-thumb { background: rgba(232, 196, 118, 0.35); border-radius: 3px; }
.slqj-layer .slqj-none { padding: 14px 4px; color: var(--slqj-faint); }

/* whose eyes */
.slqj-layer .slqj-inspect, .slqj-layer .slqj-persona-page { display: flex; flex-direction: column; }
.slqj-layer .slqj-chips { display: flex; flex: none; gap: 4px; padding: 0 10px; overflow-x: auto; border-bottom: 1px solid var(--slqj-rule); scrollbar-width: none; }
.slqj-layer .slqj-chip {
  flex: none; min-width: 44px; height: 42px; padding: 0 10px; text-align: center; white-space: nowrap; color: var(--slqj-faint);
  background: linear-gradient(transparent 6px, rgba(255, 236, 196, 0.07) 6px, rgba(255, 236, 196, 0.07) 36px, transparent 36px);
}
.slqj-layer .slqj-chip[aria-checked="true"] {
  color: #241c0f; font-weight: bold;
  background: linear-gradient(transparent 6px, var(--slqj-gold) 6px, var(--slqj-gold) 36px, transparent 36px);
}

/* the rows */
.slqj-layer .slqj-inspect-body { position: relative; display: flex; flex: 1; min-height: 0; }
.slqj-layer .slqj-inspect-body > .slqj-scroll { flex: 1; padding: 0 10px 10px; }
.slqj-row, .slqj-caption {
  display: grid; align-items: center; column-gap: 10px;
  grid-template-columns: 40px minmax(76px, 132px) 34px 88px 72px 92px minmax(0, 3fr);
}
.slqj-layer .slqj-caption { padding: 3px 8px 2px; font-size: 11px; color: var(--slqj-faint); }
.slqj-caption-sure { grid-column: 4; }
.slqj-caption-hint { text-align: right; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.slqj-layer .slqj-row {
  width: 100%; min-height: 50px; padding: 4px 8px; border-radius: 6px; border-top: 1px solid var(--slqj-rule);
}
.slqj-layer .slqj-row:hover { background: rgba(255, 236, 196, 0.06); }
.slqj-layer .slqj-row.slqj-chosen { background: rgba(232, 196, 118, 0.16); box-shadow: inset 3px 0 0 var(--slqj-gold); }
.slqj-dead .slqj-portrait, .slqj-dead .slqj-row-who { opacity: 0.5; filter: grayscale(1); }
.slqj-portrait {
  display: flex; align-items: center; justify-content: center; width: 40px; height: 40px; border-radius: 6px;
  background: #4c4131 center 20% / cover no-repeat; box-shadow: inset 0 0 0 1px rgba(232, 196, 118, 0.35);
  font: 22px/40px var(--slqj-title-font); color: var(--slqj-gold); overflow: hidden;
}
.slqj-row-who { display: block; min-width: 0; }
.slqj-row-place { display: block; font-size: 11px; color: var(--slqj-faint); white-space: nowrap; line-height: 1.25; }
.slqj-row-name { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
.slqj-row-why { font-size: 13px; color: #e2d7c1; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 1.35; }
.slqj-row-votes { display: flex; flex-wrap: wrap; gap: 0 8px; font-size: 12px; line-height: 1.35; }
.slqj-row-votes b { font-weight: normal; white-space: nowrap; }
.slqj-vote-against, .slqj-vote-open { color: var(--slqj-faint); }
.slqj-row-votes[data-empty], .slqj-meter[data-empty] { visibility: hidden; }

/* a guess: its letter, its colour, its outline */
.slqj-mark {
  display: inline-block; min-width: 32px; height: 32px; padding: 0 3px; text-align: center; border-radius: 7px;
  font: bold 18px/28px var(--slqj-title-font); border: 2px solid currentColor; color: var(--slqj-other); background: rgba(0, 0, 0, 0.35);
  box-sizing: border-box;
}
.slqj-mark[data-role="zhu"] { color: var(--slqj-zhu); border-style: double; border-width: 3px; line-height: 26px; }
.slqj-mark[data-role="zhong"] { color: var(--slqj-zhong); border-style: solid; }
.slqj-mark[data-role="fan"] { color: var(--slqj-fan); border-style: dashed; }
.slqj-mark[data-role="nei"] { color: var(--slqj-nei); border-style: dotted; }
.slqj-mark[data-role="unknown"], .slqj-mark[data-role="self"] { border-color: transparent; color: var(--slqj-faint); }
.slqj-mark[data-open] { color: #1d1710; border-color: rgba(0, 0, 0, 0.4); border-style: solid; }
.slqj-mark[data-open][data-role="zhu"] { background: var(--slqj-zhu); }
.slqj-mark[data-open][data-role="zhong"] { background: var(--slqj-zhong); }
.slqj-mark[data-open][data-role="fan"] { background: var(--slqj-fan); }
.slqj-mark[data-open][data-role="nei"] { background: var(--slqj-nei); }
.slqj-mark[data-open][data-role="commoner"] { background: var(--slqj-other); }
.slqj-layer [lang="en"] .slqj-mark, .slqj-layer [lang="en"].slqj-panel .slqj-mark { font-size: 14px; }

.slqj-meter { display: flex; align-items: center; gap: 6px; font-size: 12px; }
.slqj-meter-track { display: block; flex: 1; height: 6px; border-radius: 3px; background: rgba(255, 236, 196, 0.14); overflow: hidden; }
.slqj-meter-fill { display: block; height: 100%; border-radius: 3px; background: var(--slqj-gold); }
.slqj-exposure .slqj-meter-fill { background: repeating-linear-gradient(90deg, #d98c5f 0 4px, transparent 4px 6px); }
.slqj-meter-number { flex: none; width: 34px; text-align: right; font-variant-numeric: tabular-nums; }

/* a history beside the rows */
[data-split] .slqj-row, [data-split] .slqj-caption { grid-template-columns: 40px minmax(0, 1fr) 34px 86px; }
[data-split] .slqj-row .slqj-exposure, [data-split] .slqj-row-votes, [data-split] .slqj-caption-exposure,
[data-split] .slqj-caption-votes, [data-split] .slqj-caption-hint { display: none; }
[data-split] .slqj-row-why { grid-column: 2 / -1; font-size: 12px; -webkit-line-clamp: 1; }
.slqj-layer .slqj-detail { flex: 1.45; padding: 0 14px 12px; border-left: 1px solid var(--slqj-rule); background: rgba(0, 0, 0, 0.18); }
.slqj-layer .slqj-detail-head { display: flex; align-items: center; gap: 10px; min-height: 42px; }
.slqj-layer .slqj-back { min-width: 64px; min-height: 40px; color: var(--slqj-gold); white-space: nowrap; }
.slqj-layer .slqj-detail-title { font-size: 16px; font-weight: bold; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: plaintext; }
.slqj-layer .slqj-detail-why { color: #e2d7c1; font-size: 13px; padding-bottom: 4px; overflow-wrap: anywhere; }
.slqj-layer .slqj-chart-key { display: flex; flex-wrap: wrap; gap: 0 14px; font-size: 11px; color: var(--slqj-faint); }
.slqj-key::before { content: ""; display: inline-block; width: 18px; height: 0; margin-right: 5px; vertical-align: middle; border-top: 2px solid #ffe6a8; }
.slqj-key-evidence::before { border-top: 2px dashed #8fc7d8; }
.slqj-key-hint { margin-left: auto; }
.slqj-chart-picture { display: block; width: 100%; height: clamp(132px, 24vh, 230px); cursor: pointer; touch-action: pan-y; overflow: visible; }
.slqj-chart-loyal { fill: rgba(255, 210, 74, 0.09); }
.slqj-chart-rebel { fill: rgba(111, 214, 111, 0.09); }
.slqj-chart-zero { stroke: rgba(255, 236, 196, 0.35); }
.slqj-chart-threshold { stroke: rgba(255, 236, 196, 0.5); stroke-dasharray: 2 4; }
.slqj-chart-round { stroke: rgba(255, 236, 196, 0.1); }
.slqj-chart-text { fill: var(--slqj-faint); font-size: 11px; }
.slqj-chart-scale { text-anchor: end; }
.slqj-chart-signal { fill: none; stroke: #ffe6a8; stroke-width: 2; stroke-linejoin: round; }
.slqj-chart-evidence { fill: none; stroke: #8fc7d8; stroke-width: 1.6; stroke-dasharray: 5 3; }
.slqj-chart-mark { stroke: #17130d; stroke-width: 1.2; }
.slqj-chart-up { fill: var(--slqj-zhong); color: var(--slqj-zhong); }
.slqj-chart-down { fill: var(--slqj-fan); color: var(--slqj-fan); }
.slqj-chart-turn { fill: var(--slqj-gold); color: var(--slqj-gold); }
.slqj-chart-open, .slqj-chart-death { fill: #fff; color: #fff; }
.slqj-chart-mark.slqj-chosen { stroke: #fff; stroke-width: 2.5; }
.slqj-layer .slqj-reading { margin-top: 6px; padding: 8px 10px; border-radius: 6px; background: rgba(232, 196, 118, 0.13); border-left: 3px solid var(--slqj-gold); }
.slqj-reading-where, .slqj-moment-where { font-size: 11px; color: var(--slqj-faint); white-space: nowrap; }
.slqj-reading-what { display: block; font-size: 15px; overflow-wrap: anywhere; }
.slqj-layer .slqj-effects { display: flex; flex-wrap: wrap; gap: 4px 6px; margin-top: 4px; }
.slqj-effect { padding: 1px 8px; border-radius: 10px; font-size: 12px; background: rgba(0, 0, 0, 0.3); color: #e2d7c1; }
.slqj-effect-flip { background: var(--slqj-gold); color: #241c0f; font-weight: bold; }
.slqj-effect.slqj-plus { color: var(--slqj-zhong); }
.slqj-effect.slqj-minus { color: var(--slqj-fan); }
.slqj-layer .slqj-moment { display: grid; grid-template-columns: 18px 96px minmax(0, 1fr); align-items: center; gap: 6px; width: 100%; min-height: 40px; border-top: 1px solid var(--slqj-rule); }
.slqj-layer .slqj-moment[aria-pressed="true"] { background: rgba(232, 196, 118, 0.16); }
.slqj-moment-sign { font-size: 12px; text-align: center; }
.slqj-moment-what { font-size: 13px; overflow-wrap: anywhere; }
.slqj-layer .slqj-moments { margin-top: 8px; }
.slqj-moments li { content-visibility: auto; contain-intrinsic-size: 300px 41px; }

/* personas */
.slqj-layer .slqj-switch { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 16px; flex: none; border-bottom: 1px solid var(--slqj-rule); }
.slqj-switch::before { content: ""; width: 38px; height: 20px; border-radius: 10px; border: 1px solid var(--slqj-faint); background: radial-gradient(circle at 10px 50%, var(--slqj-faint) 7px, transparent 7.5px); }
.slqj-switch[aria-checked="true"]::before { border-color: var(--slqj-gold); background: radial-gradient(circle at 26px 50%, #241c0f 7px, transparent 7.5px), var(--slqj-gold); }
.slqj-layer .slqj-persona-page > .slqj-scroll { flex: 1; padding: 10px 14px; }
.slqj-layer .slqj-personas { display: grid; grid-template-columns: repeat(auto-fill, minmax(218px, 1fr)); gap: 10px; }
.slqj-persona { padding: 8px 12px 10px; border-radius: 8px; background: rgba(0, 0, 0, 0.24); box-shadow: inset 0 0 0 1px var(--slqj-rule); }
.slqj-layer .slqj-persona-head { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: baseline; gap: 8px; }
.slqj-persona-kind { color: var(--slqj-gold); font: 18px/1.3 var(--slqj-title-font); }
.slqj-layer .slqj-persona-about { font-size: 12px; color: var(--slqj-faint); padding-bottom: 4px; }
.slqj-layer .slqj-trait { display: grid; grid-template-columns: 62px 1fr 32px; gap: 8px; align-items: center; font-size: 12px; line-height: 1.5; }
.slqj-trait-number { text-align: right; font-variant-numeric: tabular-nums; }
.slqj-layer .slqj-persona-grudges { margin-top: 6px; font-size: 12px; }
.slqj-persona-turns { font-size: 11px; color: var(--slqj-faint); }

/* the review */
.slqj-layer .slqj-review-page { padding: 0 16px 14px; }
.slqj-layer .slqj-exports { display: flex; flex-wrap: wrap; gap: 8px; padding-top: 8px; float: right; }
.slqj-layer .slqj-press { min-height: 40px; min-width: 64px; padding: 0 14px; text-align: center; border-radius: 6px; background: rgba(232, 196, 118, 0.16); box-shadow: inset 0 0 0 1px rgba(232, 196, 118, 0.4); }
.slqj-layer .slqj-press:hover { background: rgba(232, 196, 118, 0.28); }
.slqj-layer .slqj-status { min-height: 20px; font-size: 12px; color: var(--slqj-gold); padding-top: 4px; overflow-wrap: anywhere; }
.slqj-review-head strong { display: block; font: 20px/1.4 var(--slqj-title-font); color: var(--slqj-gold); }
.slqj-review-head span { color: var(--slqj-faint); }
.slqj-layer .slqj-review-columns, .slqj-paper .slqj-review-columns { display: flex; flex-wrap: wrap; gap: 4px 28px; align-items: flex-start; clear: both; }
.slqj-review-table { flex: 3 1 460px; border-collapse: collapse; table-layout: auto; font-size: 13px; min-width: 0; }
.slqj-review-table th { font-weight: normal; text-align: left; color: var(--slqj-faint); font-size: 11px; padding: 6px 10px 2px 0; white-space: nowrap; }
.slqj-review-table td, .slqj-review-table tbody th { padding: 4px 10px 4px 0; border-top: 1px solid var(--slqj-rule); white-space: nowrap; }
.slqj-review-table .slqj-review-who { color: inherit; font-size: 13px; max-width: 150px; }
.slqj-review-table .slqj-mark { margin-right: 8px; vertical-align: middle; }
.slqj-review-sure { display: inline-block; min-width: 42px; font-variant-numeric: tabular-nums; }
.slqj-score-right { color: var(--slqj-fan); }
.slqj-score-wrong { color: var(--slqj-zhu); }
.slqj-score-open, .slqj-score-public { color: var(--slqj-faint); }
.slqj-layer .slqj-review-part, .slqj-paper .slqj-review-part { flex: 2 1 240px; padding-top: 8px; }
.slqj-layer .slqj-review-title, .slqj-paper .slqj-review-title { font: 17px/1.6 var(--slqj-title-font); color: var(--slqj-gold); }
.slqj-round { display: flex; align-items: center; gap: 8px; padding: 2px 0; font-size: 12px; }
.slqj-round-name { width: 36px; color: var(--slqj-faint); }
.slqj-round-bar { display: flex; flex: 1; gap: 2px; }
.slqj-round-part { flex-basis: 0; min-width: 16px; text-align: center; border-radius: 3px; color: #1d1710; }
.slqj-round-part[hidden] { display: none; }
.slqj-round-right, .slqj-key-right::before { background: var(--slqj-fan); }
.slqj-round-wrong, .slqj-key-wrong::before { background: repeating-linear-gradient(45deg, var(--slqj-zhu) 0 5px, #d95a4b 5px 8px); }
.slqj-round-open, .slqj-key-open::before { background: repeating-linear-gradient(90deg, #8b8170 0 3px, #776d5d 3px 6px); }
.slqj-layer .slqj-round-key, .slqj-paper .slqj-round-key { display: flex; gap: 14px; font-size: 11px; color: var(--slqj-faint); }
.slqj-key-right::before, .slqj-key-wrong::before, .slqj-key-open::before { width: 10px; height: 10px; border: 0; border-radius: 2px; }
.slqj-turning { display: grid; grid-template-columns: 100px minmax(0, 1.3fr) minmax(0, 1fr) 60px; gap: 4px 10px; align-items: baseline; padding: 4px 0; border-top: 1px solid var(--slqj-rule); font-size: 13px; }
.slqj-turning-flip { font-weight: normal; color: var(--slqj-gold); }
.slqj-fooled { padding: 4px 0; border-top: 1px solid var(--slqj-rule); font-size: 13px; }
.slqj-layer .slqj-kept { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; min-height: 48px; border-top: 1px solid var(--slqj-rule); }
.slqj-kept-what { flex: 1 1 200px; }
.slqj-paper { max-width: 900px; margin: 0 auto; padding: 16px 24px 32px; background: #1f1b15; color: #f4ecdb; font: 15px/1.5 "Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif; }

/* by the room the panel itself has */
[data-layout~="low"] .slqj-row { min-height: 46px; }
[data-layout~="low"] .slqj-portrait { width: 36px; height: 36px; line-height: 36px; }
[data-layout~="low"] .slqj-chart-picture { height: 124px; }
[data-layout~="low"] .slqj-detail-why { display: none; }
[data-layout~="low"] .slqj-reading { margin-top: 2px; padding: 4px 10px; }
[data-layout~="narrow"] .slqj-row, [data-layout~="narrow"] .slqj-caption { grid-template-columns: 36px minmax(0, 1fr) 34px 80px; column-gap: 8px; }
[data-layout~="narrow"] .slqj-row .slqj-exposure, [data-layout~="narrow"] .slqj-row-votes, [data-layout~="narrow"] .slqj-caption { display: none; }
[data-layout~="narrow"] .slqj-row-why { grid-column: 2 / -1; -webkit-line-clamp: 2; font-size: 12px; }
[data-layout~="narrow"] .slqj-portrait { grid-row: 1 / 3; align-self: start; width: 36px; height: 36px; }
[data-layout~="narrow"] .slqj-head { padding-left: 8px; }
[data-layout~="narrow"] .slqj-title { display: none; }
.slqj-layer [data-layout~="narrow"] .slqj-detail { position: absolute; left: 0; right: 0; top: 0; bottom: 0; background: #211c16; border: 0; }
[data-layout~="narrow"] .slqj-key-hint { display: none; }
[data-layout~="narrow"] .slqj-turning { grid-template-columns: minmax(0, 1fr) auto; }
[data-layout~="narrow"] .slqj-review-table td, [data-layout~="narrow"] .slqj-review-table th { padding-right: 6px; }
[data-layout~="narrow"] .slqj-review-role { display: none; }
[data-layout~="narrow"] .slqj-review-who { max-width: 90px; }
[data-layout~="narrow"] .slqj-exports { float: none; }

/* marks on the avatars */
.slqj-badge {
  /* Top centre: below are hp and hand, left the name, right the game's own role sign, under 十周年UI too. */
  position: absolute; left: 50%; top: 3px; transform: translateX(-50%); z-index: 12; display: flex; align-items: center; gap: 3px; pointer-events: none;
  padding: 1px 5px 1px 2px; border-radius: 9px; background: rgba(15, 12, 8, 0.82); color: var(--slqj-other);
  font: bold 14px/18px var(--slqj-title-font); text-shadow: none; box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.5);
}
.slqj-badge[hidden] { display: none; }
.slqj-badge-letter { min-width: 18px; text-align: center; border-radius: 7px; border: 1.5px solid currentColor; }
.slqj-badge-sure { font: 11px/18px Arial, sans-serif; color: #f4ecdb; }
.slqj-badge[data-role="zhong"] { color: var(--slqj-zhong); }
.slqj-badge[data-role="fan"] { color: var(--slqj-fan); }
.slqj-badge[data-role="fan"] .slqj-badge-letter { border-style: dashed; }
.slqj-badge[data-role="nei"] { color: var(--slqj-nei); }
.slqj-badge[data-role="nei"] .slqj-badge-letter { border-style: dotted; }
.slqj-badge[data-role="unknown"] .slqj-badge-letter { border-color: transparent; }
`;

// src/ui/pace.ts
var PACE = 125;
function createPace(draw2) {
  let drawn = -Infinity;
  let frame = 0;
  let failed2 = false;
  let timer = null;
  const nextFrame = () => {
    timer = null;
    frame = requestAnimationFrame(() => {
      drawn = performance.now();
      try {
        draw2();
      } catch (error) {
        if (!failed2) console.warn("[察言观色]", error);
        failed2 = true;
      }
    });
  };
  return {
    request() {
      if (frame !== 0 || timer !== null) return;
      const wait = drawn + PACE - performance.now();
      if (wait <= 0) nextFrame();
      else timer = setTimeout(nextFrame, wait);
    },
    settle() {
      cancelAnimationFrame(frame);
      if (timer !== null) clearTimeout(timer);
      frame = 0;
      timer = null;
    }
  };
}

// src/ui/style.ts
function addStyle(id, css) {
  if (document.getElementById(id)) return;
  const style = document.createElement("style");
  style.id = id;
  style.textContent = css;
  document.head.append(style);
}

// src/ui/badges.ts
function badgeNode() {
  const letter = el("span", "slqj-badge-letter");
  const sure = el("span", "slqj-badge-sure");
  const node = el("span", "slqj-badge", { role: "img" }, letter, sure);
  const set = {
    letter: textOf(letter),
    sure: textOf(sure),
    role: attributeOf(node, "data-role"),
    label: attributeOf(node, "aria-label"),
    hidden: attributeOf(node, "hidden")
  };
  return { node, set };
}
function createBadges(running, options) {
  addStyle("slqj-style", panel_default);
  const badges = /* @__PURE__ */ new Map();
  let source = running;
  let enabled = true;
  const pace = createPace(() => {
    update();
  });
  let unsubscribe = () => void 0;
  function clear() {
    for (const { node } of badges.values()) node.remove();
    badges.clear();
  }
  function badgeOf(seat2, slot) {
    const badge = badges.get(seat2) ?? badgeNode();
    badges.set(seat2, badge);
    if (badge.node.parentNode !== slot) slot.append(badge.node);
    return badge;
  }
  function update() {
    pace.settle();
    const game = source.game();
    if (!enabled || !game || source.inactive() !== null) {
      clear();
      return;
    }
    const me = source.me();
    const words = createWords(source, options.language);
    for (const target of game.table.seats) {
      const slot = options.slot(target.seat);
      if (!slot) continue;
      const { set } = badgeOf(target.seat, slot);
      const { identity, confidence, open: open2, reason } = look(game, options.eyes?.() ?? "all", me, target);
      const needless = open2 || reason === "self" || target.seat === me;
      set.hidden(needless ? "" : null);
      if (needless) continue;
      const sure = percent(confidence);
      set.role(identity);
      set.letter(words.letter(identity));
      set.sure(identity === "unknown" ? "" : String(sure));
      set.label(words.t("badge", { role: words.role(identity), sure }));
    }
  }
  function listen2() {
    unsubscribe = source.onChange(() => {
      if (enabled) pace.request();
    });
  }
  listen2();
  update();
  return {
    update,
    setSource(next) {
      unsubscribe();
      source = next;
      clear();
      listen2();
      update();
    },
    setEnabled(on) {
      enabled = on;
      update();
    },
    destroy() {
      unsubscribe();
      pace.settle();
      clear();
    }
  };
}

// src/ui/history.ts
var MOST_TURNS = 400;
var MOST_MOMENTS = 3e3;
var UNKNOWN = { identity: "unknown", confidence: 0 };
function sampleTarget(game, target) {
  const byObserver = /* @__PURE__ */ new Map();
  for (const observer of game.minds.keys()) {
    if (observer === target.seat) continue;
    const { identity: identity2, confidence: confidence2, detail, reason } = guessAlone(game, observer, target);
    const secret = reason === "fixed_shown" && target.revealed === null;
    byObserver.set(observer, {
      ...secret ? UNKNOWN : { identity: identity2, confidence: confidence2 },
      signal: detail ? detail.zhuSignal : null,
      evidence: detail ? detail.evidenceAxis : null
    });
  }
  const { identity, confidence } = sharedView(game, target);
  return { byObserver, consensus: { identity, confidence }, exposure: target.exposure, revealed: target.revealed };
}
function evidenceMoved(before, after) {
  const moved = /* @__PURE__ */ new Map();
  for (const [observer, { evidence }] of after.byObserver) {
    const change = evidence === null ? 0 : evidence - (before.byObserver.get(observer)?.evidence ?? 0);
    if (change !== 0) moved.set(observer, change);
  }
  return moved;
}
function concerned(event) {
  switch (event.type) {
    case "card":
    case "skill":
      return [event.by, ...event.to];
    case "zone":
    case "give":
    case "draw":
      return [event.by, event.to];
    case "wuxie":
      return [event.by, event.about.to];
    case "damage":
    case "heal":
      return event.by === null ? [event.to] : [event.by, event.to];
    case "die":
      return event.by === null ? [event.seat] : [event.seat, event.by];
    case "reveal":
      return [event.seat];
    default:
      return [];
  }
}
function tellsNothing(event, flips, about) {
  if (flips.length > 0 || event.type === "die" || event.type === "reveal") return false;
  return about.length === 0 || event.type === "shown";
}
function createHistory() {
  const turns = [];
  const moments = [];
  const hidden = /* @__PURE__ */ new Map();
  let revision = 0;
  let winner = null;
  let nextId = 0;
  const begin = (game, n, seat2) => {
    const sample = { n, round: game.table.round, seat: seat2, targets: /* @__PURE__ */ new Map() };
    turns.push(sample);
    if (turns.length > MOST_TURNS) turns.shift();
    return sample;
  };
  function resample(game, running, before, seats) {
    const flips = [];
    const moved = /* @__PURE__ */ new Map();
    for (const seat2 of seats) {
      const target = game.table.bySeat.get(seat2);
      if (!target) continue;
      const last = running.targets.get(seat2) ?? before?.targets.get(seat2);
      const from = last?.consensus ?? UNKNOWN;
      const sample = sampleTarget(game, target);
      if (last) moved.set(seat2, evidenceMoved(last, sample));
      running.targets.set(seat2, sample);
      if (sample.revealed === null) hidden.set(seat2, sample);
      if (from.identity !== sample.consensus.identity && target.revealed === null) {
        flips.push({ seat: seat2, from, to: sample.consensus });
      }
    }
    return { flips, moved };
  }
  function joined(turn, seat2, flips) {
    const last = moments[moments.length - 1];
    if (last?.turn !== turn || concerned(last.event)[0] !== seat2) return false;
    const about = [.../* @__PURE__ */ new Set([...last.about, ...flips.map((flip) => flip.seat)])];
    moments[moments.length - 1] = { ...last, about, flips: [...last.flips, ...flips] };
    return true;
  }
  function note(game, event, deltas) {
    revision += 1;
    if (event.type === "over") winner = event.winner;
    let running = turns[turns.length - 1];
    let before = null;
    const seen = /* @__PURE__ */ new Map();
    const everyone = game.table.seats.map(({ seat: seat2 }) => seat2);
    const hides = (seat2) => game.table.bySeat.get(seat2)?.revealed === null;
    const about = [...new Set(deltas.map((delta) => delta.about))].filter(hides);
    let fresh = about;
    if (event.type === "die" || event.type === "reveal") {
      fresh = everyone;
      if (!about.includes(event.seat)) about.push(event.seat);
    }
    if (!running || event.type === "turn") {
      before = running ?? null;
      running = begin(game, event.type === "turn" ? event.n : 0, event.type === "turn" ? event.seat : null);
      fresh = everyone;
    } else if (event.type === "join") fresh = [event.seat];
    for (const seat2 of concerned(event)) {
      const known = running.targets.get(seat2) ?? before?.targets.get(seat2);
      if (known) seen.set(seat2, { ...known.consensus, open: known.revealed !== null });
    }
    const { flips, moved } = resample(game, running, before, fresh);
    if (tellsNothing(event, flips, about)) return;
    for (const { seat: seat2 } of flips) if (!about.includes(seat2)) about.push(seat2);
    if (event.type === "shown" && joined(running.n, event.seat, flips)) return;
    const { n: turn } = running;
    moments.push({ id: nextId++, turn, round: game.table.round, event, deltas, moved, about, seen, flips });
    if (moments.length > MOST_MOMENTS) moments.splice(0, moments.length - MOST_MOMENTS);
  }
  return {
    turns,
    moments,
    note,
    beforeOpen: (seat2) => hidden.get(seat2) ?? null,
    get winner() {
      return winner;
    },
    get revision() {
      return revision;
    }
  };
}

// src/ui/focus.ts
var KEPT_IN = [
  "click",
  "contextmenu",
  "dblclick",
  "mousedown",
  "mouseup",
  "mousemove",
  "mouseover",
  "wheel",
  "touchstart",
  "touchmove",
  "touchend",
  "pointerdown",
  "pointermove",
  "pointerup",
  "keyup"
];
function keepIn(layer) {
  for (const name of KEPT_IN) layer.addEventListener(name, (event) => {
    event.stopPropagation();
  });
}
function trapFocus(box, event) {
  const reachable = [...box.querySelectorAll('button,[tabindex="0"]')].filter((node) => node.tabIndex >= 0 && !node.closest("[hidden]"));
  const edge = event.shiftKey ? reachable[0] : reachable[reachable.length - 1];
  const other = event.shiftKey ? reachable[reachable.length - 1] : reachable[0];
  if (document.activeElement !== edge && box.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
}

// src/ui/chips.ts
var STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
function createChips(label, choose) {
  const node = el("section", "slqj-chips", { role: "radiogroup", "aria-label": label });
  let keys = [];
  let current = null;
  function chipNode(key) {
    const chip = el("button", "slqj-chip", { type: "button", role: "radio" });
    chip.addEventListener("click", () => {
      choose(key);
    });
    return {
      node: chip,
      text: textOf(chip),
      label: attributeOf(chip, "aria-label"),
      checked: attributeOf(chip, "aria-checked"),
      tab: attributeOf(chip, "tabindex")
    };
  }
  const items = keyedList(node, chipNode);
  node.addEventListener("keydown", (event) => {
    const step2 = STEPS[event.key];
    if (step2 === void 0 || current === null || keys.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = keys[(keys.indexOf(current) + step2 + keys.length) % keys.length];
    if (next === void 0) return;
    choose(next);
    items.items.get(next)?.node.focus();
  });
  return {
    node,
    draw(chips, chosen) {
      keys = chips.map(({ key }) => key);
      current = chosen;
      items.set(keys);
      for (const { key, text, label: name } of chips) {
        const item = items.items.get(key);
        item?.text(text);
        item?.label(name);
        item?.checked(String(key === chosen));
        item?.tab(key === chosen ? "0" : "-1");
      }
    }
  };
}

// src/ui/reasons.ts
function deedOf({ event }, actor) {
  switch (event.type) {
    case "card": {
      const target = event.to[0];
      if (event.by !== actor || target === void 0 || target === actor) return null;
      return { deed: event.card === "sha" ? "sha" : "card", term: event.card, target };
    }
    case "skill": {
      const target = event.to[0];
      if (event.by !== actor || target === void 0 || target === actor) return null;
      return { deed: "skill", term: event.skill, target };
    }
    case "zone": {
      if (event.by !== actor) return null;
      if (event.pos === "j") return { deed: "free", term: event.card, target: event.to };
      return { deed: event.kind === "gain" ? "take" : "break", term: event.card, target: event.to };
    }
    case "wuxie": {
      if (event.by !== actor) return null;
      const kind = (event.depth % 2 === 1 ? -event.about.tv : event.about.tv) >= 0;
      return { deed: kind ? "shield" : "deny", term: event.about.card, target: event.about.to };
    }
    case "damage":
      return event.by === actor && event.to !== actor ? { deed: "hurt", term: event.via.card ?? null, target: event.to } : null;
    case "heal": {
      if (event.by !== actor || event.to === actor) return null;
      return { deed: event.via.card === "tao" ? "save" : "heal", term: event.via.card ?? null, target: event.to };
    }
    case "die":
      return event.by === actor ? { deed: "kill", term: null, target: event.seat } : null;
    default:
      return null;
  }
}
var mean = (values) => values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
function weightOf({ deltas, moved }, about, eyes) {
  const seen = (observer) => eyes === "all" || observer === eyes;
  const signal = mean(deltas.flatMap(({ observer, about: whom, zhuSignal }) => observer !== null && whom === about && seen(observer) ? [zhuSignal ?? 0] : []));
  if (signal !== 0) return signal;
  return mean([...moved.get(about) ?? []].flatMap(([observer, value]) => seen(observer) ? [value] : []));
}
var LEAST = 0.05;
var LEANING = { zhu: 1, zhong: 1, fan: -1, nei: 0, commoner: 0, unknown: 0 };
function reasonsFor(history, about, eyes, identity, most) {
  const merged = /* @__PURE__ */ new Map();
  for (const moment of history.moments) {
    if (!moment.about.includes(about)) continue;
    const deed = deedOf(moment, about);
    if (!deed) continue;
    const weight = weightOf(moment, about, eyes);
    if (Math.abs(weight) < LEAST) continue;
    const key = `${deed.deed === "hurt" && deed.term === "sha" ? "sha" : deed.deed}/${deed.target}/${moment.round}`;
    const known = merged.get(key);
    const same = known && deed.deed === known.deed;
    merged.set(key, known ? { ...known, count: known.count + (same ? 1 : 0), weight: known.weight + weight } : { ...deed, seen: moment.seen.get(deed.target) ?? null, round: moment.round, count: 1, weight });
  }
  const lean = LEANING[identity];
  const rank = ({ weight, round }) => Math.abs(weight) * (lean !== 0 && Math.sign(weight) === -lean ? 0.25 : 1) + round * 1e-3;
  return [...merged.values()].sort((a, b) => rank(b) - rank(a)).slice(0, most).sort((a, b) => a.round - b.round);
}

// src/ui/plot.ts
var LEFT = 34;
var RIGHT = 8;
var TOP = 10;
var BOTTOM = 18;
var LEAST_REACH = 2.4;
var LABEL_ROOM = 30;
var LEAST_WEIGHT = 0.05;
function standing(sample, eyes, votes) {
  if (!sample) return { signal: null, evidence: null };
  if (eyes !== "all") {
    const one = sample.byObserver.get(eyes);
    return { signal: one?.signal ?? null, evidence: one?.evidence ?? null };
  }
  let signal = 0;
  let evidence = 0;
  let n = 0;
  for (const [observer, one] of sample.byObserver) {
    if (!votes(observer) || one.signal === null || one.evidence === null) continue;
    n += 1;
    signal += one.signal;
    evidence += one.evidence;
  }
  return n === 0 ? { signal: null, evidence: null } : { signal: signal / n, evidence: evidence / n };
}
function markedMoments(history, seat2, eyes) {
  return history.moments.filter((moment) => {
    if (!moment.about.includes(seat2)) return false;
    const { event, flips } = moment;
    if ((event.type === "die" || event.type === "reveal") && event.seat === seat2) return true;
    if (flips.some((flip) => flip.seat === seat2)) return true;
    return deedOf(moment, seat2) !== null && Math.abs(weightOf(moment, seat2, eyes)) >= LEAST_WEIGHT;
  });
}
function shapeOf(moment, seat2, eyes) {
  const { event } = moment;
  if (event.type === "die" && event.seat === seat2) return "death";
  if (event.type === "reveal" && event.seat === seat2) return "open";
  const weight = weightOf(moment, seat2, eyes);
  if (Math.abs(weight) < LEAST_WEIGHT) return "turn";
  return weight > 0 ? "up" : "down";
}
var round1 = (x) => Math.round(x * 10) / 10;
function stepPath(values, x, y) {
  let path = "";
  let drawing = false;
  values.forEach((value, i) => {
    if (value === null) {
      drawing = false;
      return;
    }
    path += `${drawing ? "V" : `M${round1(x(i))} `}${round1(y(value))}H${round1(x(i + 1))}`;
    drawing = true;
  });
  return path;
}
function plotOf(history, seat2, eyes, votes, size) {
  const { turns } = history;
  const values = turns.map((turn) => standing(turn.targets.get(seat2), eyes, votes));
  const most = values.reduce((far, { signal, evidence }) => Math.max(far, Math.abs(signal ?? 0), Math.abs(evidence ?? 0)), LEAST_REACH);
  const reach = Math.ceil(most * 1.08 * 2) / 2;
  const left = LEFT;
  const right = Math.max(left + 1, size.width - RIGHT);
  const top = TOP;
  const bottom = Math.max(top + 1, size.height - BOTTOM);
  const zero = (top + bottom) / 2;
  const y = (value) => zero - value / reach * ((bottom - top) / 2);
  const band = (right - left) / Math.max(1, turns.length);
  const x = (i) => left + i * band;
  const rounds = [];
  turns.forEach((turn, i) => {
    const last = rounds[rounds.length - 1];
    if (last?.n === turn.round || last && x(i) - last.x < LABEL_ROOM) return;
    rounds.push({ n: turn.round, x: round1(x(i)) });
  });
  const index = new Map(turns.map((turn, i) => [turn.n, i]));
  const perTurn = /* @__PURE__ */ new Map();
  for (const moment of markedMoments(history, seat2, eyes)) {
    const of = perTurn.get(moment.turn);
    if (of) of.push(moment);
    else perTurn.set(moment.turn, [moment]);
  }
  const marks = [];
  let lastY = zero;
  for (const [n, moments] of perTurn) {
    const i = index.get(n);
    if (i === void 0) continue;
    const signal = values[i]?.signal ?? null;
    if (signal !== null) lastY = y(signal);
    moments.forEach((moment, k) => {
      const at = x(i) + band * (k + 1) / (moments.length + 1);
      marks.push({ moment, x: round1(at), y: round1(lastY), shape: shapeOf(moment, seat2, eyes) });
    });
  }
  return {
    size,
    left,
    right,
    top,
    bottom,
    reach,
    zero,
    rounds,
    marks,
    y,
    thresholds: [round1(y(SIGNAL_THRESHOLD)), round1(y(-SIGNAL_THRESHOLD))],
    signal: stepPath(values.map((value) => value.signal), x, y),
    evidence: stepPath(values.map((value) => value.evidence), x, y)
  };
}
function nearestMark(marks, x, y) {
  let best = null;
  let least = Infinity;
  for (const mark2 of marks) {
    const distance = (mark2.x - x) ** 2 + ((mark2.y - y) / 3) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = mark2;
  }
  return best;
}

// src/ui/chart.ts
var SHAPES = {
  up: "M0-6L6 5H-6Z",
  down: "M0 6L6-5H-6Z",
  turn: "M-5-5H5V5H-5Z",
  open: "M0-7L7 0L0 7L-7 0Z",
  death: "M-5-3L-3-5L0-2L3-5L5-3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0Z"
};
function markNode() {
  const shape = svg("path", { class: "slqj-chart-mark" });
  const set = { d: attributeOf(shape, "d"), transform: attributeOf(shape, "transform"), cls: attributeOf(shape, "class") };
  return {
    node: shape,
    draw({ x, y, shape: kind }, chosen) {
      set.d(SHAPES[kind]);
      set.transform(`translate(${x} ${y})`);
      set.cls(`slqj-chart-mark slqj-chart-${kind}${chosen ? " slqj-chosen" : ""}`);
    }
  };
}
function roundNode(words, n) {
  const line2 = svg("line", { class: "slqj-chart-round" });
  const text = svg("text", { class: "slqj-chart-text" }, words.t("round", { n }));
  const node = svg("g", {}, line2, text);
  const set = [attributeOf(line2, "x1"), attributeOf(line2, "x2"), attributeOf(text, "x")];
  const y = [attributeOf(line2, "y1"), attributeOf(line2, "y2"), attributeOf(text, "y")];
  return {
    node,
    draw(x, { top, bottom, size }) {
      for (const write of set) write(String(x));
      y[0]?.(String(top));
      y[1]?.(String(bottom));
      y[2]?.(String(size.height - 5));
    }
  };
}
function createChart(words, onChoose) {
  const loyal = svg("rect", { class: "slqj-chart-loyal" });
  const rebel = svg("rect", { class: "slqj-chart-rebel" });
  const zero = svg("line", { class: "slqj-chart-zero" });
  const high = svg("line", { class: "slqj-chart-threshold" });
  const low = svg("line", { class: "slqj-chart-threshold" });
  const highText = svg("text", { class: "slqj-chart-text slqj-chart-scale" }, `+${SIGNAL_THRESHOLD}`);
  const zeroText = svg("text", { class: "slqj-chart-text slqj-chart-scale" }, "0");
  const lowText = svg("text", { class: "slqj-chart-text slqj-chart-scale" }, `−${SIGNAL_THRESHOLD}`);
  const upper = svg("text", { class: "slqj-chart-text" }, words.t("towardsLord"));
  const lower = svg("text", { class: "slqj-chart-text" }, words.t("againstLord"));
  const rounds = svg("g", { class: "slqj-chart-rounds" });
  const evidence = svg("path", { class: "slqj-chart-evidence" });
  const signal = svg("path", { class: "slqj-chart-signal" });
  const marks = svg("g");
  const title = svg("title");
  const picture = svg(
    "svg",
    { class: "slqj-chart-picture", role: "img" },
    title,
    loyal,
    rebel,
    rounds,
    zero,
    high,
    low,
    upper,
    lower,
    highText,
    zeroText,
    lowText,
    evidence,
    signal,
    marks
  );
  const key = el(
    "p",
    "slqj-chart-key",
    {},
    el("span", "slqj-key slqj-key-signal", {}, words.t("seriesSignal")),
    el("span", "slqj-key slqj-key-evidence", {}, words.t("seriesEvidence")),
    el("span", "slqj-key-hint", {}, words.t("chartHint"))
  );
  const node = el("section", "slqj-chart", { tabindex: 0, role: "group" }, key, picture);
  const set = {
    title: textOf(title),
    label: attributeOf(node, "aria-label"),
    box: attributeOf(picture, "viewBox"),
    signal: attributeOf(signal, "d"),
    evidence: attributeOf(evidence, "d")
  };
  const roundItems = keyedList(rounds, (n) => roundNode(words, n));
  const markItems = keyedList(marks, markNode);
  let framed = "";
  let last = null;
  let current = null;
  const place = (shape, attributes) => {
    for (const name in attributes) shape.setAttribute(name, String(attributes[name]));
  };
  function frame(plot) {
    const { size, left, right, top, bottom, thresholds: [plus, minus] } = plot;
    const state = [size.width, size.height, plot.reach].join();
    if (state === framed) return;
    framed = state;
    set.box(`0 0 ${size.width} ${size.height}`);
    place(loyal, { x: left, y: top, width: right - left, height: Math.max(0, plus - top) });
    place(rebel, { x: left, y: minus, width: right - left, height: Math.max(0, bottom - minus) });
    for (const [line2, y] of [[zero, plot.zero], [high, plus], [low, minus]]) {
      place(line2, { x1: left, x2: right, y1: y, y2: y });
    }
    for (const [text, y] of [[highText, plus], [zeroText, plot.zero], [lowText, minus]]) {
      place(text, { x: left - 4, y: y + 4 });
    }
    place(upper, { x: left + 5, y: top + 12 });
    place(lower, { x: left + 5, y: bottom - 5 });
  }
  picture.addEventListener("click", (event) => {
    if (!last) return;
    const box = picture.getBoundingClientRect();
    const x = (event.clientX - box.left) / (box.width || 1) * last.size.width;
    const y = (event.clientY - box.top) / (box.height || 1) * last.size.height;
    const mark2 = nearestMark(last.marks, x, y);
    if (mark2) onChoose(mark2.moment.id);
  });
  node.addEventListener("keydown", (event) => {
    const step2 = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step2 === 0 || !last || last.marks.length === 0) return;
    event.preventDefault();
    const ids = last.marks.map(({ moment }) => moment.id);
    const at = current === null ? -1 : ids.indexOf(current);
    const next = at < 0 ? step2 > 0 ? 0 : ids.length - 1 : Math.min(ids.length - 1, Math.max(0, at + step2));
    const id = ids[next];
    if (id !== void 0) onChoose(id);
  });
  return {
    node,
    width: () => picture.clientWidth,
    height: () => picture.clientHeight,
    draw(plot, chosen, label) {
      last = plot;
      current = chosen;
      set.title(label);
      set.label(label);
      frame(plot);
      set.signal(plot.signal);
      set.evidence(plot.evidence);
      roundItems.set(plot.rounds.map(({ n }) => n));
      for (const { n, x } of plot.rounds) roundItems.items.get(n)?.draw(x, plot);
      markItems.set(plot.marks.map(({ moment }) => moment.id));
      for (const mark2 of plot.marks) markItems.items.get(mark2.moment.id)?.draw(mark2, mark2.moment.id === chosen);
    }
  };
}

// src/ui/effects.ts
var MOST_SINGLE = 9;
function effectsOf(moment, words, eyes) {
  const { t, seat: seat2, role: role2 } = words;
  const effects = moment.flips.map(({ seat: who, from, to }) => ({
    kind: "flip",
    sign: 0,
    text: t("fxFlip", { who: seat2(who), from: role2(from.identity), to: `${role2(to.identity)} ${percent(to.confidence)}%` })
  }));
  const signals = /* @__PURE__ */ new Map();
  const single = [];
  for (const { observer, about, zhuSignal, grudge, shown } of moment.deltas) {
    if (observer === null) {
      if (shown !== void 0) {
        effects.push({ kind: "shown", sign: 0, text: t("fxShown", { who: seat2(about), n: signed(shown) }) });
      }
      continue;
    }
    if (eyes !== "all" && observer !== eyes) continue;
    if (!moment.about.includes(about)) continue;
    if (zhuSignal !== void 0) signals.set(about, [...signals.get(about) ?? [], zhuSignal]);
    if (grudge !== void 0) {
      const names = { observer: seat2(observer), who: seat2(about) };
      single.push({ kind: "grudge", sign: 0, text: t("fxGrudge", { ...names, n: signed(grudge) }) });
    }
  }
  for (const [about, values] of signals) {
    const mean2 = values.reduce((sum, value) => sum + value, 0) / values.length;
    effects.push({ kind: "signal", sign: Math.sign(mean2), text: t("fxSignal", { who: seat2(about), n: signed(mean2) }) });
  }
  for (const about of moment.event.type === "turn" ? [] : moment.about) {
    const alike = /* @__PURE__ */ new Map();
    for (const [observer, value] of moment.moved.get(about) ?? []) {
      if (eyes !== "all" && observer !== eyes) continue;
      const n = signed(value);
      alike.set(n, [...alike.get(n) ?? [], observer]);
    }
    for (const [n, observers] of alike) {
      const everyone = alike.size === 1 && eyes === "all" && observers.length > 1;
      const names = { observer: everyone ? t("everyone") : observers.map(seat2).join(t("joinList")), who: seat2(about), n };
      effects.push({ kind: "evidence", sign: n.startsWith("+") ? 1 : -1, text: t("fxEvidence", names) });
    }
  }
  return effects.concat(single.slice(0, MOST_SINGLE));
}

// src/ui/detail.ts
var FALLBACK = { width: 420, height: 150 };
var SIGNS = { up: "▲", down: "▼", turn: "■", open: "◆", death: "✕" };
function effectNode() {
  const node = el("li", "slqj-effect");
  const [text, kind] = [textOf(node), attributeOf(node, "class")];
  return {
    node,
    draw({ text: told2, kind: sort, sign }) {
      text(told2);
      kind(`slqj-effect slqj-effect-${sort}${sign > 0 ? " slqj-plus" : sign < 0 ? " slqj-minus" : ""}`);
    }
  };
}
function momentNode(id, choose) {
  const sign = el("span", "slqj-moment-sign", { "aria-hidden": "true" });
  const where = el("span", "slqj-moment-where");
  const what = el("span", "slqj-moment-what");
  const press = el("button", "slqj-moment", { type: "button" }, sign, where, what);
  press.addEventListener("click", () => {
    choose(id);
  });
  const set = {
    sign: textOf(sign),
    shape: attributeOf(sign, "class"),
    where: textOf(where),
    what: textOf(what),
    current: attributeOf(press, "aria-pressed")
  };
  return {
    node: el("li", "", {}, press),
    draw(moment, { words }, seat2, eyes, chosen) {
      const shape = shapeOf(moment, seat2, eyes);
      set.sign(SIGNS[shape] ?? "");
      set.shape(`slqj-moment-sign slqj-chart-${shape}`);
      set.where(words.where(moment));
      set.what(words.event(moment.event));
      set.current(String(chosen));
    }
  };
}
function createDetail(context) {
  const { words, state, source } = context;
  const choose = (moment) => {
    state.moment = moment;
    context.redraw();
  };
  const close = button("slqj-back", `‹ ${words.t("back")}`, () => {
    state.seat = null;
    state.moment = null;
    context.redraw();
  });
  const title = el("h3", "slqj-detail-title", { tabindex: -1 });
  const why = el("p", "slqj-detail-why");
  const chart = createChart(words, choose);
  const where = el("span", "slqj-reading-where");
  const what = el("strong", "slqj-reading-what");
  const effects = el("ul", "slqj-effects");
  const reading = el("section", "slqj-reading", { "aria-live": "polite" }, where, what, effects);
  const list = el("ol", "slqj-moments", { "aria-label": words.t("marks") });
  const none = el("p", "slqj-none", {}, words.t("noMarks"));
  const node = el("section", "slqj-detail", {}, el("header", "slqj-detail-head", {}, close, title), why, chart.node, reading, none, list);
  context.scrollBox(node);
  const set = { title: textOf(title), why: textOf(why), where: textOf(where), what: textOf(what) };
  const effectItems = keyedList(effects, effectNode);
  const momentItems = keyedList(list, (id) => momentNode(id, choose));
  let shownFor = null;
  let readLast = null;
  function bringUp() {
    if (state.moment === readLast) return;
    readLast = state.moment;
    const below = reading.offsetTop + reading.offsetHeight - node.offsetTop + 6 - node.clientHeight;
    if (readLast !== null && below > node.scrollTop) node.scrollTop = below;
  }
  function read(moment, eyes) {
    setShown(reading, moment !== void 0);
    if (!moment) return;
    set.where(words.where(moment));
    set.what(words.event(moment.event));
    const told2 = effectsOf(moment, words, eyes);
    effectItems.set(told2.map((_, i) => String(i)));
    told2.forEach((effect, i) => effectItems.items.get(String(i))?.draw(effect));
  }
  return {
    node,
    focus: () => {
      title.focus({ preventScroll: true });
    },
    draw(row) {
      const game = source.game();
      if (!game) return;
      const { seat: seat2 } = row;
      const { eyes } = state;
      if (shownFor !== seat2) {
        shownFor = seat2;
        node.scrollTop = 0;
      }
      const history = source.history();
      const counted = markedMoments(history, seat2, eyes);
      const { t } = words;
      const who = eyes === "all" ? t(source.strict() ? "eyesPublic" : "eyesAll") : eyes === source.me() ? t("me") : t("seat", { n: eyes });
      set.title(`${row.place} ${row.name}`);
      set.why(row.agreement === null ? row.why : [row.why, t("agreement", { n: row.agreement })].join(" · "));
      const size = { width: chart.width() || FALLBACK.width, height: chart.height() || FALLBACK.height };
      const plot = plotOf(history, seat2, eyes, (observer) => observer !== game.human && observer !== seat2, size);
      chart.draw(plot, state.moment, t("chart", { who, seat: row.place }));
      read(counted.find(({ id }) => id === state.moment), eyes);
      setShown(none, counted.length === 0);
      const newest = [...counted].reverse();
      momentItems.set(newest.map(({ id }) => id));
      bringUp();
      for (const moment of newest) momentItems.items.get(moment.id)?.draw(moment, context, seat2, eyes, moment.id === state.moment);
    }
  };
}

// src/ui/rows.ts
var MOST_REASONS = 3;
function votesOn(game, target, identity) {
  if (target.revealed !== null) return null;
  const { open: open2, zhong, fan, nei } = ballot(game, target);
  const cast = zhong + fan + nei;
  if (cast + open2 === 0) return null;
  const own = identity === "zhong" || identity === "fan" || identity === "nei" ? { zhong, fan, nei }[identity] : 0;
  return { for: own, against: cast - own, open: open2 };
}
function rowModel(source, game, words, eyes, target) {
  const { seat: seat2 } = target;
  const me = source.me();
  const sight = look(game, eyes, me, target);
  const self = sight.reason === "self";
  const { identity } = sight;
  const sure = percent(sight.confidence);
  const place = words.t("seat", { n: seat2 });
  const name = cleanName(target.name);
  const letter = self && seat2 === me ? words.t("me") : words.letter(identity);
  const why = words.why(sight, self ? [] : reasonsFor(source.history(), seat2, eyes, identity, MOST_REASONS));
  return {
    seat: seat2,
    place,
    name,
    self,
    identity,
    letter,
    sure,
    why,
    mine: seat2 === me,
    agreement: sight.reason === "ok" ? percent(sight.agreement ?? 0) : null,
    portrait: source.portrait(seat2),
    dead: !target.alive,
    open: sight.open,
    exposure: percent(Math.max(0, target.exposure)),
    votes: self ? null : votesOn(game, target, sight.identity),
    label: self ? `${place} ${name}` : words.t("rowLabel", { seat: place, name, role: words.role(identity), sure })
  };
}

// src/ui/inspect.ts
function portrait() {
  const letter = el("span", "slqj-portrait-letter", { "aria-hidden": "true" });
  const node = el("span", "slqj-portrait", {}, letter);
  const set = { image: styleOf(node, "background-image"), letter: textOf(letter) };
  return {
    node,
    draw(image, name) {
      set.image(image ?? "");
      set.letter(image === null ? Array.from(name)[0] ?? "" : "");
    }
  };
}
function meter(className) {
  const fill = el("span", "slqj-meter-fill");
  const number2 = el("span", "slqj-meter-number");
  const node = el("span", `slqj-meter ${className}`, {}, el("span", "slqj-meter-track", {}, fill), number2);
  const set = { width: styleOf(fill, "width"), number: textOf(number2), hidden: attributeOf(node, "data-empty") };
  return {
    node,
    draw(value) {
      set.hidden(value === null ? "" : null);
      set.width(`${value ?? 0}%`);
      set.number(value === null ? "" : `${value}%`);
    }
  };
}
function rowNode(seat2, { words: { t }, state, redraw }) {
  const face = portrait();
  const place = el("span", "slqj-row-place");
  const name = el("bdi", "slqj-row-name");
  const mark2 = el("span", "slqj-mark");
  const sure = meter("slqj-sure");
  const exposure = meter("slqj-exposure");
  const vote2 = { for: el("b", "slqj-vote-for"), against: el("b", "slqj-vote-against"), open: el("b", "slqj-vote-open") };
  const votes = el("span", "slqj-row-votes", {}, vote2.for, vote2.against, vote2.open);
  const why = el("span", "slqj-row-why");
  const press = el(
    "button",
    "slqj-row",
    { type: "button", "aria-expanded": "false" },
    face.node,
    el("span", "slqj-row-who", {}, place, name),
    mark2,
    sure.node,
    exposure.node,
    votes,
    why
  );
  press.addEventListener("click", () => {
    state.seat = state.seat === seat2 ? null : seat2;
    state.moment = null;
    redraw();
  });
  const set = {
    place: textOf(place),
    name: textOf(name),
    mark: textOf(mark2),
    role: attributeOf(mark2, "data-role"),
    open: attributeOf(mark2, "data-open"),
    why: textOf(why),
    label: attributeOf(press, "aria-label"),
    expanded: attributeOf(press, "aria-expanded"),
    cls: attributeOf(press, "class"),
    noVotes: attributeOf(votes, "data-empty"),
    for: textOf(vote2.for),
    against: textOf(vote2.against),
    held: textOf(vote2.open)
  };
  return {
    node: el("li", "slqj-item", {}, press),
    press,
    draw(row, expanded) {
      face.draw(row.portrait, row.name);
      set.place(row.mine ? `${row.place}·${t("me")}` : row.place);
      set.name(row.name);
      set.mark(row.self ? "–" : row.letter);
      set.role(row.self ? "self" : row.identity);
      set.open(row.open ? "" : null);
      sure.draw(row.self || row.open ? null : row.sure);
      exposure.draw(row.open ? null : row.exposure);
      set.noVotes(row.votes ? null : "");
      set.for(row.votes ? t("votesFor", { n: row.votes.for }) : "");
      set.against(row.votes ? t("votesAgainst", { n: row.votes.against }) : "");
      set.held(row.votes ? t("votesOpen", { n: row.votes.open }) : "");
      set.why(row.why);
      set.label(`${row.label}${row.dead ? ` ${t("dead")}` : ""}。${row.why}`);
      set.expanded(String(expanded));
      set.cls(`slqj-row${row.dead ? " slqj-dead" : ""}${expanded ? " slqj-chosen" : ""}`);
    }
  };
}
function createInspect(context) {
  const { source, words, state, redraw } = context;
  const { t } = words;
  const eyes = createChips(t("eyes"), (key) => {
    state.eyes = key;
    redraw();
  });
  const caption = el(
    "p",
    "slqj-caption",
    { "aria-hidden": "true" },
    el("span", "slqj-caption-sure", {}, t("confidence")),
    el("span", "slqj-caption-exposure", {}, t("exposure")),
    el("span", "slqj-caption-votes", {}, t("votes")),
    el("span", "slqj-caption-hint", {}, t("rowHint"))
  );
  const list = el("ul", "slqj-list");
  const rows = keyedList(list, (seat2) => rowNode(seat2, context));
  const scroll = el("section", "slqj-scroll", {}, caption, list);
  const detail = createDetail(context);
  detail.node.hidden = true;
  const body = el("section", "slqj-inspect-body", {}, scroll, detail.node);
  const node = el("section", "slqj-inspect", {}, eyes.node, body);
  context.scrollBox(scroll);
  context.scrollBox(eyes.node);
  const split = attributeOf(body, "data-split");
  let shown = null;
  list.addEventListener("keydown", (event) => {
    const step2 = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step2 === 0) return;
    const presses = [...rows.items.values()].map(({ press }) => press);
    const next = presses[presses.indexOf(document.activeElement) + step2];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  const chip = (key) => {
    if (key === "all") return { key, text: t(source.strict() ? "eyesPublic" : "eyesAll") };
    return { key, text: key === source.me() ? t("eyesMe") : t("seat", { n: key }) };
  };
  return {
    node,
    update() {
      const game = source.game();
      if (!game) return;
      const offered = choices(source);
      if (!offered.includes(state.eyes)) state.eyes = "all";
      eyes.draw(offered.map((key) => ({ ...chip(key), label: chip(key).text })), state.eyes);
      const { seats, bySeat } = game.table;
      if (state.seat !== null && !bySeat.has(state.seat)) state.seat = null;
      rows.set(seats.map(({ seat: seat2 }) => seat2));
      let open2 = null;
      for (const target of seats) {
        const row = rowModel(source, game, words, state.eyes, target);
        rows.items.get(target.seat)?.draw(row, target.seat === state.seat);
        if (target.seat === state.seat) open2 = row;
      }
      split(open2 ? "" : null);
      setShown(detail.node, open2 !== null);
      if (open2) detail.draw(open2);
      const now = open2?.seat ?? null;
      if (shown === now) return;
      const before = shown;
      shown = now;
      const focused = document.activeElement;
      if (now === null && before !== null && (focused === null || focused === document.body || detail.node.contains(focused))) {
        rows.items.get(before)?.press.focus({ preventScroll: true });
      }
    }
  };
}
var INSPECT_TAB = { id: "inspect", label: (t) => t("tabInspect"), create: createInspect };

// src/ui/persona.ts
var MOST_GRUDGES = 3;
var LEAST_GRUDGE = 0.1;
var TRAITS = [
  ["aggressiveness", 1],
  ["insight", 1],
  ["revengeWeight", 3],
  ["randomness", 1],
  ["camouflageRounds", 5]
];
function grudgesOf(game, { memory }) {
  return game.table.seats.map(({ seat: seat2, pid }) => ({ about: seat2, size: memory.grudge[pid] ?? 0 })).filter(({ size }) => size >= LEAST_GRUDGE).sort((a, b) => b.size - a.size).slice(0, MOST_GRUDGES);
}
function personaModels(source, game) {
  return game.table.seats.flatMap(({ seat: seat2, name }) => {
    const mind = game.minds.get(seat2);
    if (!mind || seat2 === source.me()) return [];
    const { persona, runtime } = mind;
    return [{
      seat: seat2,
      name: cleanName(name),
      persona: persona.name,
      traits: persona.traits,
      turns: runtime.turnsTaken,
      grudges: grudgesOf(game, mind)
    }];
  });
}
var KNOWN = ["balanced", "impulsive", "petty", "camouflage"];
function cardNode({ words }) {
  const { t } = words;
  const place = el("span", "slqj-row-place");
  const name = el("bdi", "slqj-row-name");
  const kind = el("strong", "slqj-persona-kind");
  const about = el("p", "slqj-persona-about");
  const turns = el("span", "slqj-persona-turns");
  const grudges = el("p", "slqj-persona-grudges");
  const bars = TRAITS.map(([trait, full]) => {
    const fill = el("span", "slqj-meter-fill");
    const number2 = el("span", "slqj-trait-number");
    const row = el(
      "p",
      "slqj-trait",
      {},
      el("span", "slqj-trait-name", {}, t(`trait_${trait}`)),
      el("span", "slqj-meter-track", { "aria-hidden": "true" }, fill),
      number2
    );
    const [width, text] = [styleOf(fill, "width"), textOf(number2)];
    return {
      row,
      draw(traits) {
        const value = traits[trait];
        width(`${Math.round(Math.min(1, Math.max(0, value / full)) * 100)}%`);
        text(String(Math.round(value * 100) / 100));
      }
    };
  });
  const node = el(
    "li",
    "slqj-persona",
    {},
    el("header", "slqj-persona-head", {}, place, name, kind),
    about,
    el("section", "slqj-traits", {}, ...bars.map(({ row }) => row)),
    grudges,
    turns
  );
  const set = {
    place: textOf(place),
    name: textOf(name),
    kind: textOf(kind),
    about: textOf(about),
    turns: textOf(turns),
    grudges: textOf(grudges),
    persona: attributeOf(node, "data-persona")
  };
  return {
    node,
    draw({ seat: seat2, name: called, persona, traits, turns: taken, grudges: held }) {
      const known = KNOWN.find((one) => one === persona);
      set.place(t("seat", { n: seat2 }));
      set.name(called);
      set.persona(known ?? "other");
      set.kind(known ? t(`persona_${known}`) : cleanName(persona));
      set.about(known ? t(`about_${known}`) : "");
      set.turns(t("turnsTaken", { n: taken }));
      const list = held.map(({ about: who, size }) => t("grudge", { who: words.seat(who), n: size.toFixed(1) }));
      set.grudges(list.length > 0 ? `${t("grudges")}：${list.join(t("joinList"))}` : t("noGrudge"));
      for (const bar of bars) bar.draw(traits);
    }
  };
}
function createPersonas(context) {
  const { source, state, redraw, words: { t } } = context;
  const toggle = button("slqj-switch", t("personaShow"), () => {
    state.personas = !state.personas;
    redraw();
  });
  toggle.setAttribute("role", "switch");
  const checked = attributeOf(toggle, "aria-checked");
  const hint = el("p", "slqj-none", {}, t("personaHidden"));
  const list = el("ul", "slqj-personas");
  const cards = keyedList(list, () => cardNode(context));
  const scroll = el("section", "slqj-scroll", {}, hint, list);
  context.scrollBox(scroll);
  return {
    node: el("section", "slqj-persona-page", {}, toggle, scroll),
    update() {
      const game = source.game();
      const shown = state.personas && game !== null;
      checked(String(state.personas));
      setShown(hint, !shown);
      const models = shown ? personaModels(source, game) : [];
      cards.set(models.map(({ seat: seat2 }) => seat2));
      for (const model of models) cards.items.get(model.seat)?.draw(model);
    }
  };
}
var PERSONA_TAB = { id: "persona", label: (t) => t("tabPersona"), create: createPersonas };

// node_modules/valibot/dist/index.mjs
var store$4;
var DEFAULT_CONFIG = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function getGlobalConfig(config$1) {
  if (!config$1 && !store$4) return DEFAULT_CONFIG;
  return {
    lang: config$1?.lang ?? store$4?.lang,
    message: config$1?.message,
    abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
    abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
  };
}
var store$3;
// @__NO_SIDE_EFFECTS__
function getGlobalMessage(lang) {
  return store$3?.get(lang);
}
var store$2;
// @__NO_SIDE_EFFECTS__
function getSchemaMessage(lang) {
  return store$2?.get(lang);
}
var store$1;
// @__NO_SIDE_EFFECTS__
function getSpecificMessage(reference, lang) {
  return store$1?.get(reference)?.get(lang);
}
// @__NO_SIDE_EFFECTS__
function _stringify(input) {
  const type2 = typeof input;
  if (type2 === "string") return `"${input}"`;
  if (type2 === "number" || type2 === "bigint" || type2 === "boolean") return `${input}`;
  if (type2 === "object" || type2 === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
  return type2;
}
function _addIssue(context, label, dataset, config$1, other) {
  const input = other && "input" in other ? other.input : dataset.value;
  const expected2 = other?.expected ?? context.expects ?? null;
  const received = other?.received ?? /* @__PURE__ */ _stringify(input);
  const issue = {
    kind: context.kind,
    type: context.type,
    input,
    expected: expected2,
    received,
    message: `Invalid ${label}: ${expected2 ? `Expected ${expected2} but r` : "R"}eceived ${received}`,
    requirement: context.requirement,
    path: other?.path,
    issues: other?.issues,
    lang: config$1.lang,
    abortEarly: config$1.abortEarly,
    abortPipeEarly: config$1.abortPipeEarly
  };
  const isSchema = context.kind === "schema";
  const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
  if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
  if (isSchema) dataset.typed = false;
  if (dataset.issues) dataset.issues.push(issue);
  else dataset.issues = [issue];
}
// @__NO_SIDE_EFFECTS__
function _isSameValueZero(value1, value2) {
  return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
// @__NO_SIDE_EFFECTS__
function _isValidObjectKey(object$1, key) {
  return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function _joinExpects(values$1, separator) {
  const list = [...new Set(values$1)];
  if (list.length > 1) return `(${list.join(` ${separator} `)})`;
  return list[0] ?? "never";
}
function _standardSchema(schema) {
  schema["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
  };
  return schema;
}
// @__NO_SIDE_EFFECTS__
function getDotPath(issue) {
  if (issue.path) {
    let key = "";
    for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
    else key += item.key;
    else return null;
    return key;
  }
  return null;
}
var EMOJI_REGEX = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function check(requirement, message$1) {
  return {
    kind: "validation",
    type: "check",
    reference: check,
    async: false,
    expects: null,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function integer(message$1) {
  return {
    kind: "validation",
    type: "integer",
    reference: integer,
    async: false,
    expects: null,
    requirement: Number.isInteger,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function maxLength(requirement, message$1) {
  return {
    kind: "validation",
    type: "max_length",
    reference: maxLength,
    async: false,
    expects: `<=${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function maxValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "max_value",
    reference: maxValue,
    async: false,
    expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function minLength(requirement, message$1) {
  return {
    kind: "validation",
    type: "min_length",
    reference: minLength,
    async: false,
    expects: `>=${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function minValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "min_value",
    reference: minValue,
    async: false,
    expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function transform(operation) {
  return {
    kind: "transformation",
    type: "transform",
    reference: transform,
    async: false,
    operation,
    "~run"(dataset) {
      dataset.value = this.operation(dataset.value);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function getFallback(schema, dataset, config$1) {
  return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
// @__NO_SIDE_EFFECTS__
function getDefault(schema, dataset, config$1) {
  return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
// @__NO_SIDE_EFFECTS__
function array(item, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "array",
    reference: array,
    expects: "Array",
    async: false,
    item,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (Array.isArray(input)) {
        dataset.typed = true;
        dataset.value = [];
        for (let key = 0; key < input.length; key++) {
          const value$1 = input[key];
          const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
          if (itemDataset.issues) {
            const pathItem = {
              type: "array",
              origin: "value",
              input,
              key,
              value: value$1
            };
            for (const issue of itemDataset.issues) {
              if (issue.path) issue.path.unshift(pathItem);
              else issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = itemDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          if (!itemDataset.typed) dataset.typed = false;
          dataset.value.push(itemDataset.value);
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function boolean(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "boolean",
    reference: boolean,
    expects: "boolean",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "boolean") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function custom(check$1, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "custom",
    reference: custom,
    expects: "unknown",
    async: false,
    check: check$1,
    message: message$1,
    "~run"(dataset, config$1) {
      if (this.check(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function literal(literal_, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "literal",
    reference: literal,
    expects: /* @__PURE__ */ _stringify(literal_),
    async: false,
    literal: literal_,
    message: message$1,
    "~run"(dataset, config$1) {
      if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nullable(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "nullable",
    reference: nullable,
    expects: `(${wrapped.expects} | null)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === null) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === null) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nullish(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "nullish",
    reference: nullish,
    expects: `(${wrapped.expects} | null | undefined)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === null || dataset.value === void 0) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === null || dataset.value === void 0) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function number(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "number",
    reference: number,
    expects: "number",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function object(entries$1, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "object",
    reference: object,
    expects: "Object",
    async: false,
    entries: entries$1,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (input && typeof input === "object") {
        dataset.typed = true;
        dataset.value = {};
        for (const key in this.entries) {
          const valueSchema = this.entries[key];
          if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
            const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
            const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
            if (valueDataset.issues) {
              const pathItem = {
                type: "object",
                origin: "value",
                input,
                key,
                value: value$1
              };
              for (const issue of valueDataset.issues) {
                if (issue.path) issue.path.unshift(pathItem);
                else issue.path = [pathItem];
                dataset.issues?.push(issue);
              }
              if (!dataset.issues) dataset.issues = valueDataset.issues;
              if (config$1.abortEarly) {
                dataset.typed = false;
                break;
              }
            }
            if (!valueDataset.typed) dataset.typed = false;
            dataset.value[key] = valueDataset.value;
          } else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
          else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
            _addIssue(this, "key", dataset, config$1, {
              input: void 0,
              expected: `"${key}"`,
              path: [{
                type: "object",
                origin: "key",
                input,
                key,
                value: input[key]
              }]
            });
            if (config$1.abortEarly) break;
          }
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function optional(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "optional",
    reference: optional,
    expects: `(${wrapped.expects} | undefined)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === void 0) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === void 0) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function picklist(options, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "picklist",
    reference: picklist,
    expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
    async: false,
    options,
    message: message$1,
    "~run"(dataset, config$1) {
      if (this.options.includes(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function record2(key, value$1, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "record",
    reference: record2,
    expects: "Object",
    async: false,
    key,
    value: value$1,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (input && typeof input === "object") {
        dataset.typed = true;
        dataset.value = {};
        for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
          const entryValue = input[entryKey];
          const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
          if (keyDataset.issues) {
            const pathItem = {
              type: "object",
              origin: "key",
              input,
              key: entryKey,
              value: entryValue
            };
            for (const issue of keyDataset.issues) {
              issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = keyDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
          if (valueDataset.issues) {
            const pathItem = {
              type: "object",
              origin: "value",
              input,
              key: entryKey,
              value: entryValue
            };
            for (const issue of valueDataset.issues) {
              if (issue.path) issue.path.unshift(pathItem);
              else issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = valueDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
          if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function string(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "string",
    reference: string,
    expects: "string",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "string") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pipe(...pipe$1) {
  return _standardSchema({
    ...pipe$1[0],
    pipe: pipe$1,
    "~run"(dataset, config$1) {
      for (const item of pipe$1) if (item.kind !== "metadata") {
        if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
          dataset.typed = false;
          break;
        }
        if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
      }
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function safeParse(schema, input, config$1) {
  const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
  return {
    typed: dataset.typed,
    success: !dataset.issues,
    output: dataset.value,
    issues: dataset.issues
  };
}

// src/record/format.ts
var SEATS_AT_MOST = 64;
var seat = pipe(number(), integer(), minValue(1), maxValue(SEATS_AT_MOST));
var count2 = pipe(number(), integer());
var seatOrNone = nullable(seat);
var points = pipe(nullable(number()), transform((x) => x ?? ENDLESS_HP));
var amount = pipe(nullable(number()), transform((x) => x ?? 0));
var worths = record2(string(), amount);
var role = pipe(
  string(),
  check((x) => parseRole(x) !== null, (issue) => `unknown role ${JSON.stringify(issue.input)}`),
  transform((x) => parseRole(x))
);
var via = nullish(
  pipe(
    object({ card: nullish(string()), skill: nullish(string()) }),
    transform(({ card, skill }) => ({ card: card ?? void 0, skill: skill ?? void 0 }))
  ),
  {}
);
var person = { seat, name: string(), hp: points, maxHp: points };
var deck = nullish(pipe(
  record2(string(), number()),
  transform((cards) => {
    const dealt = {};
    for (const [identity, n] of Object.entries(cards)) {
      const known = parseRole(identity);
      if (known) dealt[known] = (dealt[known] ?? 0) + n;
    }
    return dealt;
  })
), null);
var headerSchema = object({
  type: literal("game"),
  v: literal(1),
  engine: string(),
  players: pipe(array(object(person)), minLength(2), maxLength(SEATS_AT_MOST)),
  lord: seat,
  deck,
  me: nullish(seat, null),
  seed: number(),
  personas: optional(record2(string(), custom(isPersonaName, "unknown persona")))
});
var num = amount;
var EVENT_SCHEMAS = {
  round: object({ type: literal("round"), n: count2 }),
  turn: object({ type: literal("turn"), seat, n: count2, hp: record2(string(), points), hand: record2(string(), amount) }),
  card: object({
    type: literal("card"),
    by: seat,
    to: array(seat),
    card: string(),
    tv: worths,
    group: boolean(),
    legal: optional(array(seat))
  }),
  skill: object({ type: literal("skill"), by: seat, to: array(seat), skill: string(), tv: worths }),
  zone: object({
    type: literal("zone"),
    kind: picklist(["discard", "gain"]),
    by: seat,
    to: seat,
    pos: picklist(["h", "e", "j"]),
    card: nullable(string()),
    value: nullable(number()),
    by_card: string(),
    of: optional(count2)
  }),
  wuxie: object({
    type: literal("wuxie"),
    by: seat,
    depth: count2,
    about: object({
      by: seatOrNone,
      to: seat,
      card: string(),
      tv: amount
    })
  }),
  give: object({ type: literal("give"), by: seat, to: seat, num }),
  draw: object({ type: literal("draw"), by: seat, to: seat, num }),
  damage: object({ type: literal("damage"), by: seatOrNone, to: seat, num, via }),
  heal: object({ type: literal("heal"), by: seatOrNone, to: seat, num, via }),
  shown: object({ type: literal("shown"), seat, value: number() }),
  reveal: object({ type: literal("reveal"), seat, role }),
  die: object({ type: literal("die"), seat, by: seatOrNone, role }),
  chat: object({ type: literal("chat"), seat, text: string() }),
  join: object({ type: literal("join"), ...person }),
  hand: object({ type: literal("hand"), seat: seatOrNone }),
  over: object({ type: literal("over"), winner: string() })
};
var truthSchema = object({
  type: literal("truth"),
  roles: pipe(record2(string(), role), transform((roles) => roles))
});
var termsSchema = object({ type: literal("terms"), names: record2(string(), string()) });
function lookUp(names) {
  return Object.assign(/* @__PURE__ */ Object.create(null), names);
}
var Unreadable = class extends Error {
  constructor(reason, detail) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
};
function check2(schema, raw) {
  const result = safeParse(schema, raw);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Unreadable("field", `${getDotPath(issue) ?? "?"}: ${issue.message}`);
}
function parseObject(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Unreadable("not_json", error instanceof Error ? error.message : String(error));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Unreadable("not_object", text.slice(0, 40));
  }
  return value;
}
function typeOf(raw) {
  if (typeof raw["type"] !== "string") throw new Unreadable("no_type", JSON.stringify(raw).slice(0, 40));
  return raw["type"];
}
function parseHeader(text) {
  const raw = parseObject(text);
  if (typeOf(raw) !== "game") throw new Unreadable("no_header", String(raw["type"]));
  if (raw["v"] !== 1) throw new Unreadable("version", String(raw["v"]));
  const header = check2(headerSchema, raw);
  const seats = new Set(header.players.map((player) => player.seat));
  if (seats.size !== header.players.length) throw new Unreadable("field", "players: a seat stands twice");
  if (!seats.has(header.lord)) throw new Unreadable("field", "lord: no such seat");
  return header;
}
function parseEvent(raw) {
  const type2 = typeOf(raw);
  if (type2 === "game") throw new Unreadable("second_header", "");
  if (!Object.prototype.hasOwnProperty.call(EVENT_SCHEMAS, type2)) return null;
  return check2(EVENT_SCHEMAS[type2], raw);
}
function parseRecording(text) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  let recording = null;
  for (const [index, line2] of lines.entries()) {
    if (line2.trim() === "") continue;
    try {
      if (!recording) {
        recording = { header: parseHeader(line2), entries: [], truth: null, terms: lookUp({}), damage: null };
        continue;
      }
      if (recording.truth) throw new Unreadable("after_truth", line2.slice(0, 40));
      const raw = parseObject(line2);
      const type2 = typeOf(raw);
      if (type2 === "truth") recording.truth = check2(truthSchema, raw).roles;
      else if (type2 === "terms") recording.terms = lookUp(check2(termsSchema, raw).names);
      else recording.entries.push({ seq: index, raw, event: parseEvent(raw) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const damage = { line: index + 1, reason: error.reason, detail: error.detail };
      if (!recording) return damage;
      recording.damage = damage;
      return recording;
    }
  }
  return recording ?? { line: 1, reason: "no_header", detail: "" };
}
function isDamage(result) {
  return "reason" in result;
}

// src/ui/verdict.ts
var MOST_TURNING = 12;
var NOBODY2 = { identity: "unknown", confidence: 0 };
var scoreOf = (guess2, truth) => guess2 === "unknown" ? "open" : guess2 === truth ? "right" : "wrong";
function perRound({ turns }, truth) {
  const rounds = [];
  turns.forEach((turn, i) => {
    if (turns[i + 1]?.round === turn.round) return;
    const counts = { right: 0, wrong: 0, open: 0, public: 0 };
    for (const [seat2, { revealed, consensus: consensus2 }] of turn.targets) {
      if (revealed === null) counts[scoreOf(consensus2.identity, truth[seat2])] += 1;
    }
    const { right, wrong, open: open2 } = counts;
    rounds.push({ n: turn.round, right, wrong, open: open2 });
  });
  return rounds;
}
function turningPoints({ moments }, truth) {
  return moments.flatMap((moment) => moment.flips.map((flip) => ({ moment, flip, score: scoreOf(flip.to.identity, truth[flip.seat]) }))).filter(({ flip, moment }) => flip.to.identity !== "unknown" && moment.event.type !== "turn").sort((a, b) => b.flip.to.confidence - a.flip.to.confidence).slice(0, MOST_TURNING).sort((a, b) => a.moment.id - b.moment.id);
}
function fooledBy(history, seats, truth) {
  return seats.flatMap((seat2) => {
    const role2 = truth[seat2];
    const last = history.beforeOpen(seat2);
    if (!role2 || !last) return [];
    const by = /* @__PURE__ */ new Map();
    for (const [observer, { identity }] of last.byObserver) {
      if (identity === "unknown" || identity === role2) continue;
      by.set(identity, [...by.get(identity) ?? [], observer]);
    }
    return [...by].map(([as, whom]) => ({ seat: seat2, truth: role2, as, whom }));
  }).sort((a, b) => b.whom.length - a.whom.length);
}
function reviewOf(source) {
  const truth = source.truth();
  const game = source.game();
  if (!truth || !game) return null;
  const history = source.history();
  const { seats } = game.table;
  const rows = seats.flatMap(({ seat: seat2, name }) => {
    const role2 = truth[seat2];
    if (!role2) return [];
    const last2 = history.beforeOpen(seat2);
    const guess2 = last2?.consensus ?? NOBODY2;
    const verdicts = last2 ? [...last2.byObserver.values()].filter(({ identity }) => identity !== "unknown") : [];
    return [{
      seat: seat2,
      guess: guess2,
      truth: role2,
      name: cleanName(name),
      score: last2 ? scoreOf(guess2.identity, role2) : "public",
      right: verdicts.filter(({ identity }) => identity === role2).length,
      guessed: verdicts.length
    }];
  });
  const last = history.turns[history.turns.length - 1];
  return {
    rows,
    winner: history.winner ?? "",
    rounds: last?.round ?? 0,
    turns: last?.n ?? 0,
    perRound: perRound(history, truth),
    turning: turningPoints(history, truth),
    fooled: fooledBy(history, seats.map(({ seat: seat2 }) => seat2), truth)
  };
}
function scoreTotals({ rows }) {
  const hidden = rows.filter(({ score }) => score !== "public");
  return {
    all: hidden.length,
    right: hidden.filter(({ score }) => score === "right").length,
    open: hidden.filter(({ score }) => score === "open").length
  };
}

// src/ui/review-page.ts
var SCORE_KEY = { right: "right", wrong: "wrong", open: "undecided", public: "public" };
var mark = (words, identity, open2) => {
  const node = el("span", "slqj-mark", { "data-role": identity, "aria-label": words.role(identity) }, words.letter(identity));
  if (open2) node.setAttribute("data-open", "");
  return node;
};
var scoreNode = ({ t }, score) => el("span", `slqj-score slqj-score-${score}`, {}, t(SCORE_KEY[score]));
function tableOf(words, rows) {
  const { t } = words;
  const head = el("tr", "", {}, ...["colSeat", "colTruth", "colGuess", "colRight"].map((key) => el("th", "", { scope: "col" }, t(key))));
  const body = rows.map(({ seat: seat2, name, truth, guess: guess2, score, right, guessed }) => {
    const sure = score === "public" ? "" : `${percent(guess2.confidence)}%`;
    const taken = score === "public" ? [scoreNode(words, score)] : [mark(words, guess2.identity, false), el("span", "slqj-review-sure", {}, sure), scoreNode(words, score)];
    return el(
      "tr",
      "",
      {},
      el(
        "th",
        "slqj-review-who",
        { scope: "row" },
        el("span", "slqj-row-place", {}, t("seat", { n: seat2 })),
        el("bdi", "slqj-row-name", {}, name)
      ),
      el("td", "", {}, mark(words, truth, true), el("span", "slqj-review-role", {}, words.role(truth))),
      el("td", "", {}, ...taken),
      el("td", "", {}, score === "public" ? "" : guessed === 0 ? "–" : `${right}/${guessed}`)
    );
  });
  return el("table", "slqj-review-table", {}, el("thead", "", {}, head), el("tbody", "", {}, ...body));
}
function roundNode2({ t }, { n, right, wrong, open: open2 }) {
  const part = (count3, name) => {
    const node = el("span", `slqj-round-part slqj-round-${name}`, {}, count3 > 0 ? String(count3) : "");
    node.style.flexGrow = String(count3);
    node.hidden = count3 === 0;
    return node;
  };
  return el(
    "li",
    "slqj-round",
    { "aria-label": t("accuracyRow", { n, right, wrong, open: open2 }) },
    el("span", "slqj-round-name", {}, t("round", { n })),
    el("span", "slqj-round-bar", { "aria-hidden": "true" }, part(right, "right"), part(wrong, "wrong"), part(open2, "open"))
  );
}
function reviewNode(review, words) {
  const { t, seat: seat2, role: role2 } = words;
  const section = (title, ...children) => el("section", "slqj-review-part", {}, el("h3", "slqj-review-title", {}, title), ...children);
  const turning = review.turning.map(({ moment, flip, score }) => el(
    "li",
    "slqj-turning",
    {},
    el("span", "slqj-moment-where", {}, words.where(moment)),
    el("span", "slqj-turning-what", {}, words.event(moment.event)),
    el(
      "strong",
      "slqj-turning-flip",
      {},
      t("turningTo", { who: seat2(flip.seat), from: role2(flip.from.identity), to: role2(flip.to.identity) })
    ),
    scoreNode(words, score)
  ));
  const fooled = review.fooled.map(({ seat: who, truth, as, whom }) => el("li", "slqj-fooled", {}, t("fooledRow", {
    who: seat2(who),
    role: role2(truth),
    whom: whom.map(seat2).join(t("joinList")),
    as: role2(as)
  })));
  return el(
    "section",
    "slqj-review",
    {},
    el(
      "p",
      "slqj-review-head",
      {},
      el("strong", "", {}, t("reviewWinner", { winner: words.winner(review.winner), rounds: review.rounds, turns: review.turns })),
      el("span", "", {}, t("reviewScore", scoreTotals(review)))
    ),
    el(
      "section",
      "slqj-review-columns",
      {},
      tableOf(words, review.rows),
      section(
        t("accuracy"),
        el("ul", "slqj-rounds", {}, ...review.perRound.map((round) => roundNode2(words, round))),
        el("p", "slqj-round-key", { "aria-hidden": "true" }, ...["right", "wrong", "open"].map((score) => el("span", `slqj-key slqj-key-${score}`, {}, t(SCORE_KEY[score]))))
      )
    ),
    section(t("turning"), turning.length > 0 ? el("ol", "slqj-turnings", {}, ...turning) : el("p", "slqj-none", {}, t("noTurning"))),
    section(t("fooled"), fooled.length > 0 ? el("ul", "slqj-fooleds", {}, ...fooled) : el("p", "slqj-none", {}, t("noFooled")))
  );
}

// src/ui/export.ts
function reviewHtml(review, words) {
  const page = document.implementation.createHTMLDocument(words.t("title"));
  page.documentElement.lang = words.language;
  const charset = page.createElement("meta");
  charset.setAttribute("charset", "utf-8");
  const view = page.createElement("meta");
  view.setAttribute("name", "viewport");
  view.setAttribute("content", "width=device-width");
  const style = page.createElement("style");
  style.textContent = `${panel_default}
html{background:#15130f}body{margin:0}`;
  page.head.prepend(charset, view);
  page.head.append(style);
  const box = el("section", "slqj-panel slqj-paper", {}, el("h2", "slqj-title", {}, words.t("title")), reviewNode(review, words));
  page.body.append(page.adoptNode(box));
  return new Blob(["<!doctype html>\n", page.documentElement.outerHTML], { type: "text/html" });
}
var WIDTH = 760;
var EDGE = 28;
var LINE = 30;
var FONT = 'xinwei, "Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif';
var INK = { page: "#1b1814", text: "#f3ead8", faint: "#b3a78f", line: "#4a4235" };
var ROLE_INK = {
  zhu: "#ff7b6b",
  zhong: "#ffd24a",
  fan: "#6fd66f",
  nei: "#74b6ff",
  commoner: "#d0d0d0",
  unknown: "#b3a78f"
};
var SCORE_INK = { right: "#6fd66f", wrong: "#ff8a7a", open: "#b3a78f", public: "#b3a78f" };
function layOut(review, words, write, rule) {
  const { t, role: role2, seat: seat2 } = words;
  let y = EDGE + 26;
  const title = (text) => {
    y += 16;
    rule(y - 22);
    write(text, EDGE, y + 4, WIDTH - 2 * EDGE, INK.faint, 17);
    y += LINE;
  };
  write(t("title"), EDGE, y, 300, INK.text, 30);
  y += LINE + 8;
  write(t("reviewWinner", { winner: words.winner(review.winner), rounds: review.rounds, turns: review.turns }), EDGE, y, 330, INK.text);
  write(t("reviewScore", scoreTotals(review)), EDGE + 330, y, WIDTH - 2 * EDGE - 330, INK.faint);
  y += LINE + 6;
  rule(y - 22);
  for (const row of review.rows) {
    write(`${t("seat", { n: row.seat })}  ${row.name}`, EDGE, y, 240, INK.text);
    write(role2(row.truth), EDGE + 250, y, 90, ROLE_INK[row.truth] ?? INK.text);
    if (row.score !== "public") {
      write(`${role2(row.guess.identity)} ${percent(row.guess.confidence)}%`, EDGE + 360, y, 150, ROLE_INK[row.guess.identity] ?? INK.text);
    }
    write(t(SCORE_KEY[row.score]), EDGE + 530, y, 150, SCORE_INK[row.score]);
    y += LINE;
  }
  if (review.turning.length > 0) title(t("turning"));
  for (const { moment, flip, score } of review.turning.slice(0, 8)) {
    write(words.where(moment), EDGE, y, 130, INK.faint, 15);
    write(words.event(moment.event), EDGE + 136, y, 320, INK.text, 15);
    write(t("turningTo", { who: seat2(flip.seat), from: role2(flip.from.identity), to: role2(flip.to.identity) }), EDGE + 466, y, 238, SCORE_INK[score], 15);
    y += LINE - 4;
  }
  if (review.fooled.length > 0) title(t("fooled"));
  for (const { seat: who, truth, as, whom } of review.fooled.slice(0, 6)) {
    const line2 = t("fooledRow", { who: seat2(who), role: role2(truth), whom: whom.map(seat2).join(t("joinList")), as: role2(as) });
    write(line2, EDGE, y, WIDTH - 2 * EDGE, INK.text, 15);
    y += LINE - 4;
  }
  return y + EDGE - 12;
}
var SCALE = 2;
function reviewPng(review, words) {
  const canvas = document.createElement("canvas");
  const nothing = () => void 0;
  const height = layOut(review, words, nothing, nothing);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = INK.page;
  pen.fillRect(0, 0, WIDTH, height);
  layOut(review, words, (text, x, y, room, ink, size = 18) => {
    pen.fillStyle = ink;
    pen.font = `${size}px ${FONT}`;
    let shown = text;
    while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${shown.slice(0, -2)}…`;
    pen.fillText(shown, x, y);
  }, (y) => {
    pen.fillStyle = INK.line;
    pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, 1);
  });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

// src/replay/standin.ts
var FROM_LORD_SIDE = { zhu: 8, zhong: 6, fan: -6, nei: -4, commoner: 0 };
var ATTITUDE = {
  zhu: FROM_LORD_SIDE,
  zhong: FROM_LORD_SIDE,
  fan: { zhu: -8, zhong: -6, fan: 6, nei: 1, commoner: 0 },
  nei: { zhu: 2, zhong: -2, fan: -2, nei: 6, commoner: 0 },
  commoner: { zhu: 0, zhong: 0, fan: 0, nei: 0, commoner: 0 }
};
var TO_ONESELF = 10;
function standIn({ header, entries, truth }) {
  const opened = /* @__PURE__ */ new Map([[header.lord, "zhu"]]);
  for (const { event } of entries) {
    if (event?.type === "reveal" || event?.type === "die") opened.set(event.seat, event.role);
  }
  const role2 = (seat2) => truth?.[seat2] ?? opened.get(seat2) ?? null;
  return {
    own: role2,
    learned: () => null,
    engineAttitude(from, to) {
      if (from === to) return TO_ONESELF;
      const mine = role2(from);
      const theirs = role2(to);
      return mine === null || theirs === null ? 0 : ATTITUDE[mine][theirs];
    },
    rebelCount: () => truth ? Object.values(truth).filter((known) => known === "fan").length : null
  };
}

// src/replay/replay.ts
function openGame(recording, options = {}) {
  const { header } = recording;
  return createGame(header, {
    roles: standIn(recording),
    personaOf: (seat2) => createPersona(
      options.persona ?? header.personas?.[seat2] ?? drawPersonaName(header.seed, seat2, PERSONA_NAMES)
    ),
    flatImpression: options.flatImpression ?? false
  });
}

// src/ui/recorded.ts
function publicRoles(lord) {
  return {
    own: (observer) => observer === lord ? "zhu" : null,
    learned: () => null,
    engineAttitude: () => 0,
    rebelCount: () => null
  };
}
function openPublicly({ header }) {
  return createGame(header, {
    roles: publicRoles(header.lord),
    personaOf: (seat2) => createPersona(header.personas?.[seat2] ?? drawPersonaName(header.seed, seat2, PERSONA_NAMES))
  });
}
function recordedSource(recording, options = {}) {
  const { entries, header, terms } = recording;
  const strict = options.strict ?? false;
  const listeners = /* @__PURE__ */ new Set();
  let game;
  let history;
  let position2;
  let over;
  function rewind() {
    game = strict ? openPublicly(recording) : openGame(recording);
    history = createHistory();
    position2 = 0;
    over = false;
  }
  function advance() {
    const event = entries[position2]?.event;
    position2 += 1;
    if (!event) return;
    history.note(game, event, step(game, event));
    if (event.type === "over") over = true;
  }
  rewind();
  return {
    recorded: recording,
    length: entries.length,
    position: () => position2,
    last: () => entries[position2 - 1] ?? null,
    seek(to) {
      const wanted = Math.max(0, Math.min(entries.length, Math.trunc(to)));
      if (wanted < position2) rewind();
      while (position2 < wanted) advance();
      for (const changed of listeners) changed();
    },
    game: () => game,
    history: () => history,
    me: () => header.me,
    inactive: () => null,
    truth: () => over ? recording.truth : null,
    strict: () => strict,
    portrait: () => null,
    term: (name) => Object.prototype.hasOwnProperty.call(terms, name) ? terms[name] ?? null : null,
    recording: () => options.lines ?? null,
    onChange(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    }
  };
}

// src/ui/review.ts
var two = (n) => String(n).padStart(2, "0");
function dateText(at) {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
var fileName = (at, end) => `chayan-${dateText(at).replace(" ", "-").replace(":", "")}.${end}`;
var asRecording = (lines) => new Blob([lines.map((line2) => `${line2}
`).join("")], { type: "application/jsonl" });
function createReview(context) {
  const { source, words, words: { t } } = context;
  const status = el("p", "slqj-status", { role: "status" });
  const say = textOf(status);
  const wait = el("p", "slqj-none", {}, t("reviewWait"));
  const place = el("section", "slqj-review-place");
  const exports = el("p", "slqj-exports");
  const kept = el("ul", "slqj-archive");
  const archive = el("section", "slqj-review-part", {}, el("h3", "slqj-review-title", {}, t("archive")), kept);
  archive.hidden = context.archive === null;
  const node = el("section", "slqj-review-page slqj-scroll", {}, exports, status, wait, place, archive);
  context.scrollBox(node);
  let drawn = null;
  async function save(name, make) {
    let why;
    try {
      const blob = await make();
      why = blob ? await context.save(name, blob) : "canvas";
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    say(why === null ? t("saved", { file: name }) : t("saveFailed", { why }));
  }
  function offer(review) {
    const buttons = [];
    if (review) {
      buttons.push(
        button("slqj-press", t("exportPng"), () => void save(fileName(Date.now(), "png"), () => reviewPng(review, words))),
        button("slqj-press", t("exportHtml"), () => void save(fileName(Date.now(), "html"), () => Promise.resolve(reviewHtml(review, words))))
      );
    }
    const lines = source.recording();
    if (lines) {
      buttons.push(button("slqj-press", t("exportRecording"), () => void save(fileName(Date.now(), "jsonl"), () => Promise.resolve(asRecording(source.recording() ?? lines)))));
    }
    exports.replaceChildren(...buttons);
  }
  function visit({ lines }) {
    const recording = parseRecording(lines.join("\n"));
    if (isDamage(recording)) {
      say(damageText(recording.line, recording.reason, recording.detail));
      return;
    }
    const old = recordedSource(recording, { lines });
    old.seek(old.length);
    context.visit(old);
  }
  function keptNode(game) {
    const text = t("archiveRow", { date: dateText(game.at), players: game.players, winner: words.winner(game.winner) });
    return el(
      "li",
      "slqj-kept",
      {},
      el("span", "slqj-kept-what", {}, text),
      button("slqj-press", t("archiveOpen"), () => {
        visit(game);
      }),
      button("slqj-press", t("exportRecording"), () => void save(fileName(game.at, "jsonl"), () => Promise.resolve(asRecording(game.lines))))
    );
  }
  async function listKept() {
    const outcome2 = await context.archive?.list();
    if (!outcome2) return;
    if (!outcome2.ok) kept.replaceChildren(el("li", "slqj-none", {}, t("archiveFailed", { why: outcome2.why })));
    else if (outcome2.value.length === 0) kept.replaceChildren(el("li", "slqj-none", {}, t("archiveEmpty")));
    else kept.replaceChildren(...outcome2.value.map(keptNode));
  }
  return {
    node,
    update() {
      const review = reviewOf(source);
      const state = review ? `over ${source.history().revision}` : "waiting";
      if (state === drawn) return;
      drawn = state;
      wait.hidden = review !== null;
      place.replaceChildren(...review ? [reviewNode(review, words)] : []);
      offer(review);
      void listKept();
    }
  };
}
var REVIEW_TAB = { id: "review", withoutGame: true, label: (t) => t("tabReview"), create: createReview };

// src/ui/save.ts
var KEEP_URL = 3e4;
function download(name, blob) {
  try {
    const url = URL.createObjectURL(blob);
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    document.body.append(link);
    link.addEventListener("click", (event) => {
      event.stopPropagation();
    });
    link.click();
    link.remove();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, KEEP_URL);
    return Promise.resolve(null);
  } catch (error) {
    return Promise.resolve(error instanceof Error ? error.message : String(error));
  }
}

// src/ui/state.ts
function createPanelState() {
  return { tab: "inspect", eyes: "all", seat: null, moment: null, personas: false };
}

// src/ui/panel.ts
var OWN_TABS = [INSPECT_TAB, PERSONA_TAB, REVIEW_TAB];
var NARROW = 560;
var LOW = 460;
var panels = 0;
function mountPanel(root, running, options) {
  addStyle("slqj-style", panel_default);
  const t = createTexts(options.language);
  const state = options.state ?? createPanelState();
  const docked = options.docked ?? false;
  const tabs = [...OWN_TABS, ...options.tabs ?? []];
  const id = `slqj-${++panels}`;
  let source = running;
  let visited = null;
  let open2 = false;
  let pressed = docked;
  const pace = createPace(() => {
    update();
  });
  let before = null;
  let views = /* @__PURE__ */ new Map();
  let unsubscribe = null;
  const line2 = el("p", "slqj-line");
  const leave = button("slqj-leave", t("archiveLeave"), () => {
    visit(null);
  });
  const banner = el("p", "slqj-banner", {}, el("span", "", {}, t("archiveViewing")), leave);
  banner.hidden = true;
  const pages = el("section", "slqj-pages", { role: "tabpanel", id: `${id}-page` });
  const tabRow = el("nav", "slqj-tabs", { role: "tablist", "aria-label": t("tabs") });
  const tabButtons = tabs.map((tab) => {
    const node = button("slqj-tab", tab.label(t), () => {
      selectTab(tab.id);
    });
    node.setAttribute("role", "tab");
    node.setAttribute("aria-controls", `${id}-page`);
    tabRow.append(node);
    return { tab, node, selected: attributeOf(node, "aria-selected"), index: attributeOf(node, "tabindex") };
  });
  const shut = button("slqj-close", "×", close);
  shut.setAttribute("aria-label", t("close"));
  shut.hidden = docked;
  const box = el(
    "section",
    "slqj-panel",
    { role: docked ? "region" : "dialog", "aria-label": t("title"), lang: options.language },
    el("header", "slqj-head", {}, el("h2", "slqj-title", {}, t("title")), tabRow, shut),
    banner,
    line2,
    pages
  );
  if (!docked) box.setAttribute("aria-modal", "true");
  const layer = el("section", docked ? "slqj-layer slqj-docked" : "slqj-layer", {}, box);
  layer.hidden = !docked;
  const [say, layout] = [textOf(line2), attributeOf(box, "data-layout")];
  function context() {
    const shown = visited ?? source;
    return {
      source: shown,
      words: createWords(shown, options.language),
      state,
      redraw: update,
      save: options.save ?? download,
      archive: options.archive ?? null,
      visit,
      scrollBox: options.scrollBox ?? (() => void 0)
    };
  }
  function visit(other) {
    visited = other;
    state.seat = state.moment = null;
    renew();
  }
  function renew() {
    unsubscribe?.();
    for (const { node } of views.values()) node.remove();
    views = /* @__PURE__ */ new Map();
    if (open2) {
      unsubscribe = (visited ?? source).onChange(schedule);
      update();
    }
  }
  function view(tab) {
    const known = views.get(tab.id);
    if (known) return known;
    const created = tab.create(context());
    created.node.classList.add("slqj-page");
    views.set(tab.id, created);
    pages.append(created.node);
    return created;
  }
  function update() {
    pace.settle();
    if (open2) draw2();
  }
  function draw2() {
    const shown = visited ?? source;
    const why = shown.inactive() ?? (shown.game() ? null : t("noGame"));
    const current = tabs.find((tab) => tab.id === state.tab) ?? INSPECT_TAB;
    for (const { tab, selected, index } of tabButtons) {
      selected(String(tab === current));
      index(tab === current ? "0" : "-1");
    }
    say(why ?? "");
    setShown(line2, why !== null);
    setShown(banner, visited !== null);
    const page = view(current);
    const empty = why !== null && current.withoutGame !== true;
    for (const other of views.values()) {
      setShown(other.node, other === page && !empty);
    }
    if (!empty) page.update();
    options.onDraw?.();
  }
  function schedule() {
    if (open2) pace.request();
  }
  function fit() {
    const { offsetWidth: width, offsetHeight: height } = box;
    layout(width === 0 ? null : [width < NARROW ? "narrow" : "wide", height < LOW ? "low" : "high"].join(" "));
  }
  function selectTab(tab) {
    state.tab = tab;
    update();
  }
  function show() {
    if (open2) return;
    open2 = true;
    pressed = docked;
    if (!docked) before = document.activeElement;
    layer.hidden = false;
    fit();
    unsubscribe = (visited ?? source).onChange(schedule);
    update();
    if (!docked) tabButtons.find(({ tab }) => tab.id === state.tab)?.node.focus({ preventScroll: true });
  }
  function close() {
    if (!open2 || docked) return;
    open2 = false;
    layer.hidden = true;
    unsubscribe?.();
    unsubscribe = null;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    options.onClose?.();
  }
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && state.tab === "inspect" && state.seat !== null) {
      state.seat = null;
      state.moment = null;
      update();
    } else if (event.key === "Escape") close();
    else if (event.key === "Tab" && !docked) trapFocus(box, event);
    if (!docked) event.stopPropagation();
  });
  tabRow.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab.id === state.tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === void 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabButtons[(to + tabs.length) % tabs.length];
    if (!next) return;
    selectTab(next.tab.id);
    next.node.focus();
  });
  layer.addEventListener("pointerdown", () => {
    pressed = true;
  }, true);
  layer.addEventListener("click", (event) => {
    if (pressed || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }, true);
  layer.addEventListener("click", (event) => {
    if (event.target === layer) close();
  });
  if (!docked) keepIn(layer);
  const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => {
    fit();
    schedule();
  });
  observer?.observe(box);
  root.append(layer);
  if (docked) show();
  return {
    state,
    close,
    selectTab,
    update,
    open: show,
    prepare: draw2,
    isOpen: () => open2,
    setSource(next) {
      source = next;
      visited = null;
      renew();
    },
    destroy() {
      open2 = false;
      pace.settle();
      unsubscribe?.();
      observer?.disconnect();
      layer.remove();
    }
  };
}

// src/show.ts
function createSource({ runtime, places, inactive, term }, language) {
  const listeners = /* @__PURE__ */ new Set();
  let session = null;
  let history = createHistory();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const source = {
    game: () => session?.soundGame() ?? null,
    history: () => history,
    me: () => session?.me() ?? null,
    inactive() {
      const why = inactive();
      return why === null ? null : INACTIVE[why][language() === "en" ? "en" : "zh"];
    },
    truth: () => session?.truth() ?? null,
    strict: () => false,
    portrait(seat2) {
      const player = session?.seats.player(seat2);
      return player ? places.portrait(player) : null;
    },
    term,
    recording: () => session?.recorder.lines() ?? null,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    }
  };
  runtime.watch({
    opened(opened) {
      session = opened;
      history = createHistory();
      changed();
    },
    moved({ game }, event, deltas) {
      history.note(game, event, deltas);
      changed();
    },
    ended: changed,
    closed() {
      session = null;
      changed();
    }
  });
  return { source, session: () => session };
}
function keepInArchive({ runtime, now, warn }, archive) {
  runtime.watch({
    ended({ recorder, game }) {
      const lines = recorder.lines();
      const winner = recorder.winner();
      if (winner === null) return;
      void archive.keep({ at: now(), players: game.table.seats.length, winner, lines }).then((kept) => {
        if (!kept.ok) warn(WORDS.notKept, kept.why);
      });
    }
  });
}
function createShow(options) {
  const { places, settings, warn, topBar } = options;
  const archive = createArchive(typeof indexedDB === "undefined" ? void 0 : indexedDB);
  const state = createPanelState();
  let language = pick(settings.language(), places);
  const { source, session } = createSource(options, () => language);
  keepInArchive(options, archive);
  let panel = null;
  let badges = null;
  let removeEntry = null;
  function mount() {
    const root = places.layer();
    if (!root) return null;
    panel ??= mountPanel(root, source, {
      language,
      state,
      archive,
      scrollBox: places.scrollBox,
      // Looks at the engine's scale again.
      onDraw: () => {
        places.layer();
      }
    });
    return panel;
  }
  function openPanel() {
    try {
      mount()?.open();
    } catch (error) {
      warn(WORDS.panelFailed, error);
    }
  }
  function makeBadges() {
    badges?.destroy();
    badges = createBadges(source, {
      language,
      slot(seat2) {
        const player = session()?.seats.player(seat2);
        return player ? places.seat(player) : null;
      }
    });
    badges.setEnabled(settings.badges());
  }
  function appear() {
    if (removeEntry) return;
    try {
      removeEntry = places.topBar(topBar, openPanel);
      makeBadges();
    } catch (error) {
      warn(WORDS.panelFailed, error);
    }
  }
  options.runtime.watch({
    // The first opening is the slow one; while heroes are being dealt nobody notices it.
    opened() {
      mount()?.prepare();
    },
    closed() {
      removeEntry?.();
      removeEntry = null;
      panel?.destroy();
      panel = null;
      badges?.destroy();
      badges = null;
    }
  });
  return {
    appear: () => {
      places.whenReady(appear);
    },
    openPanel,
    setBadges: (on) => {
      badges?.setEnabled(on);
    },
    setLanguage(tag) {
      language = pick(tag, places);
      panel?.destroy();
      panel = null;
      if (badges) makeBadges();
    }
  };
}
function pick(tag, places) {
  return languageOf(tag === "auto" ? places.language() ?? document.documentElement.lang : tag);
}

// src/extension.ts
var type = "extension";
function extension(lib, game, ui, get, _ai, _status) {
  const engine = { lib, game, get, _status };
  if (game.__slqjAiLoaded === true) return secondCopy(folderOf(import.meta.url));
  game.__slqjAiLoaded = true;
  const settings = createSettings(engine);
  const report = createReport(settings.debug);
  const runtime = createRuntime(engine, settings, info_default.version, report);
  let show = null;
  const makeShow = () => createShow({
    runtime,
    settings,
    places: createPlaces({ ui, lib, game }),
    inactive: () => whyInactive(engine) ?? (runtime.installed() ? null : "off"),
    term: (name) => get.translation(name),
    now: () => Date.now(),
    warn: report.warn,
    topBar: info_default.name
  });
  function start() {
    if (get.mode() !== "identity" || !runtime.install()) return;
    show ??= makeShow();
    show.appear();
  }
  const menu = createMenu(info_default.version, info_default.minNonameVersion, {
    enable: (on) => {
      (on ? start : runtime.uninstall)();
    },
    // Elsewhere the panel still opens, and says why there is nothing to see (A2).
    openPanel: () => {
      (show ??= makeShow()).openPanel();
    },
    badges: (on) => show?.setBadges(on),
    language: (tag) => show?.setLanguage(tag)
  }, settings.save);
  return {
    name: info_default.name,
    editable: false,
    connect: false,
    config: menu,
    package: { intro: PACKAGE_INTRO, author: info_default.author, version: info_default.version },
    content() {
      warnOnce(engine, settings, import.meta.url, info_default.minNonameVersion, (text) => {
        alert(text);
      });
      start();
    },
    onremove: runtime.uninstall
  };
}
function secondCopy(folder) {
  return {
    name: folder,
    editable: false,
    connect: false,
    config: {},
    package: { intro: WORDS.secondCopy, author: info_default.author, version: info_default.version },
    content() {
      console.warn(`[${info_default.name}] ${WORDS.secondCopy}`);
    },
    onremove: () => void 0
  };
}
export {
  extension as default,
  type
};
