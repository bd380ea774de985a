import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { runInThread } from '../../../spreadsheets/run-in-thread.ts';
import { shotFileErrors } from '../shot-file-errors.ts';
import { readForGolfer } from './one-read-per-golfer.ts';
import type { ShotFileReply, ShotFileThreadStart, UnderstoodFile } from './shot-file-messages.ts';

/** Twice the memory that 20,000 shots need. They take two seconds; more on a busy machine. */
const limits = { maxHeapMb: 160, maxYoungMb: 32, timeoutMs: 20_000 };

const thread = 'features/shot-files/reading/shot-file-thread';

/**
 * Reads a golfer's file of a launch monitor in a thread with limits.
 * @throws AppError `shot-file-unreadable`, `request-too-large`, `too-many-requests`, `not-ready`
 */
export async function openShotFile(userId: UserId, start: ShotFileThreadStart): Promise<UnderstoodFile> {
  const reply = await readForGolfer(userId, () => runInThread<ShotFileReply>(thread, start, limits));
  if (reply === 'too-large') throw shotFileErrors.tooLarge();
  if (reply.type === 'unreadable') throw new AppError('shot-file-unreadable');
  if (reply.file.shots.length + reply.file.rejected.length === 0) {
    throw shotFileErrors.noShots();
  }
  return reply.file;
}
