import type { Measured, Measurements } from '../../packages/contracts/src/index.ts';

const value = (at: number, plusMinus: number): Measured => ({ value: at, plusMinus, at: 'top', confidence: 0.9 });
const turn = (at: number): Measured => ({
  ...value(at, 10),
  interval: { low: at - 10, high: at + 10 },
  views: 'both',
});

/** A swing whose numbers spread from sound to faulty with the golfer's number. */
export const madeUpSwing = (golfer: number): Measurements => ({
  shoulderTurnDeg: turn(50 + (golfer % 50)),
  hipRotationDeg: turn(15 + (golfer % 37)),
  xFactorDeg: turn(20 + (golfer % 31)),
  spineAngleDeg: value(20 + (golfer % 29), 4),
  spineAngleChangeDeg: value(-(golfer % 19), 4),
  earlyExtensionBh: value(golfer % 8, 2),
  pelvisSwayBh: value(golfer % 11, 2),
  pelvisSlideBh: value(golfer % 17, 2),
  headMovementBh: value(4 + (golfer % 13), 2),
  finishSwayBh: value(golfer % 7, 2),
});
