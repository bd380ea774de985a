import type { Filming, Read } from './film-swing.ts';

/** The ± of a tempo. It says how well a swing is measured, not how far the swings of one golfer lie apart. */
const plusMinus = 0.2;
const deviationsOf90 = 1.6449;
/** A golfer whose hips gain this many degrees gains 1 in tempo: changes are one and a half to three times the ±. */
const degPerTempo = 20;

/** Readings whose errors are independent, of swings that lie apart by so many times the ±. */
export function openTempo(normal: () => number, { spreadTimes }: Extract<Filming, { name: 'tempoRatio' }>): Read {
  const standardDeviation = plusMinus * Math.hypot(1 / deviationsOf90, spreadTimes);
  return (usualDeg) => {
    const value = tempoOfDeg(usualDeg) + standardDeviation * normal();
    return { tempoRatio: { value, plusMinus, at: 'swing', confidence: 0.9 } };
  };
}

/** A change of the hips, as the change in tempo that comes with it. */
export const tempoOfDeg = (deg: number): number => deg / degPerTempo;
