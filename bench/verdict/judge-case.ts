import type { Measured, MeasurementName, Measurements } from '../../packages/contracts/src/index.ts';
import type { AnalyzedView } from '../../packages/swing/src/3-measure/analyzed-view.ts';
import { measureView } from '../../packages/swing/src/3-measure/measure-view.ts';
import { type SourcedEstimate, usualConfidence } from '../../packages/swing/src/3-measure/turns/judge-turn.ts';
import { judgeTwoSwings } from '../../packages/swing/src/3-measure/turns/judge-two-swings.ts';
import { type Turn, turnNames } from '../../packages/swing/src/3-measure/turns/turn-model.ts';
import { videoBiases } from '../../packages/swing/src/3-measure/turns/video-bias.ts';
import { findingRules } from '../../packages/swing/src/4-judge/rules/rules.ts';
import { combineViews } from '../../packages/swing/src/combine-views.ts';
import {
  chooseVerdict,
  findFindings,
  isMeasured,
  knownOfGolfer,
  type Verdict,
} from '../../packages/swing/src/index.ts';
import { contradictionOfStep } from '../../packages/swing/test/contradiction-of-step.ts';
import type { AnalyzedVideos } from './analyze-videos.ts';
import type { VerdictCase } from './draw-case.ts';

/** One view; both as one swing that two phones filmed; both as two swings, which is the default. */
export type Source = 'face-on' | 'one swing' | 'two swings';
export const sources: readonly Source[] = ['face-on', 'one swing', 'two swings'];

/** Verdict on a drawn swing. */
export interface Judgment {
  readonly name: string;
  readonly source: Source;
  /** The measurement of the only drawn fault; null if every true value is on target. */
  readonly fault: MeasurementName | null;
  readonly verdict: Verdict;
  /** Whether what the step rests on is truly off target: the drawn fault, or what it brings along. */
  readonly isTrue: boolean;
}

/** The verdict by the rules of today on what the pipeline has read, face-on alone and from both views, taken for one swing or two. */
export function judgeCase({ name, fault, truth }: VerdictCase, videos: AnalyzedVideos): Judgment[] {
  if (!videos.ok) return [];
  return sources.map((source) => {
    const downTheLine = source === 'face-on' ? null : videos.downTheLine;
    const verdict = judgeVideos(
      { main: videos.main, downTheLine },
      { isOneSwing: source === 'one swing', isDrawn: true },
    );
    return {
      name,
      source,
      verdict,
      fault: fault && findingRules[fault].measurement,
      isTrue: verdict.kind === 'body' && isOffTarget(verdict.rule, truth[verdict.measurement]),
    };
  });
}

/**
 * The verdict for a 7-iron without launch-monitor numbers, for a golfer without a mobility check, by the rules of today on the
 * stored tracks and readings. From each turn the product removes what real videos are read too far; drawn swings are read right
 * without, so it is added again.
 * @throws where the numbers beside it contradict its step
 */
export function judgeVideos(
  videos: { main: AnalyzedView; downTheLine: AnalyzedView | null },
  { isOneSwing, isDrawn }: { readonly isOneSwing: boolean; readonly isDrawn: boolean },
): Verdict {
  const [main, downTheLine] = [measureAgain(videos.main), videos.downTheLine && measureAgain(videos.downTheLine)];
  const combined = combineViews(main, downTheLine, isOneSwing);
  const measurements = isDrawn
    ? addBias(combined.measurements, downTheLine ? [main, downTheLine] : [main])
    : combined.measurements;
  const { handedness } = main.analysis;
  const known = knownOfGolfer({
    faceOn: main.analysis,
    downTheLine: downTheLine?.analysis ?? null,
    filmPair: combined.filmPair,
    measurements,
    check: null,
  });
  const findings = findFindings(measurements);
  const verdict = chooseVerdict({ measurements, findings, club: '7-iron', handedness, launchMonitor: null, known });
  const contradiction = contradictionOfStep(verdict, measurements);
  if (contradiction) throw new Error(contradiction);
  return verdict;
}

const measureAgain = ({ track, analysis }: AnalyzedView): AnalyzedView => ({
  track,
  analysis: { ...analysis, ...measureView({ track, ...analysis }) },
});

/**
 * The turns with the bias of their views. Those of two swings are combined from both views' own again: the bias of the whole lies between
 * theirs, by how closely each is read.
 */
function addBias(measurements: Measurements, videos: readonly AnalyzedView[]): Measurements {
  const turns = turnNames.flatMap((turn) => {
    const measured = measurements[turn];
    if (!isMeasured(measured)) return [];
    if (!measured.isOfTwoSwings) return [[turn, withBias(measured, turn)] as const];
    const [faceOn = [], downTheLine = []] = videos.map((video) => estimatesOf(video, turn));
    return [[turn, judgeTwoSwings(turn, faceOn, downTheLine)] as const];
  });
  return { ...measurements, ...Object.fromEntries(turns) };
}

function withBias(measured: Measured, turn: Turn): Measured {
  const { value, interval } = measured;
  const source = ({ 'face-on': 'faceOn', 'down-the-line': 'downTheLine', both: 'both' } as const)[
    measured.views ?? 'face-on'
  ];
  const { biasDeg } = videoBiases.blends[source][turn];
  return interval
    ? { ...measured, value: value + biasDeg, interval: { low: interval.low + biasDeg, high: interval.high + biasDeg } }
    : measured;
}

/** Estimates of a turn from one video, with the bias of its view. */
function estimatesOf(video: AnalyzedView, turn: Turn): SourcedEstimate[] {
  const alone = combineViews(video, null, false).measurements[turn];
  if (!isMeasured(alone)) return [];
  const { value, interval, confidence, views } = withBias(alone, turn);
  const source = views === 'down-the-line' ? 'downTheLine' : 'faceOn';
  return interval ? [{ value, interval, stretch: usualConfidence / confidence, source }] : [];
}

/** A measurement without truth counts as on target. */
function isOffTarget(rule: keyof typeof findingRules, value: number | undefined): boolean {
  const { above, below } = findingRules[rule].appliesWithin;
  if (value === undefined) return false;
  return above !== undefined ? value > above : value < (below ?? 0);
}
