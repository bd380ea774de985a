import type { Measured, Measurement } from '@trueswing/contracts';
import {
  chooseNextVideo,
  type DialName,
  type DialVideo,
  digitsOf,
  filmedFpsOf,
  formatRatios,
  judgeTarget,
  labelVerdict,
  type MobilityScale,
  minConfidence,
  mobilityScales,
  type NextVideo,
  slowMotionFps,
  type TargetVerdict,
  unitOf,
  usesBothVideos,
  withInterval,
  writeVerdict,
} from '@trueswing/swing';
import type { DialSubject } from '../dial-subjects.ts';
import { type MobilityFigure, readMobilityFigure } from '../mobility-figure.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** Where a value lies against its target, and that in two or three words. */
export interface JudgedDial {
  readonly verdict: TargetVerdict;
  readonly label: string;
  /** The same as a sentence. */
  readonly sentence: string;
  /** A turn above its target is neither praised nor faulted. */
  readonly tone: 'good' | 'care' | 'plain';
}

/** Reading of a measurement as a dial shows it. */
export type DialReading =
  | {
      readonly kind: 'measured';
      readonly figure: MobilityFigure;
      /** Null where the interval is too wide for a single number. */
      readonly value: number | null;
      /** Where the truth lies in 9 of 10 swings. A bound of an older result has none. */
      readonly interval: { readonly low: number; readonly high: number } | null;
      /** Null for the turns of older results, which have no probabilities, and where the golfer was seen too badly to judge. */
      readonly judged: JudgedDial | null;
      /** The video that would narrow it, if it is wide, decides nothing yet or was seen badly. */
      readonly video: NextVideo | null;
    }
  /** There is always one video that would unlock it. */
  | { readonly kind: 'locked'; readonly reason: string; readonly video: DialVideo };

/** Facts about the videos of an analysis that decide which other one would help. */
interface DialVideos {
  readonly hasBoth: boolean;
  /** Whether the tempo comes from fewer frames a second than slow motion has. */
  readonly isBelowSlowMotion: boolean;
}

export const dialVideosOf = (details: FinishedDetails): DialVideos => ({
  hasBoth: usesBothVideos(details),
  isBelowSlowMotion: (filmedFpsOf(details) ?? slowMotionFps) < slowMotionFps,
});

export function readDial(
  { name, scale }: DialSubject,
  measurement: Measurement | undefined,
  { hasBoth, isBelowSlowMotion }: DialVideos,
): DialReading {
  const video = chooseNextVideo(measurement, hasBoth);
  if (!measurement || 'withheld' in measurement) {
    return { kind: 'locked', reason: measurement?.withheld ?? 'Not measured in this video.', video: video ?? 'better' };
  }
  const faster = isBelowSlowMotion ? 'slow-motion' : null;
  const isTurn = Object.hasOwn(mobilityScales, name);
  const judged = isTurn ? measurement : withInterval(measurement);
  const verdict = judgeTarget(judged, scale);
  const narrowedBy = verdict === 'unsure' || measurement.isWide ? (name === 'tempoRatio' ? faster : video) : null;
  return {
    kind: 'measured',
    figure: figureOf(name, measurement),
    value: measurement.isWide ? null : measurement.value,
    interval: measurement.bound ? null : (withInterval(measurement).interval ?? null),
    judged: verdict && {
      verdict,
      label: labelVerdict(verdict, measurement, scale),
      sentence: writeVerdict(verdict, measurement, scale),
      tone: toneOf(verdict, scale),
    },
    video: measurement.confidence < minConfidence ? 'better' : narrowedBy,
  };
}

/** A ± is read as a range too: "36°" and "32–40°"; a tempo is "3.0 : 1" and "2.7–3.4". */
function figureOf(name: DialName, measured: Measured): MobilityFigure {
  const figure = readMobilityFigure(measured) ?? { figure: '', range: '' };
  if (measured.interval || measured.bound) return figure;
  const { value, plusMinus, ratioInterval } = measured;
  const digits = digitsOf(name);
  const range = ratioInterval
    ? formatRatios(ratioInterval)
    : `${(value - plusMinus).toFixed(digits)}–${(value + plusMinus).toFixed(digits)}${unitOf(name)}`;
  return { figure: name === 'tempoRatio' ? `${value.toFixed(digits)} : 1` : figure.figure, range };
}

function toneOf(verdict: TargetVerdict, { onTarget }: MobilityScale): JudgedDial['tone'] {
  if (verdict.endsWith('on-target') || verdict.endsWith('close-to-target')) return 'good';
  if (verdict.endsWith('above-target') && onTarget.upTo !== undefined) return 'care';
  return verdict.endsWith('below-target') ? 'care' : 'plain';
}
