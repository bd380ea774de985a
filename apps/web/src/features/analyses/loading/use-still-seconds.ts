import { useEffect, useState } from 'react';

const everyMs = 250;
/** A phone in the pocket does not run: the time until its next tick is not time in which nothing happened. */
const longestTickMs = 1_000;

/** Seconds for which this device has been awake and `mark` has stayed the same. */
export function useStillSeconds(mark: string): number {
  const [still, setStill] = useState({ mark, ms: 0 });
  useEffect(() => {
    let lastMs = Date.now();
    const timer = setInterval(() => {
      const tickMs = Math.min(longestTickMs, Math.max(0, Date.now() - lastMs));
      lastMs = Date.now();
      setStill((before) => ({ mark, ms: (before.mark === mark ? before.ms : 0) + tickMs }));
    }, everyMs);
    return () => clearInterval(timer);
  }, [mark]);
  return still.mark === mark ? still.ms / 1000 : 0;
}
