import { useEffect, useState } from 'react';

const everyMs = 250;
/** A phone in the pocket does not run: the time until its next tick is not time in which nothing happened. */
const longestTickMs = 1_000;

/** Seconds for which this device has been awake and shown the page, which asks nothing while hidden, and `mark` has stayed the same. */
export function useStillSeconds(mark: string): number {
  const [still, setStill] = useState({ mark, ms: 0 });
  useEffect(() => {
    let lastMs = Date.now();
    const restart = () => setStill({ mark, ms: 0 });
    const timer = setInterval(() => {
      const tickMs = Math.min(longestTickMs, Math.max(0, Date.now() - lastMs));
      lastMs = Date.now();
      if (document.visibilityState === 'hidden') return;
      setStill((before) => ({ mark, ms: (before.mark === mark ? before.ms : 0) + tickMs }));
    }, everyMs);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [mark]);
  return still.mark === mark ? still.ms / 1000 : 0;
}
