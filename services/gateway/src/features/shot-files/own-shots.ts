import type { Club, LoggedShot, ShotImport, UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { toImport } from './import-shot-file.ts';
import { loggedShotOfRow } from './logged-columns.ts';
import { deleteImport, listImports, listNearest } from './shot-files.repository.ts';

const listedShots = 50;

/** Newest first. */
export const listOwnImports = async ({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<ShotImport[]> =>
  (await listImports(db, userId)).map(toImport);

/** Deletes a file and its shots. @throws AppError `not-found` */
export async function deleteOwnImport({ db }: Pick<Deps, 'db'>, userId: UserId, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteImport(db, userId, id))) throw new AppError('not-found');
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
