import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { awaitAll } from './await-all.ts';

type Db = Kysely<GatewayTables>;

/** A stored swing, deleted and failed ones included, with the attempt whose files are kept. */
export type ExportedSwing = Awaited<ReturnType<typeof listAllSwings>>[number];

export async function listAllSwings(db: Db, ownerId: string) {
  return await db
    .selectFrom('gateway.swing as swing')
    .leftJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .leftJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .selectAll('swing')
    .select(['status.status', 'status.error_code', 'output.attempt as keptAttempt'])
    .where('swing.user_id', '=', ownerId)
    .orderBy('swing.uploaded_at')
    .execute();
}

export async function findResult(db: Db, analysisId: string) {
  const row = await db
    .selectFrom('analysis.analysis_output')
    .select('result')
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst();
  return row?.result;
}

/** Numbers of the versions in which key frames were moved, oldest first. */
export async function listVersions(db: Db, analysisId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('gateway.swing_correction')
    .select('version')
    .where('analysis_id', '=', analysisId)
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
}

/** Undefined when the analysis was deleted meanwhile. */
export async function findVersion(db: Db, analysisId: string, version: number) {
  return await db
    .selectFrom('gateway.swing_correction')
    .select(['version', 'moves', 'result', 'algorithm', 'created_at as createdAt'])
    .where('analysis_id', '=', analysisId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The golfer's rows in the other tables, without secrets. */
export async function readOwnRows(db: Db, ownerId: string) {
  return await awaitAll({
    identities: db
      .selectFrom('gateway.identity')
      .select(['issuer', 'subject'])
      .where('user_id', '=', ownerId)
      .execute(),
    uploadCredits: db
      .selectFrom('gateway.upload_credit')
      .select(['analysis_id as analysisId', 'plan', 'club', sql<string>`week_start::text`.as('weekStart')])
      .select(['taken_at as takenAt', 'released_at as releasedAt'])
      .where('user_id', '=', ownerId)
      .orderBy('taken_at')
      .execute(),
    analysisViews: db
      .selectFrom('gateway.analysis_view')
      .select(['analysis_id as analysisId', 'first_viewed_at as firstViewedAt'])
      .where('user_id', '=', ownerId)
      .execute(),
    workoutViews: db
      .selectFrom('gateway.workout_view')
      .select([sql<string>`day::text`.as('day'), 'first_viewed_at as firstViewedAt'])
      .where('user_id', '=', ownerId)
      .execute(),
    uploadKeys: db
      .selectFrom('gateway.idempotency_key')
      .select(['key', 'analysis_id as analysisId', 'created_at as createdAt'])
      .where('user_id', '=', ownerId)
      .execute(),
    shares: db
      .selectFrom('gateway.share as share')
      .innerJoin('gateway.swing as swing', 'swing.id', 'share.analysis_id')
      .select(['share.analysis_id as analysisId', 'share.golfer_name as golferName'])
      .select(['share.created_at as createdAt', 'share.expires_at as expiresAt'])
      .where('swing.user_id', '=', ownerId)
      .execute(),
    comments: db
      .selectFrom('gateway.swing_comment as comment')
      .innerJoin('gateway.swing as swing', 'swing.id', 'comment.analysis_id')
      .select(['comment.analysis_id as analysisId', 'comment.name', 'comment.text', 'comment.view'])
      .select(['comment.time_s as timeS', 'comment.created_at as createdAt'])
      .where('swing.user_id', '=', ownerId)
      .orderBy('comment.created_at')
      .execute(),
    points: db
      .selectFrom('gamification.points_earned')
      .select(['rule', 'points', 'source_id as sourceId', 'earned_at as earnedAt'])
      .where('user_id', '=', ownerId)
      .orderBy('earned_at')
      .execute(),
    earnedNothing: db
      .selectFrom('gamification.flagged_points_for_admins')
      .select(['reason', 'source_id as sourceId', 'flagged_at as at'])
      .where('user_id', '=', ownerId)
      .orderBy('id')
      .execute(),
    notifications: db
      .selectFrom('gamification.notification_of_golfer')
      .select(['type', 'title', 'message', 'created_at as createdAt', 'read_at as readAt', 'removed_at as removedAt'])
      .where('user_id', '=', ownerId)
      .orderBy('created_at')
      .execute(),
    // What is sent to which device. Its address is a secret, which lets its holder send to the device.
    pushSubscriptions: db
      .selectFrom('gateway.push_subscription as push')
      .innerJoin('gateway.session as session', 'session.id', 'push.session_id')
      .select(['session.device', 'push.types', 'push.time_zone as timeZone', 'push.created_at as createdAt'])
      .where('session.user_id', '=', ownerId)
      .orderBy('push.created_at')
      .execute(),
    mobilityChecks: db
      .selectFrom('gateway.mobility_check')
      .select(['method', 'version', 'parts', 'created_at as createdAt'])
      .where('user_id', '=', ownerId)
      .orderBy('created_at')
      .execute(),
    adminActions: db
      .selectFrom('gateway.admin_audit')
      .select(['at', 'action', 'details'])
      .where('user_id', '=', ownerId)
      .orderBy('at')
      .execute(),
  });
}

/** Reads what billing publishes of the golfer; of refunds and disputes the golfer learns what admins do. */
export async function readPayments(db: Db, ownerId: string) {
  const [entitlement, customer, refundsAndDisputes] = await Promise.all([
    db
      .selectFrom('billing.entitlement')
      .select([
        'is_premium as isPremium',
        'plan',
        'until',
        'paid_plan as paidPlan',
        'status',
        'period_end as periodEnd',
        'cancel_at_period_end as cancelAtPeriodEnd',
        'payment_problem as paymentProblem',
      ])
      .where('user_id', '=', ownerId)
      .executeTakeFirst(),
    db
      .selectFrom('billing.stripe_customer')
      .select('stripe_customer_id as id')
      .where('user_id', '=', ownerId)
      .executeTakeFirst(),
    db
      .selectFrom('billing.payment_note_for_admins')
      .select(['kind', 'stripe_charge_id as chargeId', 'amount_cents as amountCents', 'currency', 'status'])
      .select('noted_at as notedAt')
      .where('user_id', '=', ownerId)
      .orderBy('id')
      .execute(),
  ]);
  return { entitlement: entitlement ?? null, stripeCustomerId: customer?.id ?? null, refundsAndDisputes };
}
