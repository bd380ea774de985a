const screens = [
  () => import('./pages/home/home.page.tsx'),
  () => import('./pages/home/home-cards.ts'),
  () => import('./pages/analysis-list/analysis-list.page.tsx'),
  () => import('../features/workouts/daily-workout.page.tsx'),
  () => import('../features/workouts/train/train.page.tsx'),
  () => import('../features/leaderboard/leaderboard.page.tsx'),
  () => import('./pages/profile/profile.page.tsx'),
];

/**
 * Loads the code of the tabs' screens and of the workout, one after the other: together they would occupy a slow phone. What
 * fails is loaded when its screen is opened.
 */
export async function loadTabs(): Promise<void> {
  for (const load of screens) await load().catch(() => undefined);
}
