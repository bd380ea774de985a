import type { Deps } from '../../../deps.ts';
import { deleteRefusedLogins } from './admin-audit.repository.ts';

const dayMs = 86_400_000;

/** Retention of rejected attempts, of which strangers can make many. All other entries are kept forever. */
const refusedLoginRetention = { days: 90, most: 100_000 } as const;

export async function pruneAudit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { days, most }: { days: number; most: number } = refusedLoginRetention,
): Promise<void> {
  await deleteRefusedLogins(db, { before: new Date(now().getTime() - days * dayMs), most });
}
