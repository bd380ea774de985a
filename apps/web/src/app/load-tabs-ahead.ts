const afterMs = 3_000;

const loadTabs = () =>
  Promise.all([
    import('./pages/home/home.page.tsx'),
    import('./pages/analysis-list/analysis-list.page.tsx'),
    import('../features/leaderboard/leaderboard.page.tsx'),
    import('./pages/profile/profile.page.tsx'),
  ]);

/**
 * Fetches the code of the tabs' screens once the first screen stands: on the range the signal may be gone with the next tap.
 * Not where the golfer saves data. The answer calls it off.
 */
export function loadTabsAhead(): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  // A screen that could not be fetched ahead is fetched when it is opened.
  const timer = setTimeout(() => loadTabs().catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}
