import type { LoggedShot } from '@trueswing/contracts';

/** "147 yd, ball 111 mph, club 81 mph" */
export const describeShot = ({
  carryYd,
  ballSpeedMph,
  clubSpeedMph,
}: Pick<LoggedShot, 'carryYd' | 'ballSpeedMph' | 'clubSpeedMph'>): string =>
  [
    carryYd === null ? [] : [`${Math.round(carryYd)} yd`],
    ballSpeedMph === null ? [] : [`ball ${Math.round(ballSpeedMph)} mph`],
    clubSpeedMph === null ? [] : [`club ${Math.round(clubSpeedMph)} mph`],
  ]
    .flat()
    .join(', ') || 'No speed or distance';
