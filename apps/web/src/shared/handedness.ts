import { type Handedness, handednessSchema } from '@trueswing/contracts';
import { readFromDevice, saveOnDevice } from './device-storage.ts';

const handednessKey = 'trueswing.handedness';

/** Hand that was last chosen on this device; null without a choice. */
export const readChosenHandedness = (): Handedness | null =>
  handednessSchema.safeParse(readFromDevice(handednessKey)).data ?? null;

/** Hand that the golfer plays with, as last chosen on this device; right without a choice. */
export const readHandedness = (): Handedness => readChosenHandedness() ?? 'right';

/** Saves the hand on the device, as it is the same for all swings of a golfer. */
export const rememberHandedness = (handedness: Handedness): void => saveOnDevice(handednessKey, handedness);
