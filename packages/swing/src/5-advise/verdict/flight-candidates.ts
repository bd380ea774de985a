import type { BallHistory, Club, Handedness, Tour } from '@trueswing/contracts';
import { tourReference } from '../../4-judge/launch-monitor/club-table.ts';
import { driverSpinBand, fairGap, tourName } from '../../4-judge/launch-monitor/compare-with-tour.ts';
import { estimateMiss } from '../../4-judge/launch-monitor/estimate-miss.ts';
import { formatSmash, formatSpin } from '../../4-judge/launch-monitor/format-number.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import { stepOfDirection } from './direction-steps.ts';
import {
  type FlightNumbers,
  type FlightQuestion,
  flightLabels,
  numbersOfHistory,
  numbersOfShot,
} from './flight-numbers.ts';
import { flightWeights } from './flight-weights.ts';
import type { FlightStep } from './verdict.ts';
import { type FlightAnswer, type JudgedFlight, weighAverages } from './weigh-averages.ts';

export interface FlightInput {
  /** null without typed numbers. */
  readonly shot: LaunchMonitorShot | null;
  /** Averages with the club; null without other shots. */
  readonly history: BallHistory | null;
  readonly club: Club;
  readonly handedness: Handedness;
}

/** Golfer and the tour to compare with; null when the golfer has chosen none. */
interface Golfer {
  readonly club: Club;
  readonly handedness: Handedness;
  readonly tour: Tour | null;
}

/**
 * Lists the faults of the ball's flight, each off its goal by more than its error. Averages of enough shots decide over the
 * one shot where they show enough. Contradictory numbers give none.
 */
export function judgeFlight({ shot, history, club, handedness }: FlightInput): JudgedFlight {
  const golfer = { club, handedness, tour: shot ? (shot.tour ?? 'pga') : null };
  const [one, average] = [shot && numbersOfShot(shot, club), history && numbersOfHistory(history, club)];
  return weighAverages({ one, average, judge: (question, numbers) => judges[question](numbers, golfer) });
}

/** Reads an answer from the numbers; null if they are missing. */
type Judge = (numbers: FlightNumbers, golfer: Golfer) => FlightAnswer | null;

/** The answer of a number that is not surely beyond its limit. */
const fineOrOpen = (isFine: boolean): FlightAnswer => ({ kind: isFine ? 'fine' : 'open' });

/** The weight at the limit, and what each unit beyond it adds. */
const weigh = ({ atLimit, perUnit }: { atLimit: number; perUnit: number }, excess: number): number =>
  Math.round(Math.min(1, atLimit + perUnit * Math.max(0, excess)) * 100) / 100;

const step = (parts: Omit<FlightStep, 'kind'>): FlightStep => ({ kind: 'flight', ...parts });

/** Judges how far off line face and path send the ball. A curve that brings the ball back is no fault. */
const judgeDirection: Judge = ({ faceAngleDeg, clubPathDeg, errors }, golfer) => {
  if (faceAngleDeg === null) return null;
  const rule = flightWeights.miss;
  const { total } = estimateMiss(faceAngleDeg, clubPathDeg, golfer.club);
  const excess = Math.abs(total) - rule.limit;
  if (excess < errors.direction) return fineOrOpen(excess <= -errors.direction);
  const direction = stepOfDirection(faceAngleDeg, clubPathDeg, golfer);
  if (!direction) return fineOrOpen(false);
  const candidate = { weight: weigh(rule, excess), step: step({ ...direction, source: rule.source }) };
  return { kind: 'fault', candidate, side: total > 0 ? 1 : -1 };
};

/** Ball speed for club speed, against the chosen tour's average, where that is published. */
const judgeStrike: Judge = ({ smashFactor: smash, errors }, { club, tour }) => {
  const reference = tourReference(club, tour);
  if (smash === null || tour === null || reference.status !== 'measured') return null;
  const rule = flightWeights.strike;
  const missing = Math.round((reference.smashFactor - smash) * 100) / 100;
  const excess = Math.round((missing + fairGap) * 100) / 100;
  if (excess < errors.strike) return fineOrOpen(excess <= -errors.strike);
  const [own, tours] = [formatSmash(smash), formatSmash(reference.smashFactor)];
  const candidate = {
    weight: weigh(rule, excess),
    step: step({
      changes: 'strike',
      number: { name: 'smashFactor', value: smash, aim: reference.smashFactor },
      sentence: `Strike the middle of the face: smash factor ${own}, aim for ${tours}.`,
      detail: 'Smash factor is ball speed divided by club speed: higher means longer.',
      reason: 'A strike from the middle of the face gives more ball speed from the same swing.',
      tip: 'Mark the ball with a pen, and center its print.',
      drill: 'Mark the ball with a dry-erase pen, and bring its print to the middle of the face.',
      numbers: [{ label: flightLabels.smash, reading: own, norm: `${tourName(tour)} ${tours}` }],
      source: rule.source,
    }),
  };
  return { kind: 'fault', candidate, side: 1 };
};

/** A driver that spins far more than the tour's. */
const judgeSpin: Judge = ({ spinRpm, errors }, { club, tour }) => {
  const usual = club === 'driver' && tour !== null ? tourReference(club, tour).spinRpm : null;
  if (spinRpm === null || usual === null) return null;
  const rule = flightWeights.spin;
  const excess = spinRpm - usual - driverSpinBand.high;
  if (excess < Math.max(rule.unit, errors.spin)) return fineOrOpen(excess <= rule.unit - errors.spin);
  const limit = formatSpin(usual + driverSpinBand.high);
  const candidate = {
    weight: weigh(rule, excess),
    step: step({
      changes: 'spin',
      number: { name: 'spinRpm', value: spinRpm, aim: usual + driverSpinBand.high },
      sentence: `Take spin off the ball: ${formatSpin(spinRpm)} rpm now, keep under ${limit}.`,
      detail: 'With this much spin the ball climbs too high and stops early.',
      reason: 'With less spin the ball climbs less and rolls out farther.',
      tip: 'Tee it a little higher, and hit up on it.',
      drill: 'Tee the ball high, and miss a headcover that lies a foot ahead of it.',
      numbers: [
        {
          label: flightLabels.spin,
          reading: `${formatSpin(spinRpm)} rpm`,
          norm: `Under ${limit} rpm; ${tourName(tour)} ${formatSpin(usual)} rpm`,
        },
      ],
      source: rule.source,
    }),
  };
  return { kind: 'fault', candidate, side: 1 };
};

const judges: Readonly<Record<FlightQuestion, Judge>> = {
  direction: judgeDirection,
  strike: judgeStrike,
  spin: judgeSpin,
};
