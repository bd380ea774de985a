import type { Kysely, Transaction } from 'kysely';
import { rowOfShot, selectedShot } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

/** An upload in one request. */
interface NewUpload {
  analysisId: string;
  userId: string;
  announcedBytes: number;
  now: Date;
}

export async function insertUploadInProgress(
  db: Db,
  { analysisId, userId, announcedBytes, now }: NewUpload,
): Promise<void> {
  await db
    .insertInto('gateway.upload_in_progress')
    .values({
      analysis_id: analysisId,
      user_id: userId,
      started_at: now,
      discarding_at: null,
      announced_bytes: announcedBytes,
    })
    .execute();
}

/** Ends an upload that becomes a swing; false when it is being discarded. */
export async function deleteUploadInProgress(tx: Tx, analysisId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('gateway.upload_in_progress')
    .where('analysis_id', '=', analysisId)
    .where('discarding_at', 'is', null)
    .returning('analysis_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export type StoredUpload = NonNullable<Awaited<ReturnType<typeof findUploadByIdempotencyKey>>>;

/** The swing that an upload with this key became, with the facts that came from its request. */
export async function findUploadByIdempotencyKey(db: Db, userId: string, key: string) {
  const row = await db
    .selectFrom('gateway.idempotency_key as used')
    .innerJoin('gateway.swing as swing', 'swing.id', 'used.analysis_id')
    .leftJoin('gateway.swing_shot as joined', 'joined.analysis_id', 'swing.id')
    .select([
      ...selectedShot,
      'swing.id',
      'swing.club',
      'swing.handedness',
      'swing.slow_motion',
      'swing.tour',
      'swing.age',
    ])
    .select(['swing.is_same_swing', 'swing.face_on_sha256', 'swing.face_on_bytes'])
    .select(['swing.down_the_line_sha256', 'swing.down_the_line_bytes', 'joined.sent'])
    .where('used.user_id', '=', userId)
    .where('used.key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, sent, ...facts } = row;
  // A shot that was joined since has given the swing other numbers than those that were sent.
  return { id, facts: sent ? { ...facts, ...rowOfShot(sent), tour: sent.tour } : facts };
}

export async function insertIdempotencyKey(
  tx: Tx,
  upload: { userId: string; key: string; analysisId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('gateway.idempotency_key')
    .values({ user_id: upload.userId, key: upload.key, analysis_id: upload.analysisId, created_at: upload.now })
    .execute();
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('gateway.idempotency_key').where('created_at', '<', before).execute();
}
