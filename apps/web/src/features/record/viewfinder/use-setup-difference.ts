import { type AddressPose, compareSetup, type SetupDifference } from '@trueswing/swing';
import { useEffect, useState } from 'react';
import type { RecorderState } from '../recorder/recorder.ts';

/** A golfer who waggles stands otherwise for a moment. */
const steadyMs = 1500;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Compares where the phone stands with the last analyzed swing; null until a difference has been seen for a while. */
export function useSetupDifference(
  { status, pose }: RecorderState,
  size: Size | null,
  last: AddressPose | null,
): SetupDifference | null {
  const isReady = status.status === 'framing' && status.framing === 'ready';
  const now = isReady && pose && size && last ? compareSetup({ ...size, landmarks: pose }, last) : undefined;
  const [shown, setShown] = useState<SetupDifference | null>(null);
  useEffect(() => {
    // While the golfer moves or swings, what was said stays.
    if (now === undefined) return;
    const timer = setTimeout(() => setShown(now), steadyMs);
    return () => clearTimeout(timer);
  }, [now]);
  return shown;
}
