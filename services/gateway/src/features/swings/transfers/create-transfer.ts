import { randomBytes, randomUUID } from 'node:crypto';
import { maxVideoBytes, transferLifetimeMs, type UserId, uploadKey, type VideoView } from '@trueswing/contracts';
import { checkVideoFile, planOf } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { assertRoom, takeRoom } from '../../storage/assert-room.ts';
import { assertSomeUploadLeft, lockUsage } from '../../usage/upload-credit.ts';
import { discardUpload } from '../deletion/discard-uploads.ts';
import { rejectVideo, videoRejections } from '../inspect-video/video-errors.ts';
import { removeVideo } from './end-transfer.ts';
import { listOlderUploads, lockOpenUpload, openUpload, replaceTransfer } from './transfers.repository.ts';

/** Uploads that a golfer may leave unfinished: a changed form, a second device. The oldest beyond them is discarded. */
const maxOpenUploads = 3;

export interface TransferRequest {
  userId: UserId;
  /** Chosen by the client: the two videos of one upload have the same. */
  clientKey: string;
  view: VideoView;
  sizeBytes: number;
  /** As the client claims them. The bytes decide; a claim can only reject the video before they are sent. */
  name: string;
  type: string;
}

/**
 * Begins the transfer of a video, in the place of an unfinished one of the same upload and view. The same checks as at the upload,
 * as far as they are possible before the first byte.
 * @returns the id of the transfer and when it ends
 * @throws AppError `file-empty`, `file-too-large`, `not-a-video`, `format-refused`, `premium-required`, `store-unavailable`, `not-signed-in`, or the limit
 * that is reached
 */
export async function createTransfer(
  deps: Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger' | 'env'>,
  request: TransferRequest,
): Promise<{ id: string; expiresAt: Date }> {
  const { db, objectStore, now } = deps;
  const { userId, view, sizeBytes } = request;
  assertFile(request);
  const { isPremium } = await assertSomeUploadLeft(db, { userId, now: now() });
  if (view === 'down-the-line' && !planOf(isPremium).downTheLine) {
    throw new AppError('premium-required', { requiresUpgrade: true });
  }
  const room = { bytes: sizeBytes, replaced: { userId, clientKey: request.clientKey, view } };
  await assertRoom(deps, room);

  const id = randomUUID();
  const { upload, older } = await db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const facts = { userId, clientKey: request.clientKey, now: now() };
    const expiresAt = new Date(facts.now.getTime() + transferLifetimeMs);
    const opened = await openUpload(tx, { ...facts, expiresAt, analysisId: randomUUID() });
    return { upload: opened, older: await listOlderUploads(tx, userId, maxOpenUploads) };
  });
  const { analysis_id: analysisId, expires_at: expiresAt } = upload;
  const object_key = uploadKey(analysisId, view, randomBytes(16).toString('hex'));
  const store_upload_id = await objectStore.beginParts(object_key);
  const transfer = { id, analysis_id: analysisId, user_id: userId, view, size_bytes: sizeBytes };
  const replaced = await takeRoom(deps, room, async (tx, take) => {
    if (!(await lockOpenUpload(tx, analysisId))) return 'ended';
    await take();
    return await replaceTransfer(tx, { ...transfer, object_key, store_upload_id });
  }).catch(async (error: unknown) => {
    // Another upload took the room meanwhile.
    if (error instanceof AppError) await removeVideo(deps, { object_key });
    throw error;
  });
  if (replaced === 'ended') {
    await removeVideo(deps, { object_key });
    // Of a deleted account, which this lock refuses, or in another window.
    await db.transaction().execute((tx) => lockUsage(tx, userId));
    throw new AppError('not-ready');
  }
  if (replaced) await removeVideo(deps, replaced);
  // A request of another window may be storing a part of one.
  for (const one of older) await discardUpload(deps, one, { mayStillArrive: true });
  return { id, expiresAt };
}

function assertFile({ sizeBytes, name, type }: TransferRequest): void {
  if (sizeBytes === 0) throw videoRejections.empty();
  if (sizeBytes > maxVideoBytes) throw videoRejections.tooLarge(sizeBytes);
  const problem = name || type ? checkVideoFile({ name, sizeBytes, type }) : null;
  if (problem) throw rejectVideo(problem);
}
