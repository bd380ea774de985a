import { keysOnDevice, removeFromDevice } from '../../shared/device-storage.ts';

/** Finds the golfer's id, which is in the key of all that screens save of a golfer on this device. */
const golferId = /\.([0-9a-f]{8}-[0-9a-f-]{27})(\.|$)/;

/** Removes what screens have saved on this device of all golfers but one. */
export function removeGolfers(except: string | null): void {
  for (const key of keysOnDevice('trueswing.')) {
    const id = golferId.exec(key)?.[1];
    if (id !== undefined && id !== except) removeFromDevice(key);
  }
}
