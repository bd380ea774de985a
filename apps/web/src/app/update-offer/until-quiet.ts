const quietMs = 300;

/** Waits until nothing has arrived for a moment, or for that long, since some pages are never quiet. A request shows once it is answered. */
export function untilQuiet(longestMs = 2_000): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      requests.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    let quiet = setTimeout(end, quietMs);
    const longest = setTimeout(end, longestMs);
    const requests = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    requests.observe({ type: 'resource' });
  });
}
