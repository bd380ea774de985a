import type { UploadClub, UserId } from '@trueswing/contracts';
import { centralWeekKey, decideUpload, type UploadDecision, type UploadUsage } from '@trueswing/domain';
import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { readUploadUsage } from './read-usage.ts';
import { insertCredit, lockAccount, releaseCredit } from './usage.repository.ts';
import { usageErrors } from './usage-errors.ts';

type Tx = Transaction<GatewayTables>;

/** Allows one decision at a time for a golfer: usage cannot change while a transaction holds this lock. */
export const lockUsage = (tx: Tx, userId: UserId): Promise<void> => lockAccount(tx, userId);

/**
 * Rejects a golfer who has no upload left with any club; which club it will be is not known yet.
 * @throws AppError with the code of the limit that is reached
 */
export async function assertSomeUploadLeft(
  db: Kysely<GatewayTables>,
  { userId, now }: { userId: UserId; now: Date },
): Promise<UploadUsage> {
  const usage = await readUploadUsage(db, userId, now);
  const driver = decideUpload(usage, { club: 'driver', hasDownTheLine: false });
  const sevenIron = decideUpload(usage, { club: '7-iron', hasDownTheLine: false });
  if (!sevenIron.allowed) assertAllowed(driver);
  return usage;
}

/**
 * Counts an upload whose swing has been inserted; the caller holds the lock.
 * @throws AppError with the code of the limit that is reached
 */
export async function takeUploadCredit(
  tx: Tx,
  upload: { userId: UserId; analysisId: string; club: UploadClub; hasDownTheLine: boolean; now: Date },
): Promise<void> {
  const { userId, analysisId, club, now } = upload;
  const usage = await readUploadUsage(tx, userId, now);
  assertAllowed(decideUpload(usage, upload));
  const plan = usage.isPremium ? 'premium' : 'free';
  await insertCredit(tx, { userId, analysisId, plan, club, weekStart: centralWeekKey(now), now });
}

/** Releases the credit of an upload. Idempotent. */
export const releaseUploadCredit = (tx: Tx, analysisId: string, now: Date): Promise<void> =>
  releaseCredit(tx, analysisId, now);

function assertAllowed(decision: UploadDecision): void {
  if (!decision.allowed) throw usageErrors.uploadRefused(decision);
}
