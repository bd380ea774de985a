import { recall, remember } from '../../app/device-memory.ts';

const key = 'trueswing.checklist-dismissed';

/** Whether the welcome checklist was sent away on this device. */
export const isChecklistDismissed = (): boolean => recall(key) !== null;

export const rememberDismissal = (): void => remember(key, 'yes');
