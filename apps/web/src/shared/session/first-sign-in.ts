import { readFromDevice, removeFromDevice, saveOnDevice } from '../device-storage.ts';

const accountKey = 'trueswing.has-account';
const startedKey = 'trueswing.wants-account';

export const rememberAccount = (): void => {
  saveOnDevice(accountKey, 'yes');
  removeFromDevice(startedKey);
};

/** Called by Get Started: the sign-in screen, which the server redirects to, then opens the registration of a new visitor. */
export const beginSignIn = (): void => {
  if (readFromDevice(accountKey) === null) saveOnDevice(startedKey, 'yes');
};

/** Whether a visitor without an account on this device has pressed Get Started. */
export const wantsAccount = (): boolean => readFromDevice(startedKey) !== null;
