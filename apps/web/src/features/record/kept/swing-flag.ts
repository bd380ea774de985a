import { readFromDevice, removeFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';

/**
 * Id of the golfer whose swings may be on this device, so that a page without one opens no database. Stays when a session
 * expires. `ended`: the golfer has left, and the swings are to be deleted; `left`: they are, and none may be written
 * before the next sign-in.
 */
const flag = 'trueswing.swings';

export const ownerOfSwings = (): string | null => readFromDevice(flag);
export const noteOwner = (owner: string): void => saveOnDevice(flag, owner);
export const noteNoSwings = (): void => removeFromDevice(flag);
export const hasGolferLeft = (): boolean => ['ended', 'left'].includes(ownerOfSwings() ?? '');
