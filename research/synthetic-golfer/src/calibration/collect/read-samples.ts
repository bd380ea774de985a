import type { TurnSource } from '@trueswing/swing/turn-model';
import { describeTurnView } from '@trueswing/swing/turn-view';
import type { Sample } from '../fit/hold-out-bodies.ts';
import type { CalibrationSwing } from './collect-swings.ts';

/** Detected events are off by about a frame, so each swing is read with the top at its time and 1/30 s early and late. */
const topShiftsS = [0, -1 / 30, 1 / 30];

/** The samples of the swings that were detected in every view of the source. */
export const readSamples = (source: TurnSource, swings: readonly CalibrationSwing[]): Sample[] =>
  swings.flatMap((swing) =>
    topShiftsS.flatMap((shiftS): Sample[] => {
      const features = describe(source, swing, shiftS);
      if (!features) return [];
      const { seed, bodySeed, pairOf, shoulderTurnDeg, hipRotationDeg } = swing;
      const truth = { shoulderTurnDeg, hipRotationDeg };
      return [{ body: `body ${bodySeed}`, swing: seed, pairOf, isExact: shiftS === 0, features, truth }];
    }),
  );

function describe(source: TurnSource, swing: CalibrationSwing, shiftS: number): readonly number[] | null {
  const names = source === 'both' ? (['faceOn', 'downTheLine'] as const) : [source];
  const parts = names.map((name) => {
    const view = swing[name];
    if (!view) return null;
    const top = { ...view.events.top, timeS: view.events.top.timeS + shiftS };
    return describeTurnView(name, { ...view, events: { ...view.events, top } }, swing.handedness);
  });
  return parts.every((part) => part !== null) ? parts.flat() : null;
}
