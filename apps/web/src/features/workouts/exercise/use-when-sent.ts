import { useNow } from '../../../ui/use-now.ts';

/** A call that is answered sooner needs no words. */
const quietMs = 2_000;

/** Returns when a waiting exercise is sent, as the end of a sentence; null if none waits, or not long enough to say so. */
export function useWhenSent(sinceMs: number | null, isHeld: boolean): string | null {
  const nowMs = useNow(1_000);
  if (sinceMs === null || (navigator.onLine && nowMs - sinceMs <= quietMs)) return null;
  if (isHeld) return 'when you have Premium again';
  return navigator.onLine ? 'as soon as we can' : 'when you are back online';
}
