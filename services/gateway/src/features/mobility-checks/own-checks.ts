import { isDeepStrictEqual } from 'node:util';
import type { MobilityCheck, MobilityCheckBody, UserId } from '@trueswing/contracts';
import { bodyOfChecks, doneAt, mobilityCheckVersion } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import {
  deleteCheck,
  deleteOldChecks,
  findCheck,
  findRegistration,
  insertCheck,
  listChecks,
  type MobilityCheckRow,
} from './mobility-checks.repository.ts';

const toCheck = ({ created_at, ...row }: MobilityCheckRow): MobilityCheck => ({
  ...row,
  createdAt: created_at.toISOString(),
});

/**
 * Stores a check with the moment at which it was measured; sent again, it is stored once.
 * @throws AppError `not-found` if the id is another golfer's, `idempotency-key-reused` if it is that of another check
 */
export async function saveCheck(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { id, method, version, parts, waitedMs = 0 }: MobilityCheckBody,
): Promise<MobilityCheck> {
  const storedAt = now();
  const stored = await db.transaction().execute(async (tx) => {
    const registeredAt = (await findRegistration(tx, userId)) ?? storedAt;
    const createdAt = new Date(doneAt(storedAt.getTime(), waitedMs, registeredAt.getTime()));
    await storeCheck(tx, { id, userId, method, version, parts, createdAt }, storedAt);
    return findCheck(tx, userId, id);
  });
  if (!stored) throw new AppError('not-found');
  if (!isDeepStrictEqual(stored, { id, method, version, parts, created_at: stored.created_at })) {
    throw new AppError('idempotency-key-reused');
  }
  return toCheck(stored);
}

/** Stores the check that was read from videos, once per video. */
export const storeFilmedCheck = (
  tx: Transaction<GatewayTables>,
  check: Pick<NewCheck, 'id' | 'userId' | 'parts' | 'createdAt'>,
): Promise<void> => storeCheck(tx, { ...check, method: 'film', version: mobilityCheckVersion }, check.createdAt);

type NewCheck = Omit<MobilityCheck, 'createdAt'> & { userId: UserId; createdAt: Date };

async function storeCheck(tx: Transaction<GatewayTables>, check: NewCheck, storedAt: Date): Promise<void> {
  const { id, userId, method, version, parts, createdAt } = check;
  const row = { id, user_id: userId, method, version, parts: JSON.stringify(parts), created_at: createdAt };
  if (!(await insertCheck(tx, row))) return;
  await deleteOldChecks(tx, userId, id);
  await publish(tx, { type: 'mobility.checked', payload: { checkId: id, userId }, occurredAt: storedAt });
}

/** Null when the golfer has no such check. */
export async function readOwnCheck(db: Deps['db'], userId: UserId, id: string): Promise<MobilityCheck | null> {
  const check = await findCheck(db, userId, id);
  return check ? toCheck(check) : null;
}

/** Newest first. */
export async function listOwnChecks({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<MobilityCheck[]> {
  return (await listChecks(db, userId)).map(toCheck);
}

/** Turns of the body that the golfer's checks have shown; null without one. */
export const readBody = async (db: Deps['db'], userId: UserId): Promise<Pick<MobilityCheck, 'parts'> | null> =>
  bodyOfChecks(await listOwnChecks({ db }, userId));

/** @throws AppError `not-found` */
export async function deleteOwnCheck({ db }: Pick<Deps, 'db'>, userId: UserId, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteCheck(db, userId, id))) throw new AppError('not-found');
}
