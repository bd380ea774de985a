import type { Club, LoggedShot, ShotImport, UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import { loggedShotOfRow } from '../../database.logged-columns.ts';
import type { Deps } from '../../deps.ts';
import { removeShotsOfImport } from '../swings/shots/remove-shot.ts';
import { lockUsage } from '../usage/upload-credit.ts';
import { toImport } from './import-shot-file.ts';
import { deleteImport, listImports, listNearest } from './shot-files.repository.ts';

/** Some long sessions with a club: shots without a time are in the order of their file, and any of them may be the golfer's. */
const listedShots = 500;

/** Newest first. */
export const listOwnImports = async ({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<ShotImport[]> =>
  (await listImports(db, userId)).map(toImport);

/** Deletes a file and its shots; swings with one of them go back to the numbers that were typed. @throws AppError `not-found`, `not-signed-in` */
export async function deleteOwnImport(
  deps: Pick<Deps, 'db' | 'now' | 'logger'>,
  userId: UserId,
  importId: string,
): Promise<void> {
  if (!isUuid(importId)) throw new AppError('not-found');
  await deps.db.transaction().execute(async (tx) => {
    // Not `lockGolfer`: a join holds this lock, and one that is raised later can wait for another that waits for it.
    await lockUsage(tx, userId);
    await removeShotsOfImport(tx, deps, { userId, importId });
    if (!(await deleteImport(tx, userId, importId))) throw new AppError('not-found');
  });
}

/** Shots with a club: those nearest to a moment, by default to now. */
export async function listOwnShots(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { club, near }: { club: Club; near?: string | undefined },
): Promise<LoggedShot[]> {
  const moment = near === undefined ? now() : new Date(near);
  return (await listNearest(db, userId, { club, near: moment, atMost: listedShots })).map(loggedShotOfRow);
}
