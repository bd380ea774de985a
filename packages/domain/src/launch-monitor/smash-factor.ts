/** Ball speed over club speed, two decimals. Without a club speed the divisor is 1, as the specification has it. */
export function smashFactor(ballSpeedMph: number, clubSpeedMph: number | null | undefined): number {
  return Math.round((ballSpeedMph / (clubSpeedMph || 1)) * 100) / 100;
}

/** Above this a ball cannot leave a club: the rules of golf limit a driver's face to about 1.5. */
export const maxSmashFactor = 1.52;
