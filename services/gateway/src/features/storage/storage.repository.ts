import { claimDue, timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

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

/** Claims the next reading for `leaseMs`; false when it is not due, or another gateway makes it. */
export async function claimReading(db: Db, leaseMs: number): Promise<boolean> {
  const claimed = await claimDue(db, {
    table: 'gateway.storage_reading',
    key: ['id'],
    dueAt: 'due_at',
    nextDueAt: timeAfter(leaseMs),
    select: sql<{ id: boolean }>`select id from claimed`,
  });
  return claimed !== undefined;
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
