import { announceDeviceChange, onDeviceChange } from '../../shared/device-changes.ts';
import { readFromDevice, removeFromDevice, saveOnDevice } from '../../shared/device-storage.ts';

/**
 * Id of the golfer whose data may be kept on this device, so that a page without one opens no database. `ended`: the
 * session is over, and what is still there is to be deleted.
 */
const flag = 'trueswing.kept-data';

export const readOwner = (): string | null => readFromDevice(flag);
export const subscribeOwner = onDeviceChange;

export function noteOwner(owner: string | null): void {
  if (owner === null) removeFromDevice(flag);
  else saveOnDevice(flag, owner);
  announceDeviceChange();
}
