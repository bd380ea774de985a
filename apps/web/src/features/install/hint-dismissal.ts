import { announceDeviceChange } from '../../shared/device-changes.ts';
import { readFromDevice, saveOnDevice } from '../../shared/device-storage.ts';

const key = 'trueswing.install-hint-dismissed';

export const isHintDismissed = (): boolean => readFromDevice(key) !== null;

export function dismissHint(): void {
  saveOnDevice(key, 'yes');
  announceDeviceChange();
}
