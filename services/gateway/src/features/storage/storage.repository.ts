import type { VideoView } from '@trueswing/contracts';
import { claimDue, timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { longestUploadMs } from './longest-upload.ts';

type Db = Kysely<GatewayTables>;

/** Size of the bucket at the last reading; zeros before the first one. */
export interface StorageReading {
  readonly uploadsBytes: number;
  readonly analysesBytes: number;
  readonly objects: number;
  /** When the reading began; null before the first one. */
  readonly readAt: Date | null;
  /** When the first reading was due. */
  readonly createdAt: Date | null;
  /** Size of the swings that were uploaded since. */
  readonly newerBytes: number;
}

/**
 * Claims the next reading for `leaseMs`.
 * @returns until when, with all digits of the database; undefined when it is not due, or another gateway makes it
 */
export async function claimReading(db: Db, leaseMs: number): Promise<string | undefined> {
  const claimed = await claimDue(db, {
    table: 'gateway.storage_reading',
    key: ['id'],
    dueAt: 'due_at',
    nextDueAt: timeAfter(leaseMs),
    select: sql<{ until: string }>`select due_at::text as until from claimed`,
  });
  return claimed?.until;
}

/** Gives a claim back, so that the reading is due for any gateway, unless another one has claimed or stored it meanwhile. */
export async function releaseReading(db: Db, claimedUntil: string): Promise<void> {
  await db
    .updateTable('gateway.storage_reading')
    .set({ due_at: sql`now()` })
    .where('due_at', '=', sql<Date>`${claimedUntil}::timestamptz`)
    .execute();
}

/** @param readAt when the reading began: what was uploaded since may not be in it */
export async function storeReading(
  db: Db,
  { readAt, nextAfterMs }: { readAt: Date; nextAfterMs: number },
  { uploadsBytes, analysesBytes, objects }: Pick<StorageReading, 'uploadsBytes' | 'analysesBytes' | 'objects'>,
): Promise<void> {
  await db
    .updateTable('gateway.storage_reading')
    .set({
      read_at: readAt,
      due_at: timeAfter(nextAfterMs),
      uploads_bytes: uploadsBytes,
      analyses_bytes: analysesBytes,
      objects,
    })
    .execute();
}

export async function findReading(db: Db): Promise<StorageReading> {
  const { rows } = await sql<StorageReading>`
    select uploads_bytes as "uploadsBytes", analyses_bytes as "analysesBytes", objects, read_at as "readAt", created_at as "createdAt",
      (select coalesce(sum(face_on_bytes::float8 + coalesce(down_the_line_bytes, 0)), 0) from gateway.swing
       where discarded_at is null and files_removed_at is null and uploaded_at > read_at) as "newerBytes"
    from gateway.storage_reading`.execute(db);
  return rows[0] ?? { uploadsBytes: 0, analysesBytes: 0, objects: 0, readAt: null, createdAt: null, newerBytes: 0 };
}

/** Longer than a begin takes; a gateway that has lost its network holds the lock for half a minute. */
const longestRoomWait = '2s';

/** Locks what decides whether an upload has room, until the transaction ends. False, and the transaction is over, if another one keeps it. */
export async function lockRoom(tx: Transaction<GatewayTables>): Promise<boolean> {
  try {
    await sql`set local lock_timeout = ${sql.lit(longestRoomWait)}`.execute(tx);
    await tx.selectFrom('gateway.storage_reading').select('id').forUpdate().execute();
    await sql`set local lock_timeout to default`.execute(tx);
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** The transfer of this view in the upload that a client names. */
export interface ReplacedTransfer {
  readonly userId: string;
  readonly clientKey: string;
  readonly view: VideoView;
}

/**
 * Sums what uploads have announced that still arrive, in any gateway: forms, and transfers except the one that is replaced. How much of a
 * form has arrived is not stored, so that it counts whole. What a transfer announced counts for as long: later it keeps the room of what
 * has arrived, or videos that are never sent would keep everyone's for a day.
 */
export async function findArriving(
  db: Db,
  now: Date,
  replaced?: ReplacedTransfer,
): Promise<{ arrivingBytes: number; unstoredBytes: number }> {
  const { userId = null, clientKey = null, view = null } = replaced ?? {};
  const since = new Date(now.getTime() - longestUploadMs);
  const { rows } = await sql<{ arrivingBytes: number; unstoredBytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as "arrivingBytes", coalesce(sum(bytes - stored), 0)::float8 as "unstoredBytes" from (
      select announced_bytes::float8 as bytes, 0 as stored from gateway.upload_in_progress
        where discarding_at is null and expires_at is null and started_at > ${since}
      union all
      select case when upload.started_at > ${since} then transfer.size_bytes else transfer.offset_bytes end, transfer.offset_bytes from gateway.transfer transfer
        join gateway.upload_in_progress upload on upload.analysis_id = transfer.analysis_id
        where upload.discarding_at is null and upload.expires_at > ${now}
          and (upload.user_id = ${userId} and upload.upload_key = ${clientKey} and transfer.view = ${view}) is not true
    ) upload`.execute(db);
  return rows[0] ?? { arrivingBytes: 0, unstoredBytes: 0 };
}
