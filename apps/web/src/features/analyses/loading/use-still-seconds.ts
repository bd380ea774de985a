import { useEffect, useState } from 'react';

const everyMs = 250;
/** A phone in the pocket does not run: the time until its next tick is not time in which nothing happened. */
const longestTickMs = 1_000;

/** Seconds for which this device has been awake and `mark` has stayed the same, without those in which it is not to count. */
export function useStillSeconds(mark: string, isCounting = true): number {
  const [still, setStill] = useState({ mark, ms: 0 });
  useEffect(() => {
    if (!isCounting) return;
    let lastMs = Date.now();
    const timer = setInterval(() => {
      const tickMs = Math.min(longestTickMs, Math.max(0, Date.now() - lastMs));
      lastMs = Date.now();
      setStill((before) => ({ mark, ms: (before.mark === mark ? before.ms : 0) + tickMs }));
    }, everyMs);
    return () => clearInterval(timer);
  }, [mark, isCounting]);
  return still.mark === mark ? still.ms / 1000 : 0;
}
