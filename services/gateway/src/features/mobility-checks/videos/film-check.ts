import { randomUUID } from 'node:crypto';
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
import { readOwnCheck } from '../own-checks.ts';
import { newIdOfKey } from './id-of-key.ts';
import { deleteReadVideosBefore, findVideo, findVideoIdOfKey, insertVideo } from './mobility-videos.repository.ts';

const slots: Readonly<Record<string, FilmedTest>> = { chestVideo: 'chest', hipsVideo: 'hips' };

/** A page that still waits for the videos has been left by then; the check itself stays. */
const keptMs = 7 * 86_400_000;

interface FilmedCheck {
  userId: UserId;
  /** A repeated key means that the same videos are sent again: they are stored once. Their contents are not compared. */
  idempotencyKey: string | undefined;
  parts: AsyncIterable<UploadPart>;
  /** Size that the request announces. */
  sizeBytes: number;
}

/**
 * Receives the videos of a check and orders their reading. They count against no plan. After a failure neither an object nor a row stays.
 * @throws what the inspection throws; AppError `bad-request` for a form without a video or with other parts, `not-signed-in` when
 *   the account is deleted meanwhile, `store-unavailable` without room
 */
export async function filmCheck(
  deps: Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger' | 'env'>,
  { userId, idempotencyKey, parts, sizeBytes }: FilmedCheck,
): Promise<string> {
  const { db, objectStore, now } = deps;
  const earlierId = idempotencyKey && (await findVideoIdOfKey(db, userId, idempotencyKey));
  if (earlierId) {
    await receiveVideos(nowhere, earlierId, parts);
    return earlierId;
  }
  const videoId = idempotencyKey ? newIdOfKey(idempotencyKey) : randomUUID();
  await beginUpload(deps, { analysisId: videoId, userId, bytes: sizeBytes });
  try {
    const tests = await receiveVideos(objectStore, videoId, parts);
    const storedId = await db.transaction().execute(async (tx) => {
      await lockUsage(tx, userId);
      const twinId = idempotencyKey && (await findVideoIdOfKey(tx, userId, idempotencyKey));
      if (twinId) return twinId;
      await endUpload(tx, videoId);
      await insertVideo(tx, { id: videoId, userId, now: now() });
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

/** @returns the tests whose videos arrived */
async function receiveVideos(
  objectStore: Pick<ObjectStore, 'put'>,
  videoId: string,
  parts: AsyncIterable<UploadPart>,
): Promise<FilmedTest[]> {
  const tests: FilmedTest[] = [];
  for await (const part of parts) {
    const test = Object.hasOwn(slots, part.name) ? slots[part.name] : undefined;
    if (part.kind !== 'file' || !test || tests.includes(test)) throw new AppError('bad-request');
    await objectStore.put(mobilityVideoKey(videoId, test), new VideoInspection().inspect(part.video));
    tests.push(test);
  }
  if (tests.length === 0) throw new AppError('bad-request', { message: 'Please choose a video.' });
  return tests;
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
