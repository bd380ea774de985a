const afterMs = 3_000;

const loadTabs = () =>
  Promise.all([
    import('./pages/home/home.page.tsx'),
    import('../features/streak/card/week-streak-card.tsx'),
    import('./pages/analysis-list/analysis-list.page.tsx'),
    import('../features/workouts/daily-workout.page.tsx'),
    import('../features/workouts/train/train.page.tsx'),
    import('../features/leaderboard/leaderboard.page.tsx'),
    import('./pages/profile/profile.page.tsx'),
  ]);

/**
 * Preloads the code of the tabs' screens and of the workout after the first screen, as a driving range may have no signal
 * at the next tap. Skipped if the golfer saves data. Returns a function that cancels it.
 */
export function loadTabsAhead(): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  // A screen that could not be preloaded is loaded when it is opened.
  const timer = setTimeout(() => loadTabs().catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}
