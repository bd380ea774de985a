import { readFromDevice, saveOnDevice } from '../device-storage.ts';

const key = 'trueswing.has-result';

/** The golfer has seen a finished analysis, or has finished a workout, on this device. */
export function noteFirstResult(): void {
  if (readFromDevice(key) === null) saveOnDevice(key, 'yes');
}

export const hasFirstResult = (): boolean => readFromDevice(key) !== null;
