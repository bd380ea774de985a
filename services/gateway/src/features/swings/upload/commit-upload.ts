import { type AnalysisId, analysisIdSchema, type UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { lockUsage, takeUploadCredit } from '../../usage/upload-credit.ts';
import { keepChosenShot } from '../shots/keep-chosen-shot.ts';
import { insertSwing } from '../swings.repository.ts';
import { assertSameUpload } from './assert-same-upload.ts';
import type { SwingFacts } from './read-swing-facts.ts';
import { endUpload } from './track-upload.ts';
import { findUploadByIdempotencyKey, insertIdempotencyKey } from './uploads.repository.ts';

interface CompleteUpload {
  analysisId: AnalysisId;
  userId: UserId;
  idempotencyKey: string | undefined;
  facts: SwingFacts;
  /** Runs in the transaction before the swing is stored; what it throws ends the commit. */
  before?: (tx: Transaction<GatewayTables>) => Promise<void>;
}

/**
 * Commits an upload: swing, credit, idempotency key and event in one transaction, one upload of a golfer at a time.
 * @returns the id of the swing; that of another upload if the same one was sent twice in parallel and the other was faster
 * @throws AppError when the golfer has no upload left; `idempotency-key-reused`; what `before` throws
 */
export async function commitUpload(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { analysisId, userId, idempotencyKey, facts, before }: CompleteUpload,
): Promise<AnalysisId> {
  return await db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const twin = idempotencyKey && (await findUploadByIdempotencyKey(tx, userId, idempotencyKey));
    if (twin) {
      assertSameUpload(twin, facts);
      return analysisIdSchema.parse(twin.id);
    }

    const at = now();
    await before?.(tx);
    await endUpload(tx, analysisId);
    const { shotId, recordedAt, ...swing } = facts;
    // Some phones give a chosen file the time of the choice. What is written in it is the time of the recording.
    const filmed_at = filmedBefore(at, recordedAt) ?? filmedBefore(at, facts.filmed_at);
    await insertSwing(tx, { id: analysisId, user_id: userId, uploaded_at: at, ...swing, filmed_at });
    if (shotId !== undefined) await keepChosenShot(tx, { analysisId, userId, shotId, swing, now: at });
    const hasDownTheLine = facts.down_the_line_key !== null;
    await takeUploadCredit(tx, { userId, analysisId, club: facts.club, hasDownTheLine, now: at });
    if (idempotencyKey) await insertIdempotencyKey(tx, { userId, key: idempotencyKey, analysisId, now: at });
    await publish(tx, { type: 'swing.uploaded', payload: { analysisId, userId } });
    return analysisId;
  });
}

/** No phone filmed swings before; a file without a date has the beginning of its system's clock. */
const earliestFilm = Date.UTC(2005, 0);

/** The time at which the swing was filmed; null if it cannot be right, as where a device's clock is wrong. */
const filmedBefore = (uploadedAt: Date, filmedAt: Date | null): Date | null =>
  filmedAt && filmedAt.getTime() >= earliestFilm && filmedAt <= uploadedAt ? filmedAt : null;
