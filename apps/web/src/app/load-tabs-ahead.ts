const afterMs = 3_000;

/**
 * Preloads the code of the tabs' screens and of the workout after the first screen, as a driving range may have no signal
 * at the next tap. Skipped if the golfer saves data, and where a service worker keeps the same files: it does not run them, which takes
 * a slow phone a second. Returns a function that cancels it.
 */
export function loadTabsAhead(): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || 'serviceWorker' in navigator) return () => {};
  // A screen that could not be preloaded is loaded when it is opened.
  const timer = setTimeout(
    () => import('./load-tabs.ts').then(({ loadTabs }) => loadTabs()).catch(() => undefined),
    afterMs,
  );
  return () => clearTimeout(timer);
}
