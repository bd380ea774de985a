import type { EventPayload, FilmTest } from '@trueswing/contracts';
import { claimDue, requestColumns, timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AnalysisTables } from '../../database.tables.ts';

type Db = Kysely<AnalysisTables>;
type Tx = Transaction<AnalysisTables>;

/** One attempt to read the films of a check. */
export interface FilmAttempt {
  readonly filmId: string;
  readonly userId: string;
  readonly tests: readonly FilmTest[];
  readonly requestId: string | null;
  readonly traceparent: string | null;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** Keeps the request that sent the films. */
export async function insertFilm(tx: Tx, film: EventPayload<'mobility.filmed'>): Promise<void> {
  await tx
    .insertInto('analysis.mobility_film')
    .values({
      film_id: film.filmId,
      user_id: film.userId,
      tests: film.tests,
      ...requestColumns(),
      attempts: 0,
      due_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the films that have been due longest, for `leaseMs`. */
export async function claimFilm(db: Db, leaseMs: number): Promise<FilmAttempt | undefined> {
  return claimDue<AnalysisTables, 'analysis.mobility_film', FilmAttempt>(db, {
    table: 'analysis.mobility_film',
    key: ['film_id'],
    dueAt: 'due_at',
    nextDueAt: timeAfter(leaseMs),
    attempts: 'attempts',
    select: sql<FilmAttempt>`
      select film_id as "filmId", user_id as "userId", tests, request_id as "requestId",
        traceparent, attempts as attempt from claimed`,
  });
}

/** Ends the work; false when another attempt owns it or the golfer was deleted, and then nothing may be published. */
export async function deleteFilm(tx: Tx, { filmId, attempt }: FilmAttempt): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('analysis.mobility_film')
    .where('film_id', '=', filmId)
    .where('attempts', '=', attempt)
    .returning('film_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Another attempt may begin after `ms`. One that was handed back does not count. */
export async function releaseFilm(
  db: Db,
  { filmId, attempt }: FilmAttempt,
  { ms, counts }: { ms: number; counts: boolean },
): Promise<void> {
  await db
    .updateTable('analysis.mobility_film')
    .set({ due_at: timeAfter(ms), attempts: counts ? attempt : attempt - 1 })
    .where('film_id', '=', filmId)
    .where('attempts', '=', attempt)
    .execute();
}

export async function deleteFilmsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('analysis.mobility_film').where('user_id', '=', userId).execute();
}
