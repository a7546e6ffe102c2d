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

// src/strings.ts
var both = (zh, en) => `${zh} ${en}`;
var WORDS = {
  eventFailed: both("记录一个事件时出错，已跳过。", "An event could not be recorded and was skipped."),
  finishFailed: both("结束记录时出错。", "The recording could not be finished."),
  perceivedFailed: both("感知态度出错，改用引擎的态度。", "The perceived attitude failed; the engine's is used."),
  attitudeFailed: both("态度补丁出错，改用引擎的态度。", "The attitude patch failed; the engine's value is used."),
  hookThrew: (event, title) => both(`订阅者「${title}」在 ${event} 出错。`, "A subscriber threw an error."),
  hookOff: (event, title) => both(`订阅者「${title}」在 ${event} 连续出错，已停用。`, "A subscriber threw repeatedly and was switched off."),
  peerActive: both(
    "检测到「身临其境的AI」也已启用，两者回答同样的问题；本扩展保持旁观。要同时启用，请在菜单打开「与同类扩展并用」。",
    "Another extension of the same kind is enabled; this one stays passive unless you switch on coexistence."
  ),
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
  debug: { name: "调试日志", intro: "在控制台写出每个公开事件和它对记忆的影响。Debug log in the console." }
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
function createPersona(name) {
  const { weight: _weight, ...traits } = PERSONAS[name];
  return { name, traits };
}
function drawPersonaName(seed, seat, enabled) {
  const total = enabled.reduce((sum, name) => sum + PERSONAS[name].weight, 0);
  let left = draw(seed, "persona", seat) * total;
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
    save: (key, value) => {
      game.saveConfig(`extension_${EXTENSION_NAME}_${key}`, value);
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
function createMenu(version, lowest, onEnable) {
  const items = {
    enable: { name: MENU.enable, init: true, onswitch: onEnable },
    facts: line(MENU.facts(version, lowest)),
    personas: line(MENU.personas)
  };
  for (const key of SWITCHES) items[key] = { ...MENU[key], init: DEFAULTS[key] };
  return items;
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
function sideOf(role) {
  if (role === "zhu" || role === "zhong") return "zhu";
  return role === "fan" ? "fan" : "other";
}
function alignOf(role) {
  if (role === "zhu" || role === "zhong") return 1;
  return role === "fan" ? -1 : 0;
}
function rebelsByHeadCount(players) {
  if (players <= 4) return 1;
  if (players <= 6) return 2;
  return players === 7 ? 3 : 4;
}
function expectedRebels(deck, countedRebels, players) {
  return deck?.fan ?? countedRebels ?? rebelsByHeadCount(players);
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
function weigh(out, { mind: { memory }, role }, target) {
  const { pid } = target;
  out.zhuSignal = finite(memory.zhuSignal[pid]);
  out.evidence = finite(memory.evidence[pid]);
  out.evidenceAxis = sideOf(role) === "fan" ? -out.evidence : out.evidence;
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
  const open = target.revealed ?? game.roles.learned(observer, target.seat);
  if (open !== null) {
    settle(out, open, 1, "fixed_shown");
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
  const opinion = opine(blankOpinion(), game, observer, target);
  const guess2 = { identity: opinion.identity, confidence: opinion.confidence, reason: opinion.reason };
  if (WEIGHED.has(opinion.reason)) guess2.detail = opinion;
  return guess2;
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
  for (const { seat } of game.table.seats) {
    if (!mayVote(game, seat, target.seat)) continue;
    observers += 1;
    const { identity, confidence: confidence2, reason } = opine(vote, game, seat, target);
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
  for (const seat of game.table.seats) {
    if (seat.revealed !== null) {
      if (seat.revealed === "fan") exposedFan += 1;
      continue;
    }
    const { identity, confidence } = rawConsensus(game, seat);
    if (identity !== "fan" || confidence < FAN_CANDIDATE_CONFIDENCE) continue;
    if (seat.exposure >= SOFT_EXPOSE_THRESHOLD) exposedFan += 1;
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
function feelsByMind(game, from, to) {
  return to.revealed === null && to.seat !== from && to.exposure < HIGH_EXPOSE_THRESHOLD && game.minds.has(from) && game.roles.learned(from, to.seat) === null;
}
function camouflaged(game, from, base) {
  const mind = game.minds.get(from);
  if (!mind || mind.persona.name !== "camouflage" || base >= 0 || game.roles.own(from) !== "fan") return base;
  const rounds = Math.max(1, mind.persona.traits.camouflageRounds);
  return base * lerp(CAMOUFLAGE_FLOOR, 1, clamp(mind.runtime.turnsTaken / rounds, 0, 1));
}
function softened(game, from, to, value) {
  if (to.revealed !== null || to.seat === from || !isSoftAssigned(game, from, to)) return null;
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
  const customAnswers = (from, to) => (_status.ai.customAttitude ?? []).some((custom) => custom(from, to) !== void 0);
  function feeling(running, from, to) {
    const { seats, game } = running;
    const observer = seats.of(from);
    const target = seats.of(to);
    if (observer === void 0 || target === void 0) return null;
    const aim = game.table.bySeat.get(target);
    const self = game.table.bySeat.get(observer);
    const mind = game.minds.get(observer);
    if (!aim || !self || !mind || to.identityShown === true || !feelsByMind(game, observer, aim)) return null;
    return customAnswers(from, to) ? null : perceived(mind, self, aim.pid, game.table.round);
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
    const felt = feeling(running, from, to);
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
          subscription.failures = 0;
          if (answer instanceof Promise) answer.catch((error) => {
            fail(subscription, error);
          });
          else if (typeof answer === "object" && answer !== null) current = answer;
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
    return running && eyes !== void 0 && aim ? how(running.game, eyes, aim) : NOTHING;
  };
  const guessFor = ask2(verdict);
  const explainConsensus = (target) => {
    const running = session();
    const aim = running?.game.table.bySeat.get(running.seats.of(target) ?? 0);
    return running && aim ? consensus(running.game, aim) : NOBODY;
  };
  const answer = ({ identity, confidence }) => ({ identity, confidence });
  return {
    hooks,
    cfg: {
      version,
      get identityCounts() {
        return session()?.game.table.deck ?? null;
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
  __slqjAiPersona: null
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
function inspect(owner, object, needs, found) {
  for (const [member, wanted] of Object.entries(needs)) {
    if (wanted === null) continue;
    const value = object[member];
    if (value !== null && typeof value === wanted.kind) continue;
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

// src/engine/inforce.ts
function whyInactive({ get, game, _status }) {
  if (_status.connectMode === true || game.online === true) return "online";
  if (_status.video === true) return "video";
  if (get.mode() !== "identity") return "other_mode";
  if ((_status.mode ?? "normal") !== "normal") return "sub_mode";
  return game.zhu && game.zhu.identityShown !== true ? "hidden_lord" : null;
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
  if (info.selectTarget !== -1) return targets.length > 1;
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
    const seat = seats.of(target);
    if (seat === void 0) continue;
    tv[seat] = tvFilter("card", card.name, player, target, cardWorth(engine, card, skill, player, target));
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
    const seat = seats.of(target);
    if (seat !== void 0) tv[seat] = tvFilter("skill", skill, player, target, skillWorth(engine, skill, player, target));
  }
  emit({ type: "skill", by, to, skill, tv });
}
var onLogSkill = (observer, event) => {
  const key = event.log_event ?? event;
  if (firstTime(key, `${event.skill ?? ""} by ${observer.seats.of(event.player) ?? ""}`)) tellSkill(observer, event);
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
    if (lib.card[parent.name] !== void 0 || parent.name.startsWith("phase")) return void 0;
    if (lib.skill[parent.name] !== void 0 && !parent.name.startsWith("_")) return parent.name;
    if (parent.name === "game" || parent.name === "") return void 0;
  }
  return void 0;
}
function onOutcome(type2) {
  return ({ engine, seats, emit }, event) => {
    const to = seats.of(event.player);
    if (to === void 0) return;
    const via = {};
    const skill = skillBehind(engine, event);
    if (event.card?.name !== void 0) via.card = event.card.name;
    if (skill !== void 0) via.skill = skill;
    emit({ type: type2, by: seats.of(event.source) ?? null, to, num: event.num ?? 1, via });
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
  for (const seat of header.players) addSeat(table, seat, pidOf(seat.seat));
  return table;
}
function addSeat(table, { seat, name, hp, maxHp }, pid) {
  const present = table.bySeat.get(seat);
  if (present) return present;
  const lord = seat === table.lord;
  const added = {
    seat,
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
  table.bySeat.set(seat, added);
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
      for (const seat of table.seats) {
        const hp = event.hp[seat.seat];
        const hand = event.hand[seat.seat];
        if (hp !== void 0) seat.hp = seat.turnHp = hp;
        if (hand !== void 0) seat.turnHand = hand;
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
      const seat = table.bySeat.get(event.to);
      if (seat) seat.hp += event.type === "heal" ? event.num : -event.num;
      return;
    }
    case "shown": {
      const seat = table.bySeat.get(event.seat);
      if (seat && Number.isFinite(event.value)) seat.exposure = event.value;
      return;
    }
    case "reveal":
    case "die": {
      const seat = table.bySeat.get(event.seat);
      if (!seat) return;
      seat.revealed = event.role;
      if (event.type === "die") seat.alive = false;
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
function meet({ memory }, about, impression) {
  memory.firstImpression[about.pid] = impression;
  for (const record2 of [memory.evidence, memory.grudge, memory.zhuSignal, memory.zhuHelp, memory.zhuHarm]) {
    record2[about.pid] ??= 0;
  }
}
function add(record2, pid, delta, low, high) {
  const before = finite(record2[pid]);
  const after = clamp(before + finite(delta), low, high);
  record2[pid] = after;
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
function fade(record2, factor) {
  for (const pid in record2) {
    const faded = finite(record2[pid]) * factor;
    record2[pid] = Math.abs(faded) < FORGOTTEN ? 0 : faded;
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
  for (const seat of game.table.seats) wake(game, seat);
  return game;
}
function seatLate(game, newcomer, pid = String(newcomer.seat)) {
  const present = game.table.bySeat.get(newcomer.seat);
  if (present) return present;
  const seat = addSeat(game.table, newcomer, pid);
  for (const [observer, mind] of game.minds) {
    meet(mind, seat, firstImpression(game.impressionSeed, observer, seat.seat));
  }
  wake(game, seat);
  touchAll(game);
  return seat;
}
function wake(game, { seat }) {
  const mind = createMind(game.personaOf(seat), game.table.round);
  for (const other of game.table.seats) {
    if (other.seat !== seat) meet(mind, other, firstImpression(game.impressionSeed, seat, other.seat));
  }
  game.minds.set(seat, mind);
}
function touch(game, seat) {
  game.changed.set(seat, ++game.revision);
}
function touchAll(game) {
  game.revision += 1;
  for (const { seat } of game.table.seats) game.changed.set(seat, game.revision);
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
function useBehind(table, { by, to, via }) {
  return latestCardUse(table, via.card, (use) => use.by === by && use.to.includes(to)) ?? latestCardUse(table, via.card, () => true);
}
function lordHurtSignal(table, event) {
  if (event.by === null || event.by === table.lord) return 0;
  const use = useBehind(table, event);
  if (use?.by === table.lord) return 0;
  const share = use && (use.group || use.to.length > 1) ? GROUP_SHARE : 1;
  return -(0.8 + 0.3 * finite(event.num)) * share;
}
function lordHealSignal(table, { by, num }) {
  return by === null || by === table.lord ? 0 : 0.8 * finite(num);
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
  for (const { seat, alive } of game.table.seats) {
    const mind = alive && seat !== actor.seat ? game.minds.get(seat) : void 0;
    if (mind) watchers.push({ seat, mind, evidence: evidenceOf(game, seat, act), signal: signalOf(seat) });
  }
  const deltas = [];
  let moved = false;
  for (const { seat, mind, evidence, signal } of watchers) {
    const wrote = evidence !== 0 ? addEvidence(mind, actor.pid, evidence) : 0;
    const signalled = signal !== 0 ? addZhuSignal(mind, actor.pid, signal) : 0;
    const grudged = hurt !== 0 && seat === target.seat ? addGrudge(mind, actor.pid, hurt * finite(mind.persona.traits.revengeWeight)) : 0;
    moved ||= wrote !== 0 || signal !== 0 || grudged !== 0;
    if (wrote === 0 && signalled === 0 && grudged === 0) continue;
    const delta = { observer: seat, about: actor.seat };
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
function announced({ table }, { by, to, via }) {
  const card = latestCardUse(table, via.card, (use) => use.by === by);
  if (card?.to.includes(to)) return true;
  return via.skill !== void 0 && table.uses.skills.some(
    (use) => use.skill === via.skill && use.by === by && use.to.includes(to) && finite(use.tv[to]) !== 0
  );
}
function exposed(game, seat, value) {
  const actor = game.table.bySeat.get(seat);
  if (!actor || !Number.isFinite(value) || value === actor.exposure) return [];
  const shown = value - actor.exposure;
  actor.exposure = value;
  touch(game, seat);
  return [{ observer: null, about: seat, shown }];
}
function beginTurn(game, { seat }) {
  const mind = game.minds.get(seat);
  if (mind) beginOwnTurn(mind);
  touchAll(game);
}

// src/record/recorder.ts
var ENDLESS_HP = 999;
function createRecorder(header) {
  const rows = [header];
  const terms = /* @__PURE__ */ new Set();
  let over = false;
  return {
    add(event) {
      if (over || event.type === "shown" && !Number.isFinite(event.value)) return;
      rows.push(event);
      for (const term of termsOf(event)) if (term !== void 0 && term !== null) terms.add(term);
    },
    lines: () => rows.map((row) => JSON.stringify(row)),
    finish(winner, roles, translate) {
      if (over) return;
      const names = {};
      for (const term of terms) names[term] = translate(term);
      rows.push({ type: "over", winner }, { type: "terms", names }, { type: "truth", roles });
      over = true;
    },
    finished: () => over
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
    player: (seat) => seated[seat - 1]?.player,
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
function countLearned(seats) {
  let learned = 0;
  for (const { player: { storage } } of seats.all()) {
    learned += (storage.dongcha ? 1 : 0) + (Array.isArray(storage.zhibi) ? storage.zhibi.length : 0);
  }
  return learned;
}
function hasLearned(from, to) {
  return from.storage.dongcha === to || Array.isArray(from.storage.zhibi) && from.storage.zhibi.includes(to);
}
function createRolePort(engine, seats, engineRaw) {
  const own = /* @__PURE__ */ new Map();
  return {
    own(observer) {
      const known = own.get(observer);
      if (known !== void 0) return known;
      const player = seats.player(observer);
      const role = player ? roleOf(player) : null;
      own.set(observer, role);
      return role;
    },
    lookAgain: () => {
      own.clear();
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
    rebelCount: () => countRoles(engine).fan ?? null
  };
}
function countRoles({ game }) {
  const dealt = {};
  for (const player of [...game.players, ...game.dead]) {
    const role = roleOf(player);
    if (role) dealt[role] = (dealt[role] ?? 0) + 1;
  }
  return dealt;
}
function truthAfterwards({ _status }, seats) {
  if (_status.over !== true) return null;
  const roles = {};
  for (const { seat, player } of seats.all()) {
    const role = roleOf(player);
    if (role) roles[seat] = role;
  }
  return roles;
}

// src/engine/session.ts
var STORAGE_KEY = "slqj_ai";
function createSession(options) {
  const { engine, bus, personas, engineRaw, attitudeHook, onDeltas } = options;
  const seats = createSeats();
  const first = seats.admit(engine.game);
  const seed = seedOf(first);
  const killers = /* @__PURE__ */ new Map();
  let turns = 0;
  let learned = 0;
  const give = (seat) => {
    const persona = createPersona(drawPersonaName(seed, seat, personas));
    const player = seats.player(seat);
    if (player && bus.has("slqj_ai_persona_init")) {
      bus.emit("slqj_ai_persona_init", { player, persona });
    }
    return persona;
  };
  const drawn = new Map(first.map(({ seat }) => [seat, give(seat)]));
  const header = {
    type: "game",
    v: 1,
    engine: engine.lib.version,
    players: first.map((seated) => introduce(engine, seated)),
    lord: seats.of(engine.game.zhu) ?? 1,
    deck: deckOf(engine, first.length),
    me: humanSeat(engine, seats),
    seed,
    personas: Object.fromEntries([...drawn].map(([seat, { name }]) => [seat, name]))
  };
  const recorder = createRecorder(header);
  const hooks = {
    attitude: attitudeHook,
    evidence: (note) => bus.has("slqj_ai_evidence") ? heardEvidence(note) : note.delta
  };
  const roles = createRolePort(engine, seats, engineRaw);
  const game = createGame(header, {
    roles,
    hooks,
    pidOf: (seat) => seats.player(seat)?.playerid ?? String(seat),
    personaOf: (seat) => drawn.get(seat) ?? give(seat)
  });
  for (const { seat, player } of first) player.storage[STORAGE_KEY] = game.minds.get(seat);
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
  function expose(seat) {
    const player = seats.player(seat);
    const value = game.table.bySeat.get(seat)?.exposure;
    if (!player || value === void 0 || typeof player.ai.shown !== "number") return;
    player.ai.shown = value;
    recorder.add({ type: "shown", seat, value });
  }
  function catchUp() {
    for (const seated of seats.admit(engine.game)) {
      const newcomer = introduce(engine, seated);
      recorder.add({ type: "join", ...newcomer });
      seatLate(game, newcomer, seated.player.playerid);
      seated.player.storage[STORAGE_KEY] = game.minds.get(seated.seat);
    }
    const human = humanSeat(engine, seats);
    const learnedNow = countLearned(seats);
    if (human !== game.human || learnedNow !== learned) {
      game.human = human;
      learned = learnedNow;
      touchAll(game);
    }
    for (const { seat, player } of seats.all()) {
      readDeath(seat, player);
      readOpen(seat, player);
    }
  }
  function readDeath(seat, player) {
    const role = shownRole(player);
    if (role === null || game.table.bySeat.get(seat)?.alive !== true || !player.isDead()) return;
    fold({ type: "die", seat, by: killers.get(seat) ?? null, role });
  }
  function readOpen(seat, player) {
    const known = game.table.bySeat.get(seat);
    if (!known) return;
    const role = shownRole(player);
    if (role !== null && known.revealed !== role) fold({ type: "reveal", seat, role });
    const { shown } = player.ai;
    if (known.revealed === null && typeof shown === "number" && Number.isFinite(shown) && shown !== known.exposure) {
      fold({ type: "shown", seat, value: shown });
    }
  }
  return {
    engine,
    seats,
    game,
    recorder,
    catchUp,
    accept(event) {
      catchUp();
      fold(event);
    },
    beginTurn(player) {
      const seat = seats.of(player);
      if (seat === void 0) return;
      catchUp();
      roles.lookAgain();
      turns += 1;
      const hp = {};
      const hand = {};
      for (const { seat: each, player: { hp: points }, player: owner } of seats.all()) {
        hp[each] = countable(points);
        hand[each] = owner.countCards("h");
      }
      fold({ type: "turn", seat, n: turns, hp, hand });
      for (const { seat: each, player: owner } of seats.all()) owner.storage[STORAGE_KEY] = game.minds.get(each);
    },
    noteKiller(victim, killer) {
      const seat = seats.of(victim);
      if (seat !== void 0) killers.set(seat, seats.of(killer) ?? null);
    },
    finish() {
      if (recorder.finished()) return;
      for (const { seat, player } of seats.all()) readDeath(seat, player);
      const truth = truthAfterwards(engine, seats);
      if (truth) recorder.finish(winnerOf(game), truth, (term) => engine.get.translation(term));
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
function introduce({ get }, { seat, player }) {
  return { seat, name: get.translation(player.name), hp: countable(player.hp), maxHp: countable(player.maxHp) };
}
var countable = (hp) => hp === Infinity ? ENDLESS_HP : hp;
function deckOf({ get }, players) {
  let dealt;
  try {
    dealt = get.identityList(players);
  } catch {
    return null;
  }
  const deck = {};
  for (const identity of dealt) {
    const role = parseRole(identity);
    if (role) deck[role] = (deck[role] ?? 0) + 1;
  }
  return dealt.length === players && deck.zhu === 1 ? deck : null;
}
function humanSeat({ game, _status }, seats) {
  return _status.auto === true || game.notMe === true ? null : seats.of(game.me) ?? null;
}
function winnerOf({ table }) {
  const alive = table.seats.filter((seat) => seat.alive);
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
function createRuntime(engine, settings, version) {
  const { lib, game } = engine;
  const report = createReport(settings.debug);
  const bus = openBus(game, report);
  let session = null;
  let patch = null;
  let undo = [];
  const inForce = () => session && whyInactive(engine) === null ? session : null;
  const api = createApi(version, bus, () => session);
  function open() {
    return createSession({
      engine,
      bus,
      personas: settings.personas(),
      engineRaw: (from, to) => patch?.engineRaw(from, to) ?? 0,
      attitudeHook: (from, to, value, reason) => patch?.hooked(from, to, value, reason) ?? value,
      onDeltas: (event, deltas) => {
        if (settings.debug()) logDeltas(event, deltas);
      }
    });
  }
  function logDeltas(event, deltas) {
    report.debug(`${JSON.stringify(event)} ${deltas.map((delta) => JSON.stringify(delta)).join(" ")}`);
  }
  function hear(event, name) {
    if (!isNewTrigger(event, name) || whyInactive(engine) !== null || game.players.length === 0) return;
    if (!session && name !== "gameStart" && game.roundNumber === 0) return;
    session ??= open();
    switch (name) {
      case "gameStart":
      case "dieAfter":
        session.catchUp();
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
      session?.finish();
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
  return {
    api,
    install() {
      if (undo.length > 0) return true;
      const missing = missingMembers(engine);
      const lacks = new Set(missing.map(({ feature }) => feature));
      for (const { feature, members } of missing) report.warn(WORDS.missing(feature, members));
      if (lacks.has("core") || passiveBesidePeer()) return false;
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
          lib.onover.splice(lib.onover.indexOf(finish), 1);
        });
      }
      game.__slqjAiPersona ??= api;
      return true;
    },
    uninstall() {
      for (const step2 of undo.reverse()) step2();
      undo = [];
      patch = null;
      session = null;
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
  if (isOlder(lib.version, lowest)) troubles.push(WORDS.tooOld(lib.version, lowest));
  const text = troubles.join("\n");
  if (text === "" || lib.config[`extension_${EXTENSION_NAME}_${LAST_WARNING}`] === text) return;
  settings.save(LAST_WARNING, text);
  say(text);
}

// src/extension.ts
var type = "extension";
function extension(lib, game, _ui, get, _ai, _status) {
  const engine = { lib, game, get, _status };
  const settings = createSettings(engine);
  const runtime = createRuntime(engine, settings, info_default.version);
  const start = () => {
    if (get.mode() === "identity") runtime.install();
  };
  return {
    name: info_default.name,
    editable: false,
    connect: false,
    config: createMenu(info_default.version, info_default.minNonameVersion, (on) => {
      (on ? start : runtime.uninstall)();
    }),
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
export {
  extension as default,
  type
};
