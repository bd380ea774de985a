import { type UploadClub, uploadClubSchema } from '@trueswing/contracts';
import { readFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';

const clubKey = 'trueswing.upload-club';
/** An analysis that fails has done so by then. The next swing may be with the other club. */
const rememberedMs = 3_600_000;

/** Club of the upload that was sent from this device in the last hour; null without one. */
export function readLastClub(nowMs: number): UploadClub | null {
  const [club, sentAtMs] = readFromDevice(clubKey)?.split(' ') ?? [];
  const isRecent = nowMs - Number(sentAtMs) < rememberedMs;
  return isRecent ? (uploadClubSchema.safeParse(club).data ?? null) : null;
}

/** Saves the club on the device: after a failed analysis the same swing is uploaded again. */
export const rememberClub = (club: UploadClub, nowMs = Date.now()): void => saveOnDevice(clubKey, `${club} ${nowMs}`);
