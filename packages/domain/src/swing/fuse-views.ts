import type { Measurement, MeasurementName, Measurements, PoseTrack, ViewAnalysis } from '@trueswing/contracts';
import { measureTurns } from './measure/measure-turns.ts';
import { asksForOtherView, isMeasured } from './measure/measured-swing.ts';

/** One analysed video with the track that it rests on. */
export interface AnalysedView {
  readonly track: PoseTrack;
  readonly analysis: ViewAnalysis;
}

export interface FusedViews {
  readonly measurements: Measurements;
  readonly warnings: string[];
}

/**
 * The measurements that the golfer is shown. Each comes from the view that sees it; turns use both views together.
 * Videos of two different swings are not fused: turns and tempo then come from the face-on video alone.
 */
export function fuseViews(faceOn: AnalysedView, downTheLine: AnalysedView | null): FusedViews {
  if (!downTheLine) return { measurements: faceOn.analysis.measurements, warnings: [] };

  const same = sameSwing(faceOn.analysis, downTheLine.analysis);
  const measurements: Measurements = { ...faceOn.analysis.measurements };
  for (const [name, other] of Object.entries(downTheLine.analysis.measurements) as [MeasurementName, Measurement][]) {
    if (turnNames.has(name) || (!same && tempoNames.has(name))) continue;
    if (better(other, measurements[name])) measurements[name] = other;
  }
  if (!same) {
    const warning =
      'The two videos seem to show different swings, so they were analysed one by one: turns and tempo come from the face-on video, the spine angle from the down-the-line one.';
    return { measurements, warnings: [warning] };
  }
  const turns = measureTurns({
    faceOn: { track: faceOn.track, events: faceOn.analysis.events },
    downTheLine: { track: downTheLine.track, events: downTheLine.analysis.events },
    handedness: faceOn.analysis.handedness,
  });
  return { measurements: { ...measurements, ...turns }, warnings: [] };
}

const turnNames: ReadonlySet<MeasurementName> = new Set(['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg']);
const tempoNames: ReadonlySet<MeasurementName> = new Set(['tempoRatio', 'backswingS', 'downswingS']);

function better(candidate: Measurement, present: Measurement | undefined): boolean {
  // "Needs a down-the-line video" is no answer to somebody who gave one.
  if (!isMeasured(candidate)) return !isMeasured(present) && (present === undefined || asksForOtherView(present));
  return !isMeasured(present) || candidate.plusMinus < present.plusMinus;
}

/** Two cameras on one swing see the same hand and, on real time, the same seconds. */
function sameSwing(a: ViewAnalysis, b: ViewAnalysis): boolean {
  if (a.handedness !== b.handedness) return false;
  return (['backswingS', 'downswingS'] as const).every((name) => {
    const [first, second] = [a.measurements[name], b.measurements[name]];
    if (!isMeasured(first) || !isMeasured(second)) return true;
    return Math.abs(first.value - second.value) <= first.plusMinus + second.plusMinus;
  });
}
