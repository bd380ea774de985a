import { recall, remember } from '../../app/device-memory.ts';

const key = 'trueswing.onboarded';

/** Whether this device has seen the introduction. A browser that keeps nothing shows it again at the next visit. */
export const isOnboarded = (): boolean => recall(key) !== null;

export const rememberOnboarded = (): void => remember(key, 'yes');
