/**
 * The control context (§P2.3): everything that routing knows, as plain JSON. Times are passed in, in milliseconds since 1970.
 * `rigid_score` is derived whenever the route or a score changes, never set.
 */
import { item9Of, routeOfQuestionnaires, type Questionnaires, type Scale } from './questionnaire';
import { higher, ITEM_9_HIGH, rigidScore, ROUTES, temperatureOf, updateRoute, type RiskRoute } from './route';

export const SOURCES = ['questionnaire', 'chat_content', 'legacy'] as const;
/** §P1.1.3: what the route rests on. `legacy`: nothing yet, the route that everybody begins with. */
export type RouteSource = (typeof SOURCES)[number];

/**
 * The fields of §P2.3, by their names there; absent values are null. Its `guardrails_enabled` and `extras` are left out: no
 * switch here may turn the guardrails off, and nothing asks for more.
 */
export interface ControlContext {
  user_id: string;
  route: RiskRoute;
  rigid_score: number;
  psyguard_score: number | null;
  questionnaire_phq9_score: number | null;
  questionnaire_gad7_score: number | null;
  phq9_q9_score: number | null;
  route_reason: RouteReason;
  route_source: RouteSource;
  /** When the first route was made; one that rises moves `last_updated_at` alone, as there. Nothing of ours reads it. */
  route_established_at: number;
  last_updated_at: number;
}

/** `psyguard_upgrade` is §P4.1's word for a route that a live score raised; `initial`: neither questionnaire nor such a score. */
export const REASONS = [
  'initial',
  'psyguard_upgrade',
  'phq9_suicidal_ideation',
  'questionnaire_low',
  'questionnaire_medium',
  'questionnaire_high',
] as const;
export type RouteReason = (typeof REASONS)[number];

const derived = (context: ControlContext): ControlContext => ({
  ...context,
  rigid_score: rigidScore(context.route, context.questionnaire_phq9_score ?? 0, context.questionnaire_gad7_score ?? 0),
});

/**
 * A context for a user, from the questionnaires that were filled in.
 * @param questionnaireRoute replaces the route that they mean.
 * @throws InvalidQuestionnaire
 */
export function createContext(
  userId: string,
  questionnaires: Questionnaires,
  now: number,
  questionnaireRoute?: RiskRoute,
): ControlContext {
  const meant = routeOfQuestionnaires(questionnaires);
  const { phq9, gad7 } = questionnaires;
  const route = questionnaireRoute ?? meant;
  const item9 = item9Of(phq9);
  return derived({
    user_id: userId,
    route: route ?? 'low',
    rigid_score: 0,
    psyguard_score: null,
    questionnaire_phq9_score: phq9?.total_score ?? null,
    questionnaire_gad7_score: gad7?.total_score ?? null,
    phq9_q9_score: item9,
    route_reason:
      route === null
        ? 'initial'
        : questionnaireRoute === undefined && (item9 ?? 0) >= ITEM_9_HIGH
          ? 'phq9_suicidal_ideation'
          : `questionnaire_${route}`,
    route_source: route === null ? 'legacy' : 'questionnaire',
    route_established_at: now,
    last_updated_at: now,
  });
}

const BY_CHAT = { route_reason: 'psyguard_upgrade', route_source: 'chat_content' } as const;

/** The context after a live score (0…1). A score that is no number leaves everything as it was (§F2). */
export function withChatScore(context: ControlContext, chatScore: number, now: number): ControlContext {
  if (!Number.isFinite(chatScore)) return context;
  const route = updateRoute(context.route, chatScore);
  const raised = route === context.route ? {} : { route, ...BY_CHAT };
  return derived({ ...context, ...raised, psyguard_score: chatScore, last_updated_at: now });
}

/**
 * The context after a questionnaire was filled in during the session: the route may rise by it, never fall.
 * @throws InvalidQuestionnaire; the context given stays valid.
 */
export function withQuestionnaires(
  context: ControlContext,
  questionnaires: Questionnaires,
  now: number,
): ControlContext {
  const filled = createContext(context.user_id, questionnaires, now);
  const { phq9, gad7 } = questionnaires;
  // Item 9 is its own reason, also where another had raised the route as far: it outlives every total.
  const item9 = (filled.phq9_q9_score ?? 0) >= ITEM_9_HIGH;
  const rises = item9 || ROUTES.indexOf(filled.route) > ROUTES.indexOf(context.route);
  return derived({
    ...context,
    ...(rises ? { route: filled.route, route_reason: filled.route_reason, route_source: filled.route_source } : {}),
    ...(phq9 ? { questionnaire_phq9_score: phq9.total_score, phq9_q9_score: item9Of(phq9) } : {}),
    ...(gad7 ? { questionnaire_gad7_score: gad7.total_score } : {}),
    last_updated_at: now,
  });
}

/** A total without its answers, as the player may have it kept on the device. */
export interface Total {
  scale: Scale;
  total: number;
}

const FIELD = { phq9: 'questionnaire_phq9_score', gad7: 'questionnaire_gad7_score' } as const;

/** A kept total seeds the route (§F2): it may rise by it. What was filled in during this session speaks for itself. */
export function withKept(context: ControlContext, { scale, total }: Total, now: number): ControlContext {
  return context[FIELD[scale]] === null
    ? withQuestionnaires(context, { [scale]: { total_score: total } }, now)
    : context;
}

/**
 * The context without a total that is no longer kept: the route is then what the lines of the session and the other questionnaire
 * make of it, and may fall. What item 9 raised stays until the player's reset: no total holds it.
 * @param chat the route that the lines alone have made.
 */
export function withoutKept(
  context: ControlContext,
  { scale, total }: Total,
  chat: RiskRoute,
  now: number,
): ControlContext {
  const left = { ...context, [FIELD[scale]]: context[FIELD[scale]] === total ? null : context[FIELD[scale]] };
  const item9 = context.route_reason === 'phq9_suicidal_ideation' || (context.phq9_q9_score ?? 0) >= ITEM_9_HIGH;
  if (item9) return derived({ ...left, last_updated_at: now });
  const [phq9, gad7] = [left.questionnaire_phq9_score, left.questionnaire_gad7_score];
  const meant = createContext(
    context.user_id,
    {
      phq9: phq9 === null ? null : { total_score: phq9 },
      gad7: gad7 === null ? null : { total_score: gad7 },
    },
    now,
  );
  const byChat = chat !== 'low' && higher(chat, meant.route) === chat;
  const { route, route_reason, route_source } = byChat ? { route: chat, ...BY_CHAT } : meant;
  return derived({ ...left, route, route_reason, route_source, last_updated_at: now });
}

/** What the talk is allowed, as `cli rigidity` prints it. */
export interface RigidityStep {
  route: RiskRoute;
  rigid_score: number;
  temperature: number | null;
  fixed_script: boolean;
  route_reason: RouteReason;
  route_source: RouteSource;
}

export function rigidityStep({ route, rigid_score, route_reason, route_source }: ControlContext): RigidityStep {
  return {
    route,
    rigid_score,
    temperature: temperatureOf(route, rigid_score),
    fixed_script: route === 'high',
    route_reason,
    route_source,
  };
}
