import type { Measurement, MeasurementName, Measurements, VideoPair, VideoView } from '@trueswing/contracts';
import type { AnalyzedView } from '../analyzed-view.ts';
import { measureTurns } from '../measure-turns.ts';
import { asksForOtherView, isMeasured } from '../measured-swing.ts';
import type { TurnView } from '../turns/turn-view.ts';
import { compareSwings } from './compare-swings.ts';
import { describeVideoPair } from './describe-video-pair.ts';

export interface FusedViews {
  readonly measurements: Measurements;
  /** null with one video. */
  readonly filmPair: VideoPair | null;
}

/**
 * The measurements that the golfer is shown. Two videos are two swings of one golfer: turns are the golfer's usual ones, from
 * both, and all else comes from the face-on swing where it shows it. Videos of one swing, as the golfer says and the times
 * confirm, are measured together: each number comes from the view that measures it better. A video of another golfer or the
 * other hand gives nothing.
 */
export function fuseViews(
  faceOn: AnalyzedView,
  downTheLine: AnalyzedView | null,
  isSaidToBeOneSwing: boolean,
): FusedViews {
  if (!downTheLine) return { measurements: faceOn.analysis.measurements, filmPair: null };

  const difference = compareSwings(faceOn, downTheLine, isSaidToBeOneSwing);
  const own = faceOn.analysis.measurements;
  const showsTempoFaceOn = isMeasured(own.tempoRatio);
  const filmPair = describeVideoPair({ difference, isSaidToBeOneSwing, showsTempoFaceOn });
  if (filmPair.readAs === 'apart') return { measurements: withoutOther(own, filmPair.sentence), filmPair };

  const areTwoSwings = filmPair.readAs === 'two-swings';
  const turns = measureTurns({
    faceOn: toTurnView(faceOn),
    downTheLine: toTurnView(downTheLine),
    areTwoSwings,
    handedness: faceOn.analysis.handedness,
  });
  const others = combine(own, downTheLine.analysis.measurements, areTwoSwings);
  return { measurements: { ...others, ...turns }, filmPair };
}

/** Every measurement but turns, each with the view that it comes from. */
function combine(faceOn: Measurements, downTheLine: Measurements, areTwoSwings: boolean): Measurements {
  const isBetter = areTwoSwings ? fillsGap : better;
  // Ratio and times come from one video, by the ratio: from two they would contradict each other.
  const isTempoBetter = areTwoSwings ? fillsGap : closer;
  const takesTempo = isTempoBetter(downTheLine.tempoRatio, faceOn.tempoRatio);
  const combined: Measurements = {};
  for (const name of new Set([...namesOf(faceOn), ...namesOf(downTheLine)])) {
    const [front, behind] = [faceOn[name], downTheLine[name]];
    const takesBehind = tempoNames.has(name) ? takesTempo : isBetter(behind, front);
    const taken = takesBehind ? behind : (front ?? behind);
    if (taken) combined[name] = from(takesBehind ? 'down-the-line' : 'face-on', taken);
  }
  return combined;
}

const namesOf = (measurements: Measurements) => Object.keys(measurements) as MeasurementName[]; // no other keys

const from = (views: VideoView, measurement: Measurement): Measurement =>
  isMeasured(measurement) ? { ...measurement, views } : measurement;

const toTurnView = ({ track, analysis }: AnalyzedView): TurnView => ({
  track,
  events: analysis.events,
  reading: analysis.networkReading,
});

const tempoNames: ReadonlySet<MeasurementName> = new Set(['tempoRatio', 'backswingS', 'downswingS']);

/** Whether only the candidate says something: the face-on swing is the one that is reported. */
function fillsGap(candidate: Measurement | undefined, present: Measurement | undefined): boolean {
  if (isMeasured(present)) return false;
  // "Needs a down-the-line video" must not be shown to a golfer who uploaded one.
  return isMeasured(candidate) || (candidate !== undefined && (!present || asksForOtherView(present)));
}

function better(candidate: Measurement | undefined, present: Measurement | undefined): boolean {
  if (!isMeasured(candidate) || !isMeasured(present)) return fillsGap(candidate, present);
  return candidate.plusMinus < present.plusMinus;
}

/** As `better`, for a ratio, whose ± grows with it: by the ± alone the view that reads it too low would win. */
function closer(candidate: Measurement | undefined, present: Measurement | undefined): boolean {
  if (!isMeasured(candidate) || !isMeasured(present)) return fillsGap(candidate, present);
  return candidate.plusMinus / candidate.value < present.plusMinus / present.value;
}

/** The face-on measurements; they do not ask for the other video, which was uploaded. */
const withoutOther = (measurements: Measurements, sentence: string): Measurements =>
  Object.fromEntries(
    Object.entries(measurements).map(([name, measurement]) => [
      name,
      asksForOtherView(measurement) ? { withheld: sentence } : from('face-on', measurement),
    ]),
  );
