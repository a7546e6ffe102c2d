/** How free the talk may be (§P2): route, rigidity, temperature. Pure functions, no state. */

export const ROUTES = ['low', 'medium', 'high'] as const;
export type RiskRoute = (typeof ROUTES)[number];

/** §P1.1.2 MEDIUM_RISK_THRESHOLD */
export const MEDIUM_RISK = 0.7;
/** §P1.1.2 SUICIDE_INTENT_THRESHOLD: from here on the questionnaire is offered by a link (§F4). */
export const OFFER_QUESTIONNAIRE = 0.8;
/** §P1.1.2 HIGH_RISK_DIRECT_THRESHOLD */
export const HIGH_RISK = 0.95;

/** §F1: totals from which a questionnaire means medium, and high. */
const QUESTIONNAIRE_MEDIUM = 10;
const QUESTIONNAIRE_HIGH = 15;
/** §F1: item 9 of PHQ-9, thoughts of death or self-harm, at this or more means high whatever the total. */
export const ITEM_9_HIGH = 1;

/** §P3.2 */
const BASE_TEMPERATURE = { low: 0.9, medium: 0.6 } as const;

export const higher = (a: RiskRoute, b: RiskRoute): RiskRoute => (ROUTES.indexOf(a) >= ROUTES.indexOf(b) ? a : b);

/** The route that one questionnaire's total means (§F1). */
export function routeOfTotal(total: number): RiskRoute {
  return total >= QUESTIONNAIRE_HIGH ? 'high' : total >= QUESTIONNAIRE_MEDIUM ? 'medium' : 'low';
}

/**
 * The one-way updater (§P2.2): what a new live score (0…1) makes of a route. It never falls. A score that is no number,
 * as from a failing detector, leaves it where it was (§F2).
 */
export function updateRoute(current: RiskRoute, chatScore: number): RiskRoute {
  return chatScore >= HIGH_RISK ? 'high' : chatScore >= MEDIUM_RISK ? higher(current, 'medium') : current;
}

/** `rigid_score` (§P2.1.1), always derived: from the route and the totals, a missing one counting as 0. */
export function rigidScore(route: RiskRoute, phq9 = 0, gad7 = 0): number {
  if (route === 'high') return 1;
  const most = Math.max(phq9, gad7);
  if (route === 'medium') return most >= 15 ? 0.75 : most >= 10 ? 0.6 : 0.5;
  return most >= 5 ? 0.3 : 0.15;
}

/** Temperature of an agent (§P3.2); null for high, which has the fixed script and no generator. */
export function temperatureOf(route: RiskRoute, rigid: number): number | null {
  return route === 'high' ? null : Math.max(0.1, BASE_TEMPERATURE[route] - 0.8 * rigid);
}
