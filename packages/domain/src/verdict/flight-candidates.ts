import type { Club, Handedness } from '@trueswing/contracts';
import { explainFlight } from '../launch-monitor/advise-flight.ts';
import { ballFlight } from '../launch-monitor/ball-flight.ts';
import { checkShot } from '../launch-monitor/check-shot.ts';
import { driverSpinBand, fairGap, tourName } from '../launch-monitor/compare-with-tour.ts';
import { estimateMiss } from '../launch-monitor/estimate-miss.ts';
import { formatNumber, formatSmash, formatSpin } from '../launch-monitor/format-number.ts';
import type { LaunchMonitorShot } from '../launch-monitor/launch-monitor-shot.ts';
import { smashFactor } from '../launch-monitor/smash-factor.ts';
import { tourReference } from '../reference/club-table.ts';
import { flightWeights } from './flight-weights.ts';
import type { Candidate, FlightStep } from './verdict.ts';

interface Shot {
  readonly shot: LaunchMonitorShot;
  readonly club: Club;
  readonly handedness: Handedness;
}

/** A candidate of the flight, and how far it is from its limit, in reading errors: positive is beyond. */
export interface FlightCandidate extends Candidate {
  readonly beyond: number;
}

/** What the launch monitor's numbers give to work on, faults and margins. Contradictory numbers give nothing. */
export function findFlightCandidates(input: Shot): FlightCandidate[] {
  return [judgeDirection(input), judgeStrike(input), judgeSpin(input)].filter((found) => found !== null);
}

/** The weight at the limit, and what each unit beyond it adds. A margin has the weight of the limit. */
const weigh = ({ atLimit, perUnit }: { atLimit: number; perUnit: number }, excess: number): number =>
  Math.round(Math.min(1, atLimit + perUnit * Math.max(0, excess)) * 100) / 100;

const step = (parts: Omit<FlightStep, 'kind'>): FlightStep => ({ kind: 'flight', ...parts });

/**
 * How far off line face and path send the ball, with the same fix as beside the picture of the flight. A curve that brings
 * the ball back leaves nothing to gain.
 */
function judgeDirection({ shot: { clubPathDeg, faceAngleDeg }, ...golfer }: Shot): FlightCandidate | null {
  if (typeof faceAngleDeg !== 'number') return null;
  const rule = flightWeights.miss;
  const { curve, start, total } = estimateMiss(faceAngleDeg, clubPathDeg, golfer.club);
  const excess = Math.abs(total) - rule.limit;
  if (Math.abs(total) < leastMiss) return null;
  const { fix, isToKeep } =
    typeof clubPathDeg === 'number' ? explainFlight(faceAngleDeg, clubPathDeg, golfer) : startOver;
  if (isToKeep) return null;
  const described =
    typeof clubPathDeg === 'number' && Math.abs(curve) >= Math.abs(start)
      ? describeCurve(faceAngleDeg, clubPathDeg, golfer, excess >= 0)
      : describeStart(faceAngleDeg, excess >= 0);
  return {
    ...{ weight: weigh(rule, excess), beyond: excess / rule.unit },
    step: step({ ...described, drill: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`, source: rule.source }),
  };
}

function describeCurve(
  faceAngleDeg: number,
  clubPathDeg: number,
  { handedness }: Omit<Shot, 'shot'>,
  isFault: boolean,
) {
  const { faceToPath } = ballFlight(faceAngleDeg, clubPathDeg, handedness);
  const side = faceAngleDeg > clubPathDeg ? 'right' : 'left';
  const size = `${formatNumber(Math.abs(faceAngleDeg - clubPathDeg))}°`;
  return {
    sentence: isFault
      ? `Your face is ${size} ${faceToPath} to the path: the ball curves ${side}.`
      : `Next gain: a squarer face, now ${size} ${faceToPath} to the path.`,
    reason: 'The face against the path decides how far the ball curves.',
    numbers: [
      {
        ...{ label: 'Face to path', reading: `${size} ${faceToPath}` },
        norm: 'Straight at 0°',
      },
    ],
  };
}

function describeStart(faceAngleDeg: number, isFault: boolean) {
  const side = faceAngleDeg > 0 ? 'right' : 'left';
  const size = `${formatNumber(Math.abs(faceAngleDeg))}°`;
  return {
    sentence: isFault
      ? `Your face points ${size} ${side} of the target at impact.`
      : `Next gain: start it closer; your face points ${size} ${side}.`,
    reason: 'The ball starts almost where the face points.',
    numbers: [{ label: 'Face angle', reading: `${size} ${side}`, norm: 'At the target at 0°' }],
  };
}

const startOver = {
  fix: 'lay a stick on the target line two steps ahead, and start the ball over it',
  isToKeep: false,
};
/** Ten yards: less leaves nothing to gain. */
const leastMiss = 1;

/** Ball speed for club speed, against the chosen tour's average, where that is published. */
function judgeStrike({ shot, club }: Shot): FlightCandidate | null {
  const { clubSpeedMph, ballSpeedMph, tour } = shot;
  const reference = tourReference(club, tour ?? null);
  if (!clubSpeedMph || !ballSpeedMph || reference.status !== 'measured' || checkShot(shot, club).speeds) return null;
  const rule = flightWeights.strike;
  const smash = smashFactor(ballSpeedMph, clubSpeedMph);
  const missing = Math.round((reference.smashFactor - smash) * 100) / 100;
  if (missing <= 0) return null;
  const excess = Math.round((missing + fairGap) * 100) / 100;
  const [own, tours] = [formatSmash(smash), formatSmash(reference.smashFactor)];
  return {
    ...{ weight: weigh(rule, excess), beyond: excess / rule.unit },
    step: step({
      sentence:
        excess > 0
          ? `Your strike costs ball speed: smash factor ${own}, on tour ${tours}.`
          : `Next gain: a cleaner strike, smash factor ${own}, on tour ${tours}.`,
      reason: 'A strike from the middle of the face gives more ball speed from the same swing.',
      drill: 'Mark the ball with a dry-erase pen, and bring its print to the middle of the face.',
      numbers: [{ label: 'Smash factor', reading: own, norm: `${tourName(tour)} ${tours}` }],
      source: rule.source,
    }),
  };
}

/** A driver that spins far more than the tour's. */
function judgeSpin({ shot: { spinRpm, tour }, club }: Shot): FlightCandidate | null {
  const usual = club === 'driver' ? tourReference(club, tour ?? null).spinRpm : null;
  if (!spinRpm || usual === null || spinRpm - usual <= driverSpinBand.high) return null;
  const rule = flightWeights.spin;
  const excess = spinRpm - usual - driverSpinBand.high;
  return {
    ...{ weight: weigh(rule, excess), beyond: excess / rule.unit },
    step: step({
      sentence: `Your driver spins ${formatSpin(spinRpm)} rpm; the tour averages ${formatSpin(usual)}.`,
      reason: 'With less spin the ball climbs less and rolls out farther.',
      drill: 'Tee the ball high, and miss a headcover that lies a foot ahead of it.',
      numbers: [{ label: 'Spin', reading: `${formatSpin(spinRpm)} rpm`, norm: `${tourName(tour)} ${usual} rpm` }],
      source: rule.source,
    }),
  };
}
