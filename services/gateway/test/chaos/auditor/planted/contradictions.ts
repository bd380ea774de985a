import { findWrongPoints, type pointsContradictions } from '../points.ts';
import { findContradictions, type swingContradictions } from '../swings.ts';
import { countWork, type unfinished } from '../until-quiet.ts';
import type { PlantedIds, PlantedRow } from './planted-row.ts';

type Plants<Queries> = Record<keyof Queries, PlantedRow['plant']>;

/** One fault for each query of swings, analyses, credits, events and notifications. */
const ofSwings: Plants<typeof swingContradictions> = {
  'a swing without exactly one credit': ({ analysisId }) =>
    `delete from gateway.upload_credit where analysis_id = '${analysisId}'`,
  'a failed analysis whose credit is used': ({ analysisId }) =>
    `update analysis.job set status = 'failed' where analysis_id = '${analysisId}'`,
  'an analysis that has not ended': ({ analysisId }) =>
    `update analysis.job set status = 'queued' where analysis_id = '${analysisId}'`,
  'an analysis without exactly one result': ({ analysisId }) =>
    `delete from analysis.output where analysis_id = '${analysisId}'`,
  'an analysis that succeeded more than once': (ids) =>
    `insert into events.event (id, type, payload) select gen_random_uuid(), type, payload ${analyzedEvent(ids)}`,
  'a success without its event': (ids) => `delete ${analyzedEvent(ids)}`,
  'a lease of an ended analysis': ({ analysisId }) =>
    `alter table analysis.job drop constraint job_check;
     update analysis.job set lease_until = now() where analysis_id = '${analysisId}'`,
  'an ended analysis without its notification': ({ analysisId }) =>
    `delete from gamification.notification where cause = 'analysis-ready:${analysisId}'`,
  'Premium that began more than once': ({ golfer }) =>
    `insert into events.event (id, type, payload) select gen_random_uuid(), type, payload from events.event
     where type = 'subscription.changed' and payload->>'userId' = '${golfer}' and payload->>'change' = 'premium-started'`,
  'a doubled notification': ({ golfer }) =>
    `alter table gamification.notification drop constraint notification_user_id_cause_key;
     insert into gamification.notification (user_id, cause, type, title, message, is_once, created_at)
     select user_id, cause, type, title, message, is_once, created_at from gamification.notification
     where user_id = '${golfer}' limit 1`,
  'a dead letter': () =>
    `update events.delivery set dead_at = now()
     where (event_id, consumer) = (select event_id, consumer from events.delivery limit 1)`,
};

/** One fault for each query of points. */
const ofPoints: Plants<typeof pointsContradictions> = {
  'completion and ledger differ': () =>
    `delete from gateway.exercise_completion
     where id = (select id from gateway.exercise_completion where points > 0 limit 1)`,
  'analyzed swing and ledger differ': ({ golfer }) =>
    `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
     values ('${golfer}', 'swing-planted', 10, gen_random_uuid(), now())`,
  'ledger and balance differ': morePoints,
  'balances and leaderboard differ': () => 'update gamification.month_histogram set golfers = golfers + 1',
};

/** One fault for each kind of work that is left. */
const ofWork: Plants<typeof unfinished> = {
  'swings without a job': ({ analysisId }) => `delete from analysis.job where analysis_id = '${analysisId}'`,
  analyses: ({ analysisId }) => `update analysis.job set status = 'queued' where analysis_id = '${analysisId}'`,
  deliveries: () => 'update events.delivery set processed_at = null',
  'Stripe events': () => 'update billing.webhook_event set processed_at = null',
  'customer removals': () =>
    "insert into billing.customer_removal (stripe_customer_id, next_attempt_at) values ('cus_planted', now())",
  'customers without an account': () => 'insert into billing.customer (user_id) values (gen_random_uuid())',
  'account deletions': ({ golfer }) =>
    `insert into gateway.account_deletion (user_id, deleted_at) values ('${golfer}', now())`,
  'uploads in progress': ({ golfer }) =>
    `insert into gateway.upload_in_progress (analysis_id, user_id, started_at)
     values (gen_random_uuid(), '${golfer}', now())`,
  'upload removals': ({ analysisId }) =>
    `insert into gateway.upload_removal (analysis_id, ordered_at) values ('${analysisId}', now())`,
  'discarded files': ({ analysisId }) => `update gateway.swing set discarded_at = now() where id = '${analysisId}'`,
  removals: ({ analysisId }) =>
    `insert into analysis.removal (prefix, analysis_id, due_at, last_at)
     values ('planted', '${analysisId}', now(), now())`,
};

/** Faults that the queries of contradictions and of work that is left must find, one for each query. */
export const plantedContradictions: readonly PlantedRow[] = [
  ...rowsOf(ofSwings, findContradictions),
  {
    plant: ({ analysisId }) =>
      `update gateway.upload_credit set released_at = now() where analysis_id = '${analysisId}'`,
    find: findContradictions,
    finding: /^a credit that nothing has released: /,
  },
  ...rowsOf(ofPoints, findWrongPoints),
  { plant: morePoints, find: findWrongPoints, finding: / points and is shown / },
  ...rowsOf(ofWork, async (world) => (await countWork(world)).map(([kind, count]) => `${kind}: ${count}`)),
];

function rowsOf(plants: Record<string, PlantedRow['plant']>, find: PlantedRow['find']): PlantedRow[] {
  return Object.entries(plants).map(([what, plant]) => ({ plant, find, finding: new RegExp(`^${what}: `) }));
}

function analyzedEvent({ analysisId }: PlantedIds): string {
  return `from events.event where type = 'swing.analyzed' and payload->>'analysisId' = '${analysisId}'`;
}

function morePoints({ golfer }: PlantedIds): string {
  return `update gamification.month_points set points = points + 5 where user_id = '${golfer}'`;
}
