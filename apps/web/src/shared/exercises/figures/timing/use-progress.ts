import { useEffect, useState } from 'react';
import { progressOf, roundSeconds } from './progress-of.ts';

/**
 * Repeats, plays one round of less than 5 s, or stays at the end. Nothing moves if the golfer prefers reduced motion.
 */
export type Motion = 'loop' | 'once' | 'still';

/** Where the movement is, from 0 (start) to 1 (end), updated with each frame. */
export function useProgress(motion: Motion, isFast: boolean): number {
  const [progress, setProgress] = useState(1);
  useEffect(() => {
    if (motion === 'still') {
      setProgress(1);
      return;
    }
    let startedMs: number | null = null;
    const show = (nowMs: number) => {
      startedMs ??= nowMs;
      const seconds = (nowMs - startedMs) / 1000;
      if (motion === 'once' && seconds >= roundSeconds(isFast)) return setProgress(1);
      setProgress(progressOf(seconds, isFast));
      handle = requestAnimationFrame(show);
    };
    let handle = requestAnimationFrame(show);
    return () => cancelAnimationFrame(handle);
  }, [motion, isFast]);
  return progress;
}
