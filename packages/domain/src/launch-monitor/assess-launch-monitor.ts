import type { Club, Handedness, Tour } from '@trueswing/contracts';
import { tourReference } from '../reference/club-table.ts';
import { ballFlight, clubPathLabel } from './ball-flight.ts';
import { maxSmashFactor, smashFactor } from './smash-factor.ts';

/** What a launch monitor told about the shot; absent where the golfer gave no number. */
export interface LaunchMonitorShot {
  readonly tour?: Tour | null | undefined;
  readonly clubSpeedMph?: number | null | undefined;
  readonly ballSpeedMph?: number | null | undefined;
  readonly carryYd?: number | null | undefined;
  readonly totalYd?: number | null | undefined;
  readonly spinRpm?: number | null | undefined;
  readonly clubPathDeg?: number | null | undefined;
  readonly faceAngleDeg?: number | null | undefined;
}

/**
 * The launch-monitor paragraph: numbers against the chosen tour's averages, ball flight from face and path, and a plain
 * word where numbers cannot be true. null when the golfer gave no numbers.
 */
export function assessLaunchMonitor(shot: LaunchMonitorShot, club: Club, handedness: Handedness): string | null {
  const sentences = [
    ...speedSentences(shot, club),
    ...distanceSentences(shot, club),
    ...flightSentences(shot, handedness),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

const tourName = (tour: Tour | null | undefined): string => (tour === 'lpga' ? 'LPGA Tour' : 'PGA Tour');

function speedSentences({ tour, clubSpeedMph, ballSpeedMph }: LaunchMonitorShot, club: Club): string[] {
  const reference = tourReference(club, tour ?? null);
  const average = reference.status === 'measured' ? 'average' : 'estimated average';
  const sentences: string[] = [];
  if (clubSpeedMph) {
    sentences.push(
      `Club speed ${number(clubSpeedMph)} mph; the ${tourName(tour)} ${average} with this club is ${reference.clubSpeedMph} mph.`,
    );
  }
  if (ballSpeedMph) {
    sentences.push(`Ball speed ${number(ballSpeedMph)} mph against ${reference.ballSpeedMph} mph.`);
  }
  if (!clubSpeedMph || !ballSpeedMph) return sentences;

  const smash = smashFactor(ballSpeedMph, clubSpeedMph);
  if (smash > maxSmashFactor) {
    sentences.push(`A smash factor of ${smash} is not possible: please check club speed and ball speed.`);
  } else if (club === 'driver' && ballSpeedMph < clubSpeedMph) {
    sentences.push('A driven ball leaves faster than the club: please check club speed and ball speed.');
  } else {
    const gap = Math.round((smash - reference.smashFactor) * 100) / 100;
    const verdict =
      gap >= -0.03 ? 'a centred strike' : gap >= -0.08 ? 'close to a centred strike' : 'the strike costs ball speed';
    sentences.push(`Smash factor ${smash} against ${reference.smashFactor}: ${verdict}.`);
  }
  return sentences;
}

function distanceSentences({ tour, carryYd, totalYd, spinRpm }: LaunchMonitorShot, club: Club): string[] {
  const reference = tourReference(club, tour ?? null);
  const against = (value: number | null, unit: string) => (value === null ? '' : ` against ${value} ${unit}`);
  const sentences: string[] = [];
  if (carryYd) sentences.push(`Carry ${number(carryYd)} yd${against(reference.carryYd, 'yd')}.`);
  if (totalYd && club === 'driver') sentences.push(`Total ${number(totalYd)} yd${against(reference.totalYd, 'yd')}.`);
  if (carryYd && totalYd && totalYd < carryYd) sentences.push('Total is less than carry: please check both.');
  if (spinRpm) sentences.push(`Spin ${number(spinRpm)} rpm${against(reference.spinRpm, 'rpm')}.`);
  return sentences;
}

function flightSentences({ clubPathDeg, faceAngleDeg }: LaunchMonitorShot, handedness: Handedness): string[] {
  const sentences: string[] = [];
  if (isNumber(clubPathDeg)) {
    sentences.push(`Club path ${number(clubPathDeg)}°: ${clubPathLabel(clubPathDeg, handedness)}.`);
  }
  if (!isNumber(faceAngleDeg)) return sentences;
  if (!isNumber(clubPathDeg)) {
    sentences.push(`Face angle ${number(faceAngleDeg)}°.`);
    return sentences;
  }
  const flight = ballFlight(faceAngleDeg, clubPathDeg, handedness);
  const start = flight.startsTo === 'centre' ? 'starts at the target' : `starts ${flight.startsTo} of the target`;
  const curve = flight.curve === 'straight' ? 'flies straight' : `curves as a ${flight.curve}`;
  sentences.push(`Face ${flight.faceToPath} to the path: the ball ${start} and ${curve}.`);
  return sentences;
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';
const number = (value: number): string => String(Math.round(value * 10) / 10).replace('-', '−');
