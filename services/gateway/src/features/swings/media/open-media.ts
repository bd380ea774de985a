import type { Readable } from 'node:stream';
import type { AnalysisId, SwingEventName, UserId } from '@trueswing/contracts';
import { type ByteRange, parseRange } from '@trueswing/contracts/byte-range';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { findOutputKeys } from '../swings.repository.ts';

/** A file of an analysis: one of each view, and a still of each event. */
export type MediaFile = { view: 'face-on' | 'down-the-line' } & (
  | { kind: 'video' | 'poster' | 'landmarks' }
  | { kind: 'key-frame'; event: SwingEventName }
);
export type MediaKind = MediaFile['kind'];

export interface OpenedMedia {
  sizeBytes: number;
  etag: string;
  /** The bytes to send; the whole file when the client requested no range. */
  range: ByteRange;
  isPartial: boolean;
  open(): Promise<Readable>;
}

/**
 * Finds a file of an analysis for its owner.
 * @returns 'unsatisfiable' with the size when the range is outside of the file
 * @throws AppError `not-found` when the caller has no such analysis or it has no such file
 */
export async function findMedia(
  { db, objectStore }: Pick<Deps, 'db' | 'objectStore'>,
  file: MediaFile & { userId: UserId; analysisId: AnalysisId; rangeHeader: string | undefined },
): Promise<OpenedMedia | { unsatisfiable: true; sizeBytes: number }> {
  const keys = await findOutputKeys(db, file.userId, file.analysisId);
  const view = file.view === 'face-on' ? 'face_on' : 'down_the_line';
  const key =
    file.kind === 'key-frame' ? keys?.[`${view}_key_frames`]?.[file.event] : keys?.[`${view}_${file.kind}_key`];
  const stored = key ? await readable(objectStore.stat(key)) : null;
  if (!key || !stored) throw new AppError('not-found');
  const range = parseRange(file.rangeHeader, stored.sizeBytes);
  if (range === 'unsatisfiable') return { unsatisfiable: true, sizeBytes: stored.sizeBytes };
  const sent = range ?? { start: 0, end: stored.sizeBytes - 1 };
  return { ...stored, range: sent, isPartial: range !== null, open: () => readable(objectStore.read(key, sent)) };
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const message = 'We could not load this file. Please try again in a minute.';
    throw new AppError('store-unavailable', { message, cause });
  }
}
