import { type UploadClub, uploadClubSchema } from '@trueswing/contracts';
import { readFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';

const clubKey = 'trueswing.upload-club';

/** Club of the upload that was last sent from this device; null without one. */
export const readLastClub = (): UploadClub | null => uploadClubSchema.safeParse(readFromDevice(clubKey)).data ?? null;

/** Saves the club on the device: after a failed analysis the same swing is uploaded again. */
export const rememberClub = (club: UploadClub): void => saveOnDevice(clubKey, club);
