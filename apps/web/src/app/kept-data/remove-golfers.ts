import { announceDeviceChange } from '../../shared/device-changes.ts';
import { keysOnDevice, readFromDevice, removeFromDevice, saveOnDevice } from '../../shared/device-storage.ts';

/** Finds the golfer's id, which is in the key of all that screens save of a golfer on this device. */
const golferId = /\.([0-9a-f]{8}-[0-9a-f-]{27})(\.|$)/;

/** Removes what screens have saved on this device of all golfers but one. */
export function removeGolfers(except: string | null): void {
  for (const key of keysOnDevice('trueswing.')) {
    const id = golferId.exec(key)?.[1];
    if (id !== undefined && id !== except) removeFromDevice(key);
  }
}

/** Choices of a golfer that are also there before anyone has signed in, so that their keys have no id. */
const choices = [
  'trueswing.reference-group',
  'trueswing.checklist-dismissed',
  'trueswing.handedness',
  'trueswing.upload-club',
];
/** Id of the golfer whose choices they are. */
const choicesOf = 'trueswing.choices-of';

/** Removes the choices of the golfer before, if it is another one. */
export function keepChoicesOf(golfer: string): void {
  const before = readFromDevice(choicesOf);
  if (before === golfer) return;
  if (before !== null) removeChoices();
  saveOnDevice(choicesOf, golfer);
}

export function removeChoices(): void {
  for (const key of [...choices, choicesOf]) removeFromDevice(key);
  announceDeviceChange();
}
