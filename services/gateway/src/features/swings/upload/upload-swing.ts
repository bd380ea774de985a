import { randomUUID } from 'node:crypto';
import { type AnalysisId, analysisIdSchema, type UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { assertSomeUploadLeft } from '../../usage/upload-credit.ts';
import { discardFailedUpload, discardUpload } from '../deletion/discard-uploads.ts';
import { assertSameUpload } from './assert-same-upload.ts';
import { commitUpload } from './commit-upload.ts';
import { readSwingFacts } from './read-swing-facts.ts';
import { nowhere, receiveUpload, type UploadPart } from './receive-upload.ts';
import { beginUpload } from './track-upload.ts';
import { findUploadByIdempotencyKey, type StoredUpload } from './uploads.repository.ts';

interface Upload {
  userId: UserId;
  /** A repeated key means a repeated upload: with the same content it gets the first answer again. */
  idempotencyKey: string | undefined;
  parts: AsyncIterable<UploadPart>;
  /** Size that the request announces. */
  sizeBytes: number;
}

/**
 * Uploads a swing: stores the videos, then the swing, the credit and the event in one transaction, then wakes a worker up.
 * After a failure neither an object nor a row stays behind.
 * @throws AppError with the code of the first check that failed
 */
export async function uploadSwing(deps: Deps, upload: Upload): Promise<AnalysisId> {
  const { userId, idempotencyKey } = upload;
  // A golfer without an upload left is rejected before 100 MB are sent. The binding decision is made under the lock.
  const allowance = assertSomeUploadLeft(deps.db, { userId, now: deps.now() });
  await allowance.catch(() => undefined);
  // Only now: what has used up the last upload may be this one, sent by a twin that has just ended.
  const earlier = idempotencyKey && (await findUploadByIdempotencyKey(deps.db, userId, idempotencyKey));
  if (earlier) return await receiveAgain(earlier, upload);
  const { isPremium } = await allowance;
  const analysisId = analysisIdSchema.parse(randomUUID());
  await beginUpload(deps, { analysisId, userId, bytes: upload.sizeBytes });
  try {
    const received = await receiveUpload(deps.objectStore, { analysisId, isPremium, parts: upload.parts });
    const facts = readSwingFacts(received, userId);
    const committedId = await commitUpload(deps, { analysisId, userId, idempotencyKey, facts });
    if (committedId !== analysisId) await discardUpload(deps, analysisId, { mayStillArrive: false });
    else void deps.queue.wakeUp({ analysisId, attempt: 1 });
    return committedId;
  } catch (error) {
    await discardFailedUpload(deps, analysisId, error);
    throw error;
  }
}

/** Reads a repeated upload without storing anything. @throws AppError `idempotency-key-reused` when it has another content */
async function receiveAgain(earlier: StoredUpload, { userId, parts }: Upload): Promise<AnalysisId> {
  const analysisId = analysisIdSchema.parse(earlier.id);
  // The plan may have ended since the first one.
  const received = await receiveUpload(nowhere, { analysisId, isPremium: true, parts });
  assertSameUpload(earlier, readSwingFacts(received, userId));
  return analysisId;
}
