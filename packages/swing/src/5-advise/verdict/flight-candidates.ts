import { type Club, type Handedness, launchMonitorFields } from '@trueswing/contracts';
import { checkShot } from '../../4-judge/launch-monitor/check-shot.ts';
import { tourReference } from '../../4-judge/launch-monitor/club-table.ts';
import { driverSpinBand, fairGap, tourName } from '../../4-judge/launch-monitor/compare-with-tour.ts';
import { estimateMiss } from '../../4-judge/launch-monitor/estimate-miss.ts';
import { formatSmash, formatSpin } from '../../4-judge/launch-monitor/format-number.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import { smashFactor } from '../../4-judge/launch-monitor/smash-factor.ts';
import { stepOfDirection } from './direction-steps.ts';
import { flightWeights } from './flight-weights.ts';
import type { Candidate, FlightStep } from './verdict.ts';

interface Shot {
  readonly shot: LaunchMonitorShot;
  readonly club: Club;
  readonly handedness: Handedness;
}

/** Lists the faults of the launch monitor's numbers, each off its goal by more than its error. Contradictory numbers give none. */
export function findFlightFaults(input: Shot): Candidate[] {
  return [judgeDirection(input), judgeStrike(input), judgeSpin(input)].filter((found) => found !== null);
}

/** The weight at the limit, and what each unit beyond it adds. */
const weigh = ({ atLimit, perUnit }: { atLimit: number; perUnit: number }, excess: number): number =>
  Math.round(Math.min(1, atLimit + perUnit * Math.max(0, excess)) * 100) / 100;

const step = (parts: Omit<FlightStep, 'kind'>): FlightStep => ({ kind: 'flight', ...parts });

/** Judges how far off line face and path send the ball. A curve that brings the ball back is no fault. */
function judgeDirection({ shot: { clubPathDeg, faceAngleDeg }, ...golfer }: Shot): Candidate | null {
  if (typeof faceAngleDeg !== 'number') return null;
  const rule = flightWeights.miss;
  const { total } = estimateMiss(faceAngleDeg, clubPathDeg, golfer.club);
  const excess = Math.abs(total) - rule.limit;
  if (excess < 0) return null;
  const direction = stepOfDirection(faceAngleDeg, clubPathDeg, golfer);
  if (!direction) return null;
  return { weight: weigh(rule, excess), step: step({ ...direction, source: rule.source }) };
}

/** Ball speed for club speed, against the chosen tour's average, where that is published. */
function judgeStrike({ shot, club }: Shot): Candidate | null {
  const { clubSpeedMph, ballSpeedMph, tour } = shot;
  const reference = tourReference(club, tour ?? null);
  if (!clubSpeedMph || !ballSpeedMph || reference.status !== 'measured' || checkShot(shot, club).speeds) return null;
  const rule = flightWeights.strike;
  const smash = smashFactor(ballSpeedMph, clubSpeedMph);
  const missing = Math.round((reference.smashFactor - smash) * 100) / 100;
  const excess = Math.round((missing + fairGap) * 100) / 100;
  if (excess < 0) return null;
  const [own, tours] = [formatSmash(smash), formatSmash(reference.smashFactor)];
  return {
    weight: weigh(rule, excess),
    step: step({
      changes: 'strike',
      sentence: `Strike the middle of the face: smash factor ${own}, aim for ${tours}.`,
      detail: 'Smash factor is ball speed divided by club speed: higher means longer.',
      reason: 'A strike from the middle of the face gives more ball speed from the same swing.',
      tip: 'Mark the ball with a pen, and center its print.',
      drill: 'Mark the ball with a dry-erase pen, and bring its print to the middle of the face.',
      numbers: [{ label: 'Smash factor', reading: own, norm: `${tourName(tour)} ${tours}` }],
      source: rule.source,
    }),
  };
}

/** A driver that spins far more than the tour's. */
function judgeSpin({ shot: { spinRpm, tour }, club }: Shot): Candidate | null {
  const usual = club === 'driver' ? tourReference(club, tour ?? null).spinRpm : null;
  if (!spinRpm || usual === null) return null;
  const rule = flightWeights.spin;
  const excess = spinRpm - usual - driverSpinBand.high;
  if (excess < rule.unit) return null;
  const limit = formatSpin(usual + driverSpinBand.high);
  return {
    weight: weigh(rule, excess),
    step: step({
      changes: 'spin',
      sentence: `Take spin off the ball: ${formatSpin(spinRpm)} rpm now, keep under ${limit}.`,
      detail: 'With this much spin the ball climbs too high and stops early.',
      reason: 'With less spin the ball climbs less and rolls out farther.',
      tip: 'Tee it a little higher, and hit up on it.',
      drill: 'Tee the ball high, and miss a headcover that lies a foot ahead of it.',
      numbers: [
        {
          label: launchMonitorFields.spinRpm.label,
          reading: `${formatSpin(spinRpm)} rpm`,
          norm: `Under ${limit} rpm; ${tourName(tour)} ${formatSpin(usual)} rpm`,
        },
      ],
      source: rule.source,
    }),
  };
}
