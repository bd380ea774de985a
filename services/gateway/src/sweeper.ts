import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from './deps.ts';
import { followDeletions } from './features/accounts/deletion/follow-deletions.ts';
import { pruneSessions } from './features/accounts/sessions/find-session.ts';
import { pruneAudit } from './features/admin/audit/prune-audit.ts';
import { pruneAdminSessions } from './features/admin/sign-in/admin-session.ts';
import { discardStaleUploads, removeDiscardedFiles } from './features/swings/deletion/discard-uploads.ts';
import { pruneUploadKeys } from './features/swings/upload/prune-upload-keys.ts';

const tasks: { everyMs: number; run: (deps: Deps) => Promise<void> }[] = [
  { everyMs: 2_000, run: removeDiscardedFiles },
  { everyMs: 5_000, run: followDeletions },
  { everyMs: 300_000, run: discardStaleUploads },
  { everyMs: 3_600_000, run: pruneSessions },
  { everyMs: 3_600_000, run: pruneAdminSessions },
  { everyMs: 3_600_000, run: pruneAudit },
  { everyMs: 3_600_000, run: pruneUploadKeys },
];

/** Keeps house while the service runs. Any number of gateways may do so at the same time. */
export function startSweeper(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loops = tasks.map(async ({ everyMs, run }) => {
    while (!stopping.signal.aborted) {
      await run(deps).catch((error: unknown) => deps.logger.warn({ err: error, task: run.name }, 'sweep failed'));
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
