import type { Readable } from 'node:stream';
import type { AnalysisId, SwingEventName, UserId, VideoView } from '@trueswing/contracts';
import { type ByteRange, parseRange } from '@trueswing/contracts/byte-range';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { swingErrors } from '../swing-errors.ts';
import { findOutputKeys, type OutputKeys } from '../swings.repository.ts';

/** A file of an analysis: one of each view, and a still of each event. */
export type MediaFile = { view: VideoView } & (
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
  const key = file.kind === 'key-frame' ? stillOf(keys, file.view, file.event) : keys?.[`${view}_${file.kind}_key`];
  const stored = key ? await readable(objectStore.stat(key)) : null;
  if (!key || !stored) throw new AppError('not-found');
  const range = parseRange(file.rangeHeader, stored.sizeBytes);
  if (range === 'unsatisfiable') return { unsatisfiable: true, sizeBytes: stored.sizeBytes };
  const sent = range ?? { start: 0, end: stored.sizeBytes - 1 };
  return { ...stored, range: sent, isPartial: range !== null, open: () => readable(objectStore.read(key, sent)) };
}

/** The still of an event that the golfer moved shows the wrong moment, so there is none. */
function stillOf(keys: OutputKeys | undefined, view: VideoView, event: SwingEventName): string | undefined {
  if (!keys || (view === 'face-on' ? keys.moves?.faceOn : keys.moves?.downTheLine)?.[event] !== undefined)
    return undefined;
  return (view === 'face-on' ? keys.face_on_key_frames : keys.down_the_line_key_frames)?.[event];
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw swingErrors.fileUnavailable(cause);
  }
}
