import type { Deps } from '../../../deps.ts';
import { deleteRefusedLogins } from './admin-audit.repository.ts';

const dayMs = 86_400_000;

/** What is kept of attempts to sign in that were refused: anybody can make them. What admins did is kept for good. */
const refusedLoginsKept = { days: 90, most: 100_000 } as const;

export async function pruneAudit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { days, most }: { days: number; most: number } = refusedLoginsKept,
): Promise<void> {
  await deleteRefusedLogins(db, { before: new Date(now().getTime() - days * dayMs), most });
}
