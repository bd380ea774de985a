import type { Tour } from '@trueswing/contracts';

/** The launch monitor's numbers for a shot; absent if the golfer gave none. */
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

/** The shot of a golfer who gave numbers; null for one who gave none, where the tour alone says nothing. */
export function shotOf({ tour, ...numbers }: LaunchMonitorShot): LaunchMonitorShot | null {
  const hasNumbers = Object.values(numbers).some((value) => value !== null && value !== undefined);
  return hasNumbers ? { tour, ...numbers } : null;
}
