import { useCallback, useEffect, useState } from 'react';
import { requestMotion } from '../../../shared/sensors/motion-access.ts';
import { levelOf, type PhoneLevel } from './level-of.ts';

/** Often enough for the eye, and rarely enough for the battery. */
const betweenUpdatesMs = 120;

interface LevelReading {
  /** Null without a sensor, and before its first event. */
  readonly level: PhoneLevel | null;
  /** The browser wants to be asked, within a tap. */
  readonly mustAsk: boolean;
  ask(): void;
}

/** Follows how the phone stands, while its sensor reports it. */
export function useLevel(): LevelReading {
  const [level, setLevel] = useState<PhoneLevel | null>(null);
  const [mustAsk, setMustAsk] = useState(mustAskFirst);
  useEffect(() => {
    let lastMs = Number.NEGATIVE_INFINITY;
    const onOrientation = ({ beta, gamma, timeStamp }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null || timeStamp - lastMs < betweenUpdatesMs) return;
      lastMs = timeStamp;
      setLevel(levelOf(beta, gamma));
      // Allowed earlier on this page.
      setMustAsk(false);
    };
    window.addEventListener('deviceorientation', onOrientation);
    return () => window.removeEventListener('deviceorientation', onOrientation);
  }, []);
  const ask = useCallback(() => void requestMotion().then(() => setMustAsk(false)), []);
  return { level, mustAsk, ask };
}

/** Only an iPhone has the question. */
const mustAskFirst = (): boolean =>
  'DeviceOrientationEvent' in window && 'requestPermission' in window.DeviceOrientationEvent;
