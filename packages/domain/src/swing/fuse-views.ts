import type {
  Measurement,
  MeasurementName,
  Measurements,
  PoseTrack,
  TimeBase,
  ViewAnalysis,
} from '@trueswing/contracts';
import { measureTurns } from './measurements/measure-turns.ts';
import { asksForOtherView, isMeasured } from './measurements/measured-swing.ts';

/** One analyzed video with its pose track. */
export interface AnalyzedView {
  readonly track: PoseTrack;
  readonly analysis: ViewAnalysis;
}

export interface FusedViews {
  readonly measurements: Measurements;
  readonly warnings: string[];
}

/**
 * The measurements that the golfer is shown. Each comes from the view that measures it; turns use both views if both
 * certainly show the same swing. Otherwise turns come from the face-on video alone, seconds of two different swings are not
 * mixed, and a video of the other hand is not used at all: the reason is given as a warning.
 */
export function fuseViews(faceOn: AnalyzedView, downTheLine: AnalyzedView | null): FusedViews {
  if (!downTheLine) return { measurements: faceOn.analysis.measurements, warnings: [] };

  const difference = compareSwings(faceOn.analysis, downTheLine.analysis);
  if (difference?.kind === 'other-hand') {
    return { measurements: withoutOther(faceOn.analysis.measurements), warnings: [difference.warning] };
  }
  const measurements: Measurements = { ...faceOn.analysis.measurements };
  // Ratio and times come from one film, the one with the more precise ratio: from two they would contradict each other.
  const takesTempo =
    difference?.kind !== 'other-swing' && better(downTheLine.analysis.measurements.tempoRatio, measurements.tempoRatio);
  for (const [name, other] of Object.entries(downTheLine.analysis.measurements) as [MeasurementName, Measurement][]) {
    if (turnNames.has(name)) continue;
    if (tempoNames.has(name) ? takesTempo : better(other, measurements[name])) measurements[name] = other;
  }
  if (difference) return { measurements, warnings: [difference.warning] };

  const turns = measureTurns({
    faceOn: { track: faceOn.track, events: faceOn.analysis.events },
    downTheLine: { track: downTheLine.track, events: downTheLine.analysis.events },
    handedness: faceOn.analysis.handedness,
  });
  return { measurements: { ...measurements, ...turns }, warnings: [] };
}

const turnNames: ReadonlySet<MeasurementName> = new Set(['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg']);
const tempoNames: ReadonlySet<MeasurementName> = new Set(['tempoRatio', 'backswingS', 'downswingS']);

function better(candidate: Measurement | undefined, present: Measurement | undefined): boolean {
  // "Needs a down-the-line video" must not be shown to a golfer who uploaded one.
  if (!isMeasured(candidate)) return !isMeasured(present) && (present === undefined || asksForOtherView(present));
  return !isMeasured(present) || candidate.plusMinus < present.plusMinus;
}

const handsDiffer = 'The two videos show a right-handed and a left-handed swing';

/** The face-on measurements; they do not ask for the other video, which was uploaded. */
const withoutOther = (measurements: Measurements): Measurements =>
  Object.fromEntries(
    Object.entries(measurements).map(([name, measurement]) => [
      name,
      asksForOtherView(measurement)
        ? { withheld: `${handsDiffer}, so the down-the-line video was not used.` }
        : measurement,
    ]),
  );

interface SwingDifference {
  readonly kind: 'other-hand' | 'other-swing' | 'unknown';
  readonly warning: string;
}

/** Two videos of one swing have the same handedness and, in real time, the same durations. null if nothing contradicts that. */
function compareSwings(faceOn: ViewAnalysis, downTheLine: ViewAnalysis): SwingDifference | null {
  if (faceOn.handedness !== downTheLine.handedness) {
    return {
      kind: 'other-hand',
      warning: `${handsDiffer}; all measurements come from the face-on one. One of them may be mirrored.`,
    };
  }
  if (!faceOn.timeBase.trusted) return cannotCompare('face-on', faceOn.timeBase);
  if (!downTheLine.timeBase.trusted) return cannotCompare('down-the-line', downTheLine.timeBase);
  const differs = (['backswingS', 'downswingS'] as const).some((name) => {
    const [first, second] = [faceOn.measurements[name], downTheLine.measurements[name]];
    if (!isMeasured(first) || !isMeasured(second)) return false;
    return Math.abs(first.value - second.value) > first.plusMinus + second.plusMinus;
  });
  if (!differs) return null;
  return {
    kind: 'other-swing',
    warning:
      'The two videos seem to show different swings, so they were analysed one by one: turns and tempo come from the face-on video, the spine angle from the down-the-line one.',
  };
}

const cannotCompare = (view: string, { reason }: TimeBase): SwingDifference => ({
  kind: 'unknown',
  warning: `Whether both videos show the same swing could not be checked, so turns come from the face-on video alone. About the ${view} video: ${reason ?? 'its time base is not known.'}`,
});
