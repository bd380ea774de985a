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

/** One disturbance; for a kill `ms` is the time until the restart, for a freeze that until it goes on. */
export interface Disturbance {
  part: PartName;
  act: 'kill' | 'end' | 'freeze' | 'flush';
  ms: number;
}

interface Amounts {
  kills: number;
  ends: number;
  freezes: number;
  flushes: number;
  /** Seconds of a freeze. */
  frozenS: readonly [number, number];
}

/** Draws disturbances in any order. The kills go around, so that they reach every part. */
export function drawPlan(draw: Draw, { kills, ends, freezes, flushes, frozenS }: Amounts): Disturbance[] {
  const around = (count: number) => {
    const rounds = Array.from({ length: Math.ceil(count / partNames.length) }, () => draw.shuffle(partNames));
    return rounds.flat().slice(0, count);
  };
  return draw.shuffle<Disturbance>([
    ...around(kills).map((part) => ({ part, act: 'kill' as const, ms: draw.between(0, 2_000) })),
    ...around(ends).map((part) => ({ part, act: 'end' as const, ms: 0 })),
    ...around(freezes).map((part) => ({ part, act: 'freeze' as const, ms: 1_000 * draw.between(...frozenS) })),
    ...Array.from({ length: flushes }, () => ({ part: 'redis' as const, act: 'flush' as const, ms: 0 })),
  ]);
}
