import type { Draw, RunningSystem } from '@trueswing/testkit';

export type PartName = Exclude<keyof RunningSystem['parts'], 'https-proxy'>;

export const partNames: readonly PartName[] = [
  'gateway',
  'analysis-worker',
  'billing',
  'gamification',
  'payments-sandbox',
  'postgres',
  'redis',
  's3',
];

/**
 * One disturbance; for a kill `ms` is the time until the restart, for a freeze that until it goes on, for the disk and the clock that
 * until all is as before.
 */
export interface Disturbance {
  part: PartName | 'disk' | 'clock';
  act: 'kill' | 'end' | 'freeze' | 'flush' | 'fill' | 'step';
  ms: number;
  /** Seconds by which the clock goes ahead, or back. */
  stepS?: number;
}

interface Amounts {
  kills: number;
  ends: number;
  freezes: number;
  flushes: number;
  fills: number;
  steps: number;
  /** Seconds of a freeze. */
  frozenS: readonly [number, number];
}

/** Draws disturbances in any order. The kills go around, so that they reach every part. */
export function drawPlan(draw: Draw, { kills, ends, freezes, flushes, fills, steps, frozenS }: Amounts): Disturbance[] {
  const around = (count: number) => {
    const rounds = Array.from({ length: Math.ceil(count / partNames.length) }, () => draw.shuffle(partNames));
    return rounds.flat().slice(0, count);
  };
  return draw.shuffle<Disturbance>([
    ...around(kills).map((part) => ({ part, act: 'kill' as const, ms: draw.between(0, 2_000) })),
    ...around(ends).map((part) => ({ part, act: 'end' as const, ms: 0 })),
    ...around(freezes).map((part) => ({ part, act: 'freeze' as const, ms: 1_000 * draw.between(...frozenS) })),
    ...times(flushes, () => ({ part: 'redis', act: 'flush', ms: 0 })),
    ...times(fills, () => ({ part: 'disk', act: 'fill', ms: 1_000 * draw.between(5, 20) })),
    ...times(steps, () => ({
      part: 'clock',
      act: 'step',
      ms: 1_000 * draw.between(3, 20),
      stepS: draw.oneOf([-1, 1]) * draw.between(2, 90),
    })),
  ]);
}

const times = (length: number, make: () => Disturbance): Disturbance[] => Array.from({ length }, make);
