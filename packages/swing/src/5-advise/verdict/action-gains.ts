import type { Measured, MeasurementName } from '@trueswing/contracts';
import { type Band, chanceWithin } from '../../4-judge/targets/bands.ts';
import { isTurn } from '../../4-judge/targets/mobility-scales.ts';
import { entropyBits, expectedGainBits } from './expect-information.ts';
import type { KnownOfGolfer, NextAction } from './verdict.ts';

/**
 * Share of a turn's error that is left when the other view is added: both views against one, on bodies held out and with the
 * error of filmed golfers (docs/research/turns.md).
 */
const leftByOtherView = { shoulderTurnDeg: 0.64, hipRotationDeg: 0.6, xFactorDeg: 0.65 } as const;
/** Half of the error's variance repeats in the next swing, so two swings leave √(½ + ¼) of it. */
const leftByNextSwing = 0.87;
/** A better video is worth more than another one where the golfer was seen badly. */
const leftByBetterVideo = 0.6;
export const seenWell = 0.6;
/** The tempo's error is mostly that of a frame, but address itself is not known better than this. */
export const slowMotionFps = 120;
const leftOfTempoAtLeast = 0.6;
/**
 * The share of golfers whose body stops short of a target, for whom the check settles the question: an assumption until checks
 * are counted.
 */
const settledByCheck = 0.25;

interface Question {
  readonly measurement: MeasurementName;
  readonly measured: Measured;
  readonly band: Band;
  readonly known: KnownOfGolfer;
}

/** Bits that each action is expected to give about whether a measurement is off its target. */
export function expectedGains({ measurement, measured, band, known }: Question): Partial<Record<NextAction, number>> {
  const gain = (ratio: number): number => expectedGainBits(measured, band, ratio);
  const again =
    measured.confidence < seenWell
      ? { 'film-better': gain(leftByBetterVideo) }
      : { 'film-again': gain(leftByNextSwing) };
  if (isTurn(measurement)) {
    const other = otherView(measured.views, known);
    return {
      ...again,
      ...(other && { [other]: gain(leftByOtherView[measurement]) }),
      ...(!known.hasMobilityCheck && { 'mobility-check': settledByCheck * entropyBits(chanceWithin(measured, band)) }),
    };
  }
  const { filmedFps } = known;
  if (measurement !== 'tempoRatio' || filmedFps === undefined || filmedFps >= slowMotionFps) return again;
  return { ...again, 'film-slow-motion': gain(Math.max(leftOfTempoAtLeast, filmedFps / slowMotionFps)) };
}

/**
 * A turn that an older result withholds since its range is too wide is wholly open; the other view usually shows it. `seenFrom`:
 * the view of the turns that are shown.
 */
export function gainsOfTooWide(seenFrom: Measured['views'], known: KnownOfGolfer): Partial<Record<NextAction, number>> {
  const other = otherView(seenFrom ?? 'face-on', known);
  return other ? { [other]: 0.4, 'film-again': 0.1 } : { 'film-again': 0.2 };
}

function otherView(views: Measured['views'], { hasBothVideos }: KnownOfGolfer): NextAction | null {
  if (hasBothVideos) return null;
  if (views === 'face-on') return 'film-down-the-line';
  return views === 'down-the-line' ? 'film-face-on' : null;
}
