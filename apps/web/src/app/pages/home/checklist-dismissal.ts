import { readFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';

const key = 'trueswing.checklist-dismissed';

/** Whether the welcome checklist was dismissed on this device. */
export const isChecklistDismissed = (): boolean => readFromDevice(key) !== null;

export const rememberDismissal = (): void => saveOnDevice(key, 'yes');
