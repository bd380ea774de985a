import { type AnalysisId, monthKeySchema, type NotificationRoute, notificationRouteSchema } from '@trueswing/contracts';

/**
 * URLs of the client as they were when notifications had no routes, with their screens: older rows hold them, and `link` has them for
 * clients of that time. A screen that came later has none here, and today's URLs are in the client's `paths.ts`.
 */
const screensOfOldUrls: Readonly<Record<string, string>> = {
  '/analysis': 'analyses',
  '/daily-workout': 'daily-workout',
  '/leaderboard': 'leaderboard',
  '/mobility-check': 'mobility-check',
  '/profile': 'profile',
  '/progress': 'progress',
  '/profile#plans': 'plans',
  '/streak': 'streak',
  '/how-points-work': 'streak',
};

/** A route as text: the screen, with the id or the month that belongs to it. */
export function storeRoute(route: NotificationRoute): string {
  if (route.screen === 'analysis') return `analysis:${route.analysisId}`;
  return route.screen === 'recap' ? `recap:${route.month}` : route.screen;
}

/** URL for clients of the time before routes; null for a screen that they do not have. */
export function oldUrlOf(route: NotificationRoute): string | null {
  if (route.screen === 'analysis') return `/analysis/${route.analysisId}`;
  return Object.keys(screensOfOldUrls).find((url) => screensOfOldUrls[url] === route.screen) ?? null;
}

/** Everything that may be stored for the screen of an analysis: its route, or its URL in a row from before route ids. */
export const storedRoutesOf = (analysisId: AnalysisId): string[] => [
  storeRoute({ screen: 'analysis', analysisId }),
  `/analysis/${analysisId}`,
];

/** Null where no route is stored, or none that is known. */
export function readRoute(stored: string | null): NotificationRoute | null {
  if (stored === null) return null;
  const [, month] = /^recap:(.+)$/.exec(stored) ?? [];
  if (month !== undefined) return monthKeySchema.safeParse(month).success ? { screen: 'recap', month } : null;
  const [, analysisId] = /^(?:analysis:|\/analysis\/)(.+)$/.exec(stored) ?? [];
  const screen = analysisId === undefined ? (screensOfOldUrls[stored] ?? stored) : 'analysis';
  return notificationRouteSchema.safeParse({ screen, analysisId }).data ?? null;
}
