/**
 * The control context (§P2.3): everything that routing knows, as plain JSON. Times are passed in, in milliseconds since 1970.
 * `rigid_score` is derived whenever the route or a score changes, never set.
 */
import { item9Of, routeOfQuestionnaires, type Questionnaires } from './questionnaire';
import { rigidScore, ROUTES, temperatureOf, updateRoute, type RiskRoute } from './route';

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
  route_reason: string | null;
  route_source: RouteSource | null;
  route_established_at: number;
  last_updated_at: number;
}

/** §P4.1: the word for a route that a live score raised. */
export const REASON_CHAT = 'psyguard_upgrade';

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
        : questionnaireRoute === undefined && (item9 ?? 0) >= 1
          ? 'phq9_suicidal_ideation'
          : `questionnaire_${route}`,
    route_source: route === null ? 'legacy' : 'questionnaire',
    route_established_at: now,
    last_updated_at: now,
  });
}

/** The context after a live score (0…1). A score that is no number leaves everything as it was (§F2). */
export function withChatScore(context: ControlContext, chatScore: number, now: number): ControlContext {
  if (!Number.isFinite(chatScore)) return context;
  const route = updateRoute(context.route, chatScore);
  const raised =
    route === context.route ? {} : { route, route_reason: REASON_CHAT, route_source: 'chat_content' as const };
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
  const rises = ROUTES.indexOf(filled.route) > ROUTES.indexOf(context.route);
  return derived({
    ...context,
    ...(rises ? { route: filled.route, route_reason: filled.route_reason, route_source: filled.route_source } : {}),
    ...(phq9 ? { questionnaire_phq9_score: phq9.total_score, phq9_q9_score: item9Of(phq9) } : {}),
    ...(gad7 ? { questionnaire_gad7_score: gad7.total_score } : {}),
    last_updated_at: now,
  });
}

/** What the talk is allowed, as `cli rigidity` prints it. */
export interface RigidityStep {
  route: RiskRoute;
  rigid_score: number;
  temperature: number | null;
  fixed_script: boolean;
  route_reason: string | null;
  route_source: RouteSource | null;
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
