import { inOrder, type RunningConsumer, startConsumer } from '@trueswing/events';
import { startPeriodicTasks } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { completeDeletions } from './features/accounts/deletion/complete-deletions.ts';
import { pruneHandOvers } from './features/accounts/devices/hand-over.ts';
import { pruneLogins } from './features/accounts/oidc/login-attempt.ts';
import { prunePasswordResets } from './features/accounts/password/reset-password.ts';
import { pruneRegistrations } from './features/accounts/registration/confirm-registration.ts';
import { pruneSessions } from './features/accounts/sessions/find-session.ts';
import { pruneAudit } from './features/admin/audit/prune-audit.ts';
import { pruneAdminSessions } from './features/admin/sign-in/admin-session.ts';
import { followDueGoals } from './features/goals/follow-due-goals.ts';
import { judgeGoalOfSwing } from './features/goals/swing-analyzed.consumer.ts';
import { pruneVideos } from './features/mobility-checks/videos/film-check.ts';
import { handleMobilityFilmRead } from './features/mobility-checks/videos/mobility-film-read.consumer.ts';
import { handlePushSubscriptionGone } from './features/push/push-subscription-gone.consumer.ts';
import { writeDueRecaps } from './features/recaps/write-recaps.ts';
import { measureBucket } from './features/storage/measure-bucket.ts';
import { discardStaleUploads, removeDiscardedFiles } from './features/swings/deletion/discard-uploads.ts';
import { removeOldOriginals } from './features/swings/deletion/remove-old-originals.ts';
import { pruneShares } from './features/swings/shares/links/prune-shares.ts';
import { judgeResetSwing } from './features/swings/shots/remove-shot.ts';
import { handleSwingAnalysisFailed } from './features/swings/swing-analysis-failed.consumer.ts';
import { pruneIdempotencyKeys } from './features/swings/upload/prune-idempotency-keys.ts';
import { pruneWorkouts } from './features/workouts/prune-workouts.ts';

const secondMs = 1_000;
const hourMs = 3_600_000;

/** Starts what runs beside the HTTP calls: the event consumer and the periodic tasks. Several gateways may run them. */
export function startBackground(deps: Deps): { stop(): Promise<void> } {
  const consumer = startEventConsumer(deps);
  const tasks = startPeriodicTasks(
    [
      { name: 'remove-discarded-files', everyMs: 2 * secondMs, run: () => removeDiscardedFiles(deps) },
      { name: 'complete-account-deletions', everyMs: 5 * secondMs, run: () => completeDeletions(deps) },
      { name: 'discard-stale-uploads', everyMs: 300 * secondMs, run: () => discardStaleUploads(deps) },
      { name: 'ensure-bucket', everyMs: 5 * secondMs, run: ensureBucketOnce(deps) },
      { name: 'measure-bucket', everyMs: 60 * secondMs, run: (stopping) => measureBucket(deps, stopping) },
      { name: 'remove-old-originals', everyMs: 60 * secondMs, run: (stopping) => removeOldOriginals(deps, stopping) },
      { name: 'write-recaps', everyMs: 60 * secondMs, run: (stopping) => writeDueRecaps(deps, stopping) },
      { name: 'prune-sessions', everyMs: hourMs, run: () => pruneSessions(deps) },
      { name: 'prune-logins', everyMs: hourMs, run: () => pruneLogins(deps) },
      { name: 'prune-password-resets', everyMs: hourMs, run: () => prunePasswordResets(deps) },
      { name: 'prune-admin-sessions', everyMs: hourMs, run: () => pruneAdminSessions(deps) },
      { name: 'prune-admin-audit', everyMs: hourMs, run: () => pruneAudit(deps) },
      { name: 'prune-registrations', everyMs: hourMs, run: () => pruneRegistrations(deps) },
      { name: 'prune-hand-overs', everyMs: hourMs, run: () => pruneHandOvers(deps) },
      { name: 'prune-shares', everyMs: hourMs, run: () => pruneShares(deps) },
      { name: 'follow-due-goals', everyMs: 300 * secondMs, run: () => followDueGoals(deps) },
      { name: 'prune-mobility-films', everyMs: hourMs, run: () => pruneVideos(deps) },
      { name: 'prune-workouts', everyMs: hourMs, run: () => pruneWorkouts(deps) },
      { name: 'prune-idempotency-keys', everyMs: hourMs, run: () => pruneIdempotencyKeys(deps) },
    ],
    deps.logger,
  );
  return {
    async stop() {
      await Promise.all([consumer.stop(), tasks.stop()]);
    },
  };
}

/** A bucket that was there once is not made again: an empty one in its place would hide that the files are lost. */
function ensureBucketOnce({ objectStore }: Deps): () => Promise<void> {
  let isEnsured = false;
  return async () => {
    if (isEnsured) return;
    await objectStore.ensureBucket();
    isEnsured = true;
  };
}

/** Every event that this service handles, with its one handler. */
export function startEventConsumer({ db, env, logger, now }: Deps): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'gateway',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: {
      'swing.analyzed': inOrder((tx, { payload }) => judgeResetSwing(tx, { now, logger }, payload), judgeGoalOfSwing),
      'swing.analysis-failed': handleSwingAnalysisFailed,
      'mobility.film-read': handleMobilityFilmRead,
      'push.subscription-gone': handlePushSubscriptionGone,
    },
  });
}
