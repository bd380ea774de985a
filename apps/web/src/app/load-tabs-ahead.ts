const afterMs = 3_000;
const loadTabs = async () => (await import('./load-tabs.ts')).loadTabs();

/**
 * Preloads the code of the tabs' screens and of the workout after the first screen, as a driving range may have no signal
 * at the next tap. Skipped if the golfer saves data. Returns a function that cancels it.
 */
export function loadTabsAhead(load: () => Promise<void> = loadTabs): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  // A screen that could not be preloaded is loaded when it is opened.
  const timer = setTimeout(() => void loadUnlessKept(load).catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}

/** A service worker keeps these files, but for those that need the network, and does not run them, which takes a slow phone a second. */
async function loadUnlessKept(load: () => Promise<void>): Promise<void> {
  const worker = 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration());
  if (!worker) await load();
}
