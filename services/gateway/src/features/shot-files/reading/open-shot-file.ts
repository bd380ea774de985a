import { AppError } from '@trueswing/service-kit';
import { runInThread } from '../../../spreadsheets/run-in-thread.ts';
import { fileTooLarge } from '../reject-size.ts';
import type { ShotFileReply, ShotFileThreadStart, UnderstoodFile } from './shot-file-messages.ts';

/** Twice what 20,000 shots need, which take two seconds; more on a busy machine. */
const limits = { maxHeapMb: 160, maxYoungMb: 32, timeoutMs: 20_000 };

/**
 * Reads a launch monitor's file in a thread with limits.
 * @throws AppError `shot-file-unreadable`, `request-too-large`
 */
export async function openShotFile(start: ShotFileThreadStart): Promise<UnderstoodFile> {
  const reply = await runInThread<ShotFileReply>('features/shot-files/reading/shot-file-thread', start, limits);
  if (reply === 'too-large') throw fileTooLarge();
  if (reply.type === 'unreadable') throw new AppError('shot-file-unreadable');
  if (reply.file.shots.length + reply.file.rejected.length === 0) {
    throw new AppError('shot-file-unreadable', {
      message: 'We found no shots in this file. Please export the single shots, not only their averages.',
    });
  }
  return reply.file;
}
