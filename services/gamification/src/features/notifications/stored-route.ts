import { type AnalysisId, monthKeySchema, type NotificationRoute, notificationRouteSchema } from '@trueswing/contracts';

/** The client's URLs that rows from before route ids hold, and their screens. The first URL of a screen is today's. */
const screensOfUrls: Readonly<Record<string, string>> = {
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

/** URL for clients that were loaded before there were route ids. */
export function urlOfRoute(route: NotificationRoute): string | null {
  if (route.screen === 'analysis') return `/analysis/${route.analysisId}`;
  if (route.screen === 'recap') return `/recaps/${route.month}`;
  return Object.keys(screensOfUrls).find((url) => screensOfUrls[url] === route.screen) ?? null;
}

/** Everything that may be stored for the screen of an analysis: its route, or its URL in a row from before route ids. */
export const storedRoutesOf = (analysisId: AnalysisId): string[] => [
  storeRoute({ screen: 'analysis', analysisId }),
  `/analysis/${analysisId}`,
];

/** Null where no route is stored, or none that is known. */
export function readRoute(stored: string | null): NotificationRoute | null {
  if (stored === null) return null;
  const [, month] = /^(?:recap:|\/recaps\/)(.+)$/.exec(stored) ?? [];
  if (month !== undefined) return monthKeySchema.safeParse(month).success ? { screen: 'recap', month } : null;
  const [, analysisId] = /^(?:analysis:|\/analysis\/)(.+)$/.exec(stored) ?? [];
  const screen = analysisId === undefined ? (screensOfUrls[stored] ?? stored) : 'analysis';
  return notificationRouteSchema.safeParse({ screen, analysisId }).data ?? null;
}
