import { readFromDevice, saveOnDevice } from '../../shared/device-storage.ts';

const key = 'trueswing.onboarded';

/** Whether this device has shown the introduction. A browser without storage shows it again at the next visit. */
export const isOnboarded = (): boolean => readFromDevice(key) !== null;

export const rememberOnboarded = (): void => saveOnDevice(key, 'yes');
