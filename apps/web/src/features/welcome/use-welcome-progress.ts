import { useEffect, useState } from 'react';

const stepPercent = 2;
const stepMs = 100;
const pauseMs = 500;

/** The specified progress: 2 percent every 100 ms up to 100, then half a second until it ends. */
export function useWelcomeProgress(): { percent: number; isOver: boolean } {
  const [percent, setPercent] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const isFull = percent >= 100;
  useEffect(() => {
    if (isFull) {
      const pause = setTimeout(() => setIsOver(true), pauseMs);
      return () => clearTimeout(pause);
    }
    const steps = setInterval(() => setPercent((before) => Math.min(before + stepPercent, 100)), stepMs);
    return () => clearInterval(steps);
  }, [isFull]);
  return { percent, isOver };
}
