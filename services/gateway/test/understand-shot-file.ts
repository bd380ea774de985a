import type { ShotFileThreadStart, UnderstoodFile } from '../src/features/shot-files/reading/shot-file-messages.ts';
import { understandFile } from '../src/features/shot-files/reading/understand-file.ts';

/** Reads a file as the thread does, for a golfer in US Central time. */
export const understand = (bytes: Buffer, given: Partial<ShotFileThreadStart> = {}) =>
  understandFile({
    bytes,
    timeZone: 'America/Chicago',
    now: new Date('2026-12-01T12:00:00Z'),
    answers: null,
    remembered: {},
    ...given,
  });

/** The same of a file that can be read. */
export async function readFile(bytes: Buffer, given?: Partial<ShotFileThreadStart>): Promise<UnderstoodFile> {
  const reply = await understand(bytes, given);
  if (reply === 'too-large' || reply.type !== 'understood') throw new Error(JSON.stringify(reply));
  return reply.file;
}
