import { createHash, randomUUID } from 'node:crypto';
import { type FilmedTest, type MobilityVideo, mobilityVideoKey, type UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import type { ObjectStore } from '../../../object-store/object-store.ts';
import { discardFailedUpload, discardUpload } from '../../swings/deletion/discard-uploads.ts';
import { VideoInspection } from '../../swings/inspect-video/inspect-video.ts';
import { nowhere, type UploadPart } from '../../swings/upload/receive-upload.ts';
import { beginUpload, endUpload } from '../../swings/upload/track-upload.ts';
import { lockUsage } from '../../usage/upload-credit.ts';
import { mobilityErrors } from '../mobility-errors.ts';
import { readOwnCheck } from '../own-checks.ts';
import { newIdOfKey } from './id-of-key.ts';
import { deleteReadVideosBefore, findVideo, findVideoOfKey, insertVideo } from './mobility-videos.repository.ts';

const slots: Readonly<Record<string, FilmedTest>> = { chestVideo: 'chest', hipsVideo: 'hips' };

/** A page that still waits for the videos has been left by then; the check itself stays. */
const keptMs = 7 * 86_400_000;

interface FilmedCheck {
  userId: UserId;
  /** A repeated key means that the same videos are sent again: they are stored once. */
  idempotencyKey: string | undefined;
  parts: AsyncIterable<UploadPart>;
  /** Size that the request announces. */
  sizeBytes: number;
}

/**
 * Receives the videos of a check and orders their reading. They count against no plan. After a failure neither an object nor a row stays.
 * @throws what the inspection throws; AppError `bad-request` for a form without a video or with other parts, `idempotency-key-reused`
 *   when the key stands for other videos, `not-signed-in` when the account is deleted meanwhile, `store-unavailable` without room
 */
export async function filmCheck(
  deps: Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger' | 'env'>,
  { userId, idempotencyKey, parts, sizeBytes }: FilmedCheck,
): Promise<string> {
  const { db, objectStore, now } = deps;
  const earlier = idempotencyKey && (await findVideoOfKey(db, userId, idempotencyKey));
  if (earlier) {
    const { contentsSha256 } = await receiveVideos(nowhere, earlier.id, parts);
    return idOfSameVideos(earlier, contentsSha256);
  }
  const videoId = idempotencyKey ? newIdOfKey(idempotencyKey) : randomUUID();
  await beginUpload(deps, { analysisId: videoId, userId, bytes: sizeBytes });
  try {
    const { tests, contentsSha256 } = await receiveVideos(objectStore, videoId, parts);
    const storedId = await db.transaction().execute(async (tx) => {
      await lockUsage(tx, userId);
      const twin = idempotencyKey && (await findVideoOfKey(tx, userId, idempotencyKey));
      if (twin) return idOfSameVideos(twin, contentsSha256);
      await endUpload(tx, videoId);
      await insertVideo(tx, { id: videoId, userId, contentsSha256, now: now() });
      await publish(tx, { type: 'mobility.filmed', payload: { filmId: videoId, userId, tests } });
      return videoId;
    });
    if (storedId !== videoId) await discardUpload(deps, videoId, { mayStillArrive: false });
    return storedId;
  } catch (error) {
    await discardFailedUpload(deps, videoId, error);
    throw error;
  }
}

interface ReceivedVideos {
  /** Those whose videos arrived. */
  readonly tests: FilmedTest[];
  /** Digest of which video was sent for which test, in any order. */
  readonly contentsSha256: string;
}

async function receiveVideos(
  objectStore: Pick<ObjectStore, 'put'>,
  videoId: string,
  parts: AsyncIterable<UploadPart>,
): Promise<ReceivedVideos> {
  const tests: FilmedTest[] = [];
  const contents: string[] = [];
  for await (const part of parts) {
    const test = Object.hasOwn(slots, part.name) ? slots[part.name] : undefined;
    if (part.kind !== 'file' || !test || tests.includes(test)) throw new AppError('bad-request');
    const inspection = new VideoInspection();
    await objectStore.put(mobilityVideoKey(videoId, test), inspection.inspect(part.video));
    tests.push(test);
    contents.push(`${test} ${inspection.facts().sha256}`);
  }
  if (tests.length === 0) throw mobilityErrors.noVideo();
  const contentsSha256 = createHash('sha256').update(contents.toSorted().join('\n')).digest('hex');
  return { tests, contentsSha256 };
}

/** @throws AppError `idempotency-key-reused` when other videos were stored: the answer would let the caller believe that these were */
function idOfSameVideos(stored: { id: string; contents_sha256: string | null }, contentsSha256: string): string {
  if (stored.contents_sha256 !== null && stored.contents_sha256 !== contentsSha256) {
    throw new AppError('idempotency-key-reused');
  }
  return stored.id;
}

/** Whether the videos were read, and the check. @throws AppError `not-found` */
export async function readVideo({ db }: Pick<Deps, 'db'>, userId: UserId, id: string): Promise<MobilityVideo> {
  const video = isUuid(id) ? await findVideo(db, userId, id) : undefined;
  if (!video) throw new AppError('not-found');
  return {
    id: video.id,
    isRead: video.failures !== null,
    failures: video.failures ?? { chest: null, hips: null },
    check: await readOwnCheck(db, userId, id),
  };
}

export const pruneVideos = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteReadVideosBefore(db, new Date(now().getTime() - keptMs));
