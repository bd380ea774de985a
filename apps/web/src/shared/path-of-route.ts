import type { NotificationRoute } from '@trueswing/contracts';
import { paths } from './paths.ts';
import { recapPath } from './recap-path.ts';

const screenPaths: Readonly<Record<Exclude<NotificationRoute['screen'], 'analysis' | 'recap'>, string>> = {
  analyses: paths.analyses,
  'daily-workout': paths.dailyWorkout,
  leaderboard: paths.leaderboard,
  'mobility-check': paths.mobilityCheck,
  plans: paths.plans,
  profile: paths.profile,
  progress: paths.progress,
  streak: paths.streak,
};

/** The URL of the screen that a notification is about. */
export function pathOfRoute(route: NotificationRoute): string {
  if (route.screen === 'analysis') return paths.analysis(route.analysisId);
  return route.screen === 'recap' ? recapPath(route.month) : screenPaths[route.screen];
}
