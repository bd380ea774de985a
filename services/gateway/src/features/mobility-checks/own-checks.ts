import type { MobilityCheck, MobilityCheckBody, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import {
  deleteCheck,
  deleteOldChecks,
  findCheck,
  insertCheck,
  listChecks,
  type MobilityCheckRow,
} from './mobility-checks.repository.ts';

const toCheck = ({ created_at, ...row }: MobilityCheckRow): MobilityCheck => ({
  ...row,
  createdAt: created_at.toISOString(),
});

/** Stores a check; sent again, it is stored once. @throws AppError `not-found` if the id is another golfer's */
export async function saveCheck(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { id, method, version, parts }: MobilityCheckBody,
): Promise<MobilityCheck> {
  const stored = await db.transaction().execute(async (tx) => {
    const check = { id, user_id: userId, method, version, parts: JSON.stringify(parts), created_at: now() };
    if (await insertCheck(tx, check)) {
      await deleteOldChecks(tx, userId);
      await publish(tx, { type: 'mobility.checked', payload: { checkId: id, userId } });
    }
    return findCheck(tx, userId, id);
  });
  if (!stored) throw new AppError('not-found');
  return toCheck(stored);
}

/** Newest first. */
export async function listOwnChecks({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<MobilityCheck[]> {
  return (await listChecks(db, userId)).map(toCheck);
}

/** The newest check; null without one. */
export async function readLatestCheck(db: Deps['db'], userId: UserId): Promise<MobilityCheck | null> {
  const [newest] = await listChecks(db, userId, 1);
  return newest ? toCheck(newest) : null;
}

/** @throws AppError `not-found` */
export async function deleteOwnCheck({ db }: Pick<Deps, 'db'>, userId: UserId, id: string): Promise<void> {
  const isId = z.uuid().safeParse(id).success;
  if (!isId || !(await deleteCheck(db, userId, id))) throw new AppError('not-found');
}
