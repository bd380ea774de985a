import repeatErrors from '../../packages/swing/src/4-judge/history/repeat-errors.generated.json' with { type: 'json' };
import type { Filming, Read } from './film-swing.ts';

/** 90 % of the readings of a hip rotation are within this of the truth (docs/research/two-videos.md). */
const readWithin90Deg: Readonly<Record<Filming['from'], number>> = { 'face-on': 12, both: 7.3 };
const deviationsOf90 = 1.6449;

/** Readings from one place share one error and have one of their own, both as measured. */
export function openTurn(
  normal: () => number,
  { from, spreadDeg }: Extract<Filming, { name: 'hipRotationDeg' }>,
): Read {
  const { gain, within90Deg } = repeatErrors[from === 'both' ? 'both' : 'faceOn'].hipRotationDeg;
  const ownDeg = within90Deg / deviationsOf90 / Math.SQRT2;
  const all90Deg = readWithin90Deg[from];
  const sharedDeg = Math.sqrt(Math.max(0, (all90Deg / deviationsOf90) ** 2 - (gain * ownDeg) ** 2));
  const placesDeg = new Map<number, number>();
  return (usualDeg, place) => {
    const placeDeg = placesDeg.get(place) ?? sharedDeg * normal();
    placesDeg.set(place, placeDeg);
    const value = placeDeg + gain * (usualDeg + spreadDeg * normal() + ownDeg * normal());
    const interval = { low: value - all90Deg, high: value + all90Deg };
    return { hipRotationDeg: { value, plusMinus: all90Deg, interval, views: from, at: 'top', confidence: 0.9 } };
  };
}
