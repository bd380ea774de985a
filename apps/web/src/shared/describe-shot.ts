import { type LoggedShot, launchMonitorFields } from '@trueswing/contracts';

type ShownField = 'carryYd' | 'ballSpeedMph' | 'clubSpeedMph';

/** "147 yd, ball 111.1 mph, club 81.1 mph", with the decimals of their tiles. */
export const describeShot = ({ carryYd, ballSpeedMph, clubSpeedMph }: Pick<LoggedShot, ShownField>): string =>
  [
    ...textOf('', carryYd, 'carryYd'),
    ...textOf('ball ', ballSpeedMph, 'ballSpeedMph'),
    ...textOf('club ', clubSpeedMph, 'clubSpeedMph'),
  ].join(', ') || 'No speed or distance';

function textOf(name: string, value: number | null, field: ShownField): string[] {
  const { digits, unit } = launchMonitorFields[field];
  return value === null ? [] : [`${name}${value.toFixed(digits)} ${unit}`];
}
