import { randomUUID } from 'node:crypto';
import type { MobilityCheckBody, TurnSummary } from '@trueswing/contracts';
import { mobilityCheckVersion, summarizeTurns } from '@trueswing/domain';
import { drawBetween } from './random.ts';

/** Turns to the right at the start and now, and how much less to the left. */
const turns = {
  chest: { fromDeg: 74, toDeg: 93, lessLeftDeg: 9 },
  hips: { fromDeg: 38, toDeg: 47, lessLeftDeg: 3 },
  separation: { fromDeg: 34, toDeg: 45, lessLeftDeg: 5 },
} as const;
const repetitions = 3;

/** Draws a mobility check with the phone: three turns to each side of each part, summed up as the phone does. */
export function drawCheck(golfer: string, progress: number): MobilityCheckBody {
  const part = (name: keyof typeof turns): TurnSummary => {
    const { fromDeg, toDeg, lessLeftDeg } = turns[name];
    const turn = (side: 'right' | 'left', nth: number) => {
      const vary = drawBetween(-2, 2, golfer, name, side, nth, progress);
      const turnDeg = fromDeg + (toDeg - fromDeg) * progress - (side === 'left' ? lessLeftDeg : 0) + vary;
      return { side, turnDeg, driftDeg: Math.abs(vary) / 2, rejected: null };
    };
    const each = Array.from({ length: repetitions }, (_, nth) => [turn('right', nth), turn('left', nth)]);
    return summarizeTurns(each.flat());
  };
  const parts = { chest: part('chest'), hips: part('hips'), separation: part('separation') };
  return { id: randomUUID(), method: 'phone', version: mobilityCheckVersion, parts };
}
