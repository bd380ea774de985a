import type { Club, Tour } from '@trueswing/contracts';
import { type ReferenceStatus, tourReference } from '../reference/club-table.ts';
import type { LaunchMonitorShot } from './assess-launch-monitor.ts';
import { formatNumber } from './format-number.ts';
import { smashFactor } from './smash-factor.ts';

/** A strike within so much of the tour's smash factor is as good as it gets; a greater gap costs distance. */
const centredGap = -0.03;
const nearlyCentredGap = -0.08;
/** With a driver, so much more or less spin than the tour's changes the flight for anyone, rpm. */
const driverSpinBand = { high: 800, low: 500 } as const;

const tourName = (tour: Tour | null | undefined): string => (tour === 'lpga' ? 'LPGA Tour' : 'PGA Tour');
const averageWord = (status: ReferenceStatus): string => (status === 'measured' ? 'average' : 'estimated average');

/** "15 mph below", or that it is level. */
function against(value: number, average: number, unit: string): string {
  const gap = Math.round((value - average) * 10) / 10;
  if (Math.abs(gap) < 0.5) return 'level with it';
  return `${formatNumber(Math.abs(gap))} ${unit} ${gap > 0 ? 'above' : 'below'} it`;
}

/** Speeds and strike against the tour's; `trusted` is false when they contradict one another. */
export function compareSpeeds(
  { tour, clubSpeedMph, ballSpeedMph }: LaunchMonitorShot,
  club: Club,
  trusted: boolean,
): string[] {
  const reference = tourReference(club, tour ?? null);
  const sentences: string[] = [];
  if (clubSpeedMph) {
    sentences.push(
      `Club speed ${formatNumber(clubSpeedMph)} mph; the ${tourName(tour)} ${averageWord(reference.status)} with this club is ${reference.clubSpeedMph} mph, so you are ${against(clubSpeedMph, reference.clubSpeedMph, 'mph')}.`,
    );
  }
  if (ballSpeedMph)
    sentences.push(`Ball speed ${formatNumber(ballSpeedMph)} mph against ${reference.ballSpeedMph} mph.`);
  if (!clubSpeedMph || !ballSpeedMph || !trusted) return sentences;

  const smash = smashFactor(ballSpeedMph, clubSpeedMph);
  const gap = Math.round((smash - reference.smashFactor) * 100) / 100;
  const verdict =
    gap >= centredGap
      ? 'a centred strike'
      : gap >= nearlyCentredGap
        ? 'close to a centred strike'
        : 'the strike costs ball speed';
  sentences.push(`Smash factor ${smash} against ${reference.smashFactor}: ${verdict}.`);
  if (gap < nearlyCentredGap) {
    const possible = Math.round(clubSpeedMph * reference.smashFactor);
    sentences.push(
      `Find the middle of the face first: at your club speed a tour strike gives about ${possible} mph of ball speed.`,
    );
  } else if (gap >= centredGap && clubSpeedMph < reference.clubSpeedMph) {
    sentences.push('You make full use of your club speed; more distance has to come from more speed.');
  }
  return sentences;
}

/** Carry, total (driver) and spin against the tour's, where it is known. */
export function compareDistances({ tour, carryYd, totalYd, spinRpm }: LaunchMonitorShot, club: Club): string[] {
  const reference = tourReference(club, tour ?? null);
  const beside = (value: number | null, unit: string) => (value === null ? '' : ` against ${value} ${unit}`);
  const sentences: string[] = [];
  if (carryYd) sentences.push(`Carry ${formatNumber(carryYd)} yd${beside(reference.carryYd, 'yd')}.`);
  if (totalYd && club === 'driver')
    sentences.push(`Total ${formatNumber(totalYd)} yd${beside(reference.totalYd, 'yd')}.`);
  if (spinRpm) {
    const tail = club === 'driver' && reference.spinRpm !== null ? judgeDriverSpin(spinRpm - reference.spinRpm) : '';
    sentences.push(`Spin ${formatNumber(spinRpm)} rpm${beside(reference.spinRpm, 'rpm')}${tail}.`);
  }
  return sentences;
}

function judgeDriverSpin(gapRpm: number): string {
  if (gapRpm > driverSpinBand.high) return ': high, the ball climbs and rolls little';
  if (gapRpm < -driverSpinBand.low) return ': low, the ball may fall out of the air early';
  return '';
}
