import type { Measurement, MeasurementName, Measurements } from '@trueswing/contracts';
import type { AnalyzedView } from './analyzed-view.ts';
import { compareSwings, type SwingDifference } from './compare-swings.ts';
import { measureTurns } from './measurements/measure-turns.ts';
import { asksForOtherView, isMeasured } from './measurements/measured-swing.ts';
import type { TurnView } from './turns/turn-view.ts';

export interface FusedViews {
  readonly measurements: Measurements;
  readonly warnings: string[];
}

/**
 * The measurements that the golfer is shown. Each comes from the view that measures it; turns use both views if both
 * certainly show the same swing. Otherwise the films are read one by one: turns and tempo come from the face-on film and say
 * why, the down-the-line film gives only what the other lacks, and a film of another golfer or the other hand gives nothing.
 */
export function fuseViews(faceOn: AnalyzedView, downTheLine: AnalyzedView | null): FusedViews {
  if (!downTheLine) return { measurements: faceOn.analysis.measurements, warnings: [] };

  const difference = compareSwings(faceOn, downTheLine);
  if (difference?.kind === 'other-hand' || difference?.kind === 'other-golfer') {
    return {
      measurements: explained(withoutOther(faceOn.analysis.measurements, difference.reason), difference),
      warnings: [`${difference.reason} All numbers come from the face-on film.`],
    };
  }
  const isOther = difference?.kind === 'other-swing';
  const measurements: Measurements = { ...faceOn.analysis.measurements };
  // Ratio and times come from one film, the one with the more precise ratio: from two they would contradict each other.
  const takesTempo = !isOther && better(downTheLine.analysis.measurements.tempoRatio, measurements.tempoRatio);
  for (const [name, other] of Object.entries(downTheLine.analysis.measurements) as [MeasurementName, Measurement][]) {
    if (turnNames.has(name) || (isOther && isMeasured(measurements[name]))) continue;
    if (tempoNames.has(name) ? takesTempo : better(other, measurements[name])) measurements[name] = other;
  }
  if (difference) {
    return {
      measurements: explained(measurements, difference),
      warnings: [`${difference.reason} So your turns come from the face-on film alone.`],
    };
  }

  const turns = measureTurns({
    faceOn: toTurnView(faceOn),
    downTheLine: toTurnView(downTheLine),
    handedness: faceOn.analysis.handedness,
  });
  return { measurements: { ...measurements, ...turns }, warnings: [] };
}

const toTurnView = ({ track, analysis }: AnalyzedView): TurnView => ({
  ...{ track, events: analysis.events, reading: analysis.networkReading },
});

const turnNames: ReadonlySet<MeasurementName> = new Set(['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg']);
const tempoNames: ReadonlySet<MeasurementName> = new Set(['tempoRatio', 'backswingS', 'downswingS']);

function better(candidate: Measurement | undefined, present: Measurement | undefined): boolean {
  // "Needs a down-the-line video" must not be shown to a golfer who uploaded one.
  if (!isMeasured(candidate)) return !isMeasured(present) && (present === undefined || asksForOtherView(present));
  return !isMeasured(present) || candidate.plusMinus < present.plusMinus;
}

/** The face-on measurements; they do not ask for the other film, which was uploaded. */
const withoutOther = (measurements: Measurements, reason: string): Measurements =>
  Object.fromEntries(
    Object.entries(measurements).map(([name, measurement]) => [
      name,
      asksForOtherView(measurement) ? { withheld: `We did not use the down-the-line film. ${reason}` } : measurement,
    ]),
  );

/** Turns would have used both films, and so would the tempo of films that show different swings: they say why they do not. */
const explained = (measurements: Measurements, { kind, reason }: SwingDifference): Measurements =>
  Object.fromEntries(
    (Object.entries(measurements) as [MeasurementName, Measurement][]).map(([name, measurement]) => {
      const wouldUseBoth = turnNames.has(name) || (kind !== 'unknown' && tempoNames.has(name));
      return [name, wouldUseBoth && isMeasured(measurement) ? { ...measurement, oneFilmBecause: reason } : measurement];
    }),
  );
