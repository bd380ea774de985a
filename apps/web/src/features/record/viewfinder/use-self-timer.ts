import { useCallback, useEffect, useRef, useState } from 'react';
import { signal } from '../../../shared/voice/speak.ts';

const delayS = 10;
/** Recorded seconds: a swing with what lies around it. */
const filmedS = 6;
/** Each of the last seconds is heard, the start higher. */
const [tickHz, startHz, heardS] = [660, 990, 3];

/** Counts down, and then has a video recorded. */
export function useSelfTimer(film: (seconds: number) => void, isSilent: boolean) {
  const [leftS, setLeftS] = useState<number | null>(null);
  const latest = useRef({ film, isSilent });
  latest.current = { film, isSilent };
  useEffect(() => {
    if (leftS === null) return;
    const play = (hz: number) => !latest.current.isSilent && signal(hz);
    if (leftS === 0) {
      play(startHz);
      latest.current.film(filmedS);
      setLeftS(null);
      return;
    }
    if (leftS <= heardS) play(tickHz);
    const timer = setTimeout(() => setLeftS(leftS - 1), 1000);
    return () => clearTimeout(timer);
  }, [leftS]);
  const start = useCallback(() => setLeftS(delayS), []);
  const cancel = useCallback(() => setLeftS(null), []);
  return { countdownS: leftS, start, cancel };
}
