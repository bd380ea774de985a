import { useEffect, useState } from 'react';

/** A page that is shown again asks within two seconds. After this time the server is silent, which is news too. */
const firstAnswerMs = 5_000;

const isHidden = () => document.visibilityState === 'hidden';

/** Whether what the page knows is fresh: it is shown, and has an answer or an error since then. A hidden page asks nothing. */
export function useHasFreshAnswer(answeredAtMs: number): boolean {
  /** null once no answer is awaited; infinite while the page is hidden. */
  const [shownAtMs, setShownAtMs] = useState(isHidden() ? Number.POSITIVE_INFINITY : null);
  useEffect(() => {
    const follow = () => setShownAtMs(isHidden() ? Number.POSITIVE_INFINITY : Date.now());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (shownAtMs === null || shownAtMs === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setShownAtMs(null), firstAnswerMs);
    return () => clearTimeout(timer);
  }, [shownAtMs]);
  return shownAtMs === null || answeredAtMs >= shownAtMs;
}
