import {
  type Handedness,
  isInVideo,
  type Measured,
  type PoseTrack,
  type SlowMotion,
  type TerminalAnalysisCode,
  type TimeBase,
  type VideoView,
} from '@trueswing/contracts';
import { toBodySeries } from '../1-track/body-series.ts';
import { findSwing } from '../2-events/find-swing.ts';
import { isMeasured } from '../3-measure/measured-swing.ts';
import { analyzeSwing } from '../analyze-swing.ts';
import { findCutOff } from './find-cut-off.ts';
import { measureCameraRoll } from './measure-camera-roll.ts';
import type { LookProblem } from './say-problem.ts';

/** The poses of a first look at a video, before it is uploaded. */
export interface LookedVideo {
  readonly track: PoseTrack;
  /** Presentation time of every frame of the video in seconds, the first at 0. */
  readonly frameTimesS: readonly number[];
  /** Luminance of the picture around the golfer, 0…1. */
  readonly brightness: number;
}

/** Facts that the golfer states about a video. */
export interface SaidOfVideo {
  readonly slot: VideoView;
  readonly handedness: Handedness;
  readonly slowMotion: SlowMotion;
}

export interface FirstLook {
  /** From address to finish, seconds of the file; null where no whole swing was found, or a cut around it would lose too much. */
  readonly swing: { readonly startS: number; readonly finishS: number } | null;
  readonly moments: { readonly topS: number; readonly impactS: number } | null;
  /** With the ± of a video that has only these poses. Null where the analysis would withhold it, as of an unknown speed. */
  readonly tempo: Measured | null;
  /** The worst that would spoil the analysis; null where nothing would. */
  readonly problem: LookProblem | null;
  /** Sentences that the analysis adds to its result. */
  readonly warnings: readonly string[];
  /** The video does not show the finish. */
  readonly lacksFinish: boolean;
}

/** A downswing of a quarter of a second has six frames. */
const fewestFps = 24;
/** Rates are rarely exact. */
const fpsTolerance = 0.97;
/** Dusk and rooms without light lie below; a golfer in the shade above. */
const darkest = 0.12;
/** Golfers and slopes alone stay below. */
const mostRollDeg = 8;

/**
 * Reads from a few poses of a video: the moments of the swing, its tempo, and what would spoil the analysis. It follows the
 * rules of the analysis; turns are left to it.
 */
export function takeFirstLook(video: LookedVideo, said: SaidOfVideo): FirstLook {
  const { track, frameTimesS } = video;
  const timeFacts = { frameTimesS, repeatedFrames: [], slowMotion: said.slowMotion };
  const outcome = analyzeSwing({ track, timeFacts, slot: 'any', handedness: said.handedness });
  const [firstS, lastS] = [frameTimesS[0] ?? 0, frameTimesS.at(-1) ?? 0];
  const fps = lastS > firstS ? (frameTimesS.length - 1) / (lastS - firstS) : 0;
  const fewFrames = fps < fewestFps * fpsTolerance ? 'few-frames' : null;
  if (!outcome.ok) {
    const rejected = problemOf[outcome.code] ?? 'no-swing';
    // A camera that runs along also loses the golfer at its edge.
    const cutOff = rejected === 'camera-moves' ? null : cutOffProblem(track, firstS, lastS);
    const dark = video.brightness < darkest ? 'dark' : null;
    const problem = dark ?? fewFrames ?? cutOff ?? rejected;
    return { swing: null, moments: null, tempo: null, problem: toProblem(problem), warnings: [], lacksFinish: false };
  }
  const { events, view, timeBase, warnings } = outcome.analysis;
  const { tempoRatio } = outcome.analysis.measurements;
  const isTilted = view === 'face-on' && Math.abs(measureCameraRoll(track, events.address.timeS)) > mostRollDeg;
  const problem =
    fewFrames ??
    cutOffProblem(track, events.address.timeS, events.finish.timeS) ??
    (view === said.slot ? null : { kind: 'wrong-view' as const, wanted: said.slot }) ??
    (isTilted ? 'tilted' : null);
  const isCuttable = !needsRest(timeBase) && !hasOtherSwings(track);
  return {
    swing: isCuttable ? { startS: events.address.timeS, finishS: events.finish.timeS } : null,
    moments: { topS: events.top.timeS, impactS: events.impact.timeS },
    // A few poses do not show whether slow motion is even.
    tempo: isMeasured(tempoRatio) && !tempoRatio.isOfSlowMotion ? tempoRatio : null,
    problem: problem && toProblem(problem),
    warnings,
    lacksFinish: !isInVideo(events.finish),
  };
}

type PlainKind = Exclude<LookProblem['kind'], 'cut-off' | 'wrong-view'>;
const toProblem = (problem: LookProblem | PlainKind): LookProblem =>
  typeof problem === 'string' ? { kind: problem } : problem;

const problemOf: Partial<Record<TerminalAnalysisCode, PlainKind>> = {
  'no-golfer': 'no-golfer',
  'no-swing': 'no-swing',
  'partial-swing': 'partial-swing',
  'no-address': 'no-address',
  'no-impact': 'no-impact',
  'too-far': 'too-far',
  'too-short': 'partial-swing',
  'camera-moves': 'camera-moves',
};

/** Phones write slow motion between parts at full speed, which alone prove how slow it is. */
const needsRest = ({ variable, slowMotionFactor }: TimeBase): boolean => variable && slowMotionFactor !== 1;

/** The golfer decides which of several swings to keep. */
function hasOtherSwings(track: PoseTrack): boolean {
  const body = toBodySeries(track);
  const found = body && findSwing(body);
  return found?.ok === true && found.warnings.length > 0;
}

function cutOffProblem(track: PoseTrack, fromS: number, toS: number): LookProblem | null {
  const edge = findCutOff(track, fromS, toS);
  return edge && { kind: 'cut-off', edge };
}
