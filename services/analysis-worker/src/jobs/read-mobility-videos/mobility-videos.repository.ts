import type { FilmedTest } from '@trueswing/contracts';
import { claimDue, leaseMs, requestColumns, timeAfter } from '@trueswing/service-kit';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AnalysisTables } from '../../database.tables.ts';

type Db = Kysely<AnalysisTables>;
type Tx = Transaction<AnalysisTables>;

/** One attempt to read the videos of a check. */
export interface VideoAttempt {
  readonly videoId: string;
  readonly userId: string;
  readonly tests: readonly FilmedTest[];
  readonly requestId: string | null;
  readonly traceparent: string | null;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** Keeps the request that sent the videos. */
export async function insertVideo(tx: Tx, video: Pick<VideoAttempt, 'videoId' | 'userId' | 'tests'>): Promise<void> {
  await tx
    .insertInto('analysis.mobility_film')
    .values({
      film_id: video.videoId,
      user_id: video.userId,
      tests: [...video.tests],
      ...requestColumns(),
      attempts: 0,
      due_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the videos that have been due longest. */
export async function claimVideo(db: Db): Promise<VideoAttempt | undefined> {
  return claimDue<AnalysisTables, 'analysis.mobility_film', VideoAttempt>(db, {
    table: 'analysis.mobility_film',
    key: ['film_id'],
    dueAt: 'due_at',
    nextDueAt: timeAfter(leaseMs),
    attempts: 'attempts',
    select: sql<VideoAttempt>`
      select film_id as "videoId", user_id as "userId", tests, request_id as "requestId",
        traceparent, attempts as attempt from claimed`,
  });
}

/** Ends the work; false when another attempt owns it or the golfer was deleted, and then nothing may be published. */
export async function deleteVideo(tx: Tx, { videoId, attempt }: VideoAttempt): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('analysis.mobility_film')
    .where('film_id', '=', videoId)
    .where('attempts', '=', attempt)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Moves the time at which another attempt may begin; false when another one owns the work. */
export async function moveDue(
  db: Db,
  { videoId, attempt }: VideoAttempt,
  dueAt: RawBuilder<Date>,
  /** Less by one for an attempt that was handed back, which does not count. */
  attempts = attempt,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analysis.mobility_film')
    .set({ due_at: dueAt, attempts })
    .where('film_id', '=', videoId)
    .where('attempts', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteVideosOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('analysis.mobility_film').where('user_id', '=', userId).execute();
}
