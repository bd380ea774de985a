import type { Handedness, PoseTrack, SlowMotion } from '@trueswing/contracts';
import type { EventRules } from './2-events/event-rules.ts';
import {
  type AnalyzeSwingInput,
  type AnalyzeSwingOutcome,
  analyzeSwing,
  type SwingRejection,
} from './analyze-swing.ts';
import { type CombinedViews, combineViews } from './combine-views.ts';

/** Results of decoding and pose detection for one video. */
export interface DetectedView {
  readonly track: PoseTrack;
  /** Presentation time of every decoded frame in seconds, the first at 0. */
  readonly frameTimesS: readonly number[];
  /** Per frame: whether it repeats the picture before. */
  readonly repeatedFrames: readonly boolean[];
  /** Frames a second at which the camera filmed; null or left out when the file does not say. */
  readonly captureFps?: number | null;
}

export interface AnalyzeViewsInput {
  /** The face-on video, or the only one. */
  readonly main: DetectedView;
  /** From behind the hands: another swing of the golfer, or the same one if `isSameSwing`. */
  readonly downTheLine: DetectedView | null;
  /** The view that the main video must show when it is the only one; beside a down-the-line video it must be face-on. */
  readonly slot: AnalyzeSwingInput['slot'];
  /** As the golfer says. */
  readonly handedness: Handedness;
  /** As the golfer says, for all videos; 'unknown' when left out. */
  readonly slowMotion?: SlowMotion;
  /** Whether two phones filmed the same swing, as the golfer says; false when left out. */
  readonly isSameSwing?: boolean;
  /** Rules for the detection of events other than the product's own; for evaluation. */
  readonly rules?: EventRules;
}

export type AnalyzeViewsOutcome = ({ readonly ok: true } & CombinedViews) | SwingRejection;

/**
 * The analysis of a swing after pose detection: interpret each view, fuse the views, find the findings. The worker, the
 * command and the benchmarks all call it. Pure and deterministic; the first view that cannot be analyzed decides.
 */
export function analyzeViews(input: AnalyzeViewsInput): AnalyzeViewsOutcome {
  const main = analyzeView(input.main, input.downTheLine ? 'face-on' : input.slot, input);
  if (!main.ok) return input.downTheLine ? { ...main, rejectedVideo: 'face-on' } : main;
  const downTheLine = input.downTheLine && analyzeView(input.downTheLine, 'down-the-line', input);
  if (downTheLine && !downTheLine.ok) return { ...downTheLine, rejectedVideo: 'down-the-line' };

  return {
    ok: true,
    ...combineViews(
      { track: input.main.track, analysis: main.analysis },
      input.downTheLine && downTheLine && { track: input.downTheLine.track, analysis: downTheLine.analysis },
      input.isSameSwing ?? false,
    ),
  };
}

function analyzeView(
  { track, ...timeFacts }: DetectedView,
  slot: AnalyzeSwingInput['slot'],
  { handedness, slowMotion = 'unknown', rules }: AnalyzeViewsInput,
): AnalyzeSwingOutcome {
  return analyzeSwing({ track, timeFacts: { ...timeFacts, slowMotion }, slot, handedness, ...(rules && { rules }) });
}
