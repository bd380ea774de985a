import { findLeftOfDeleted } from '../deleted-accounts.ts';
import { findLeftovers } from '../leftovers.ts';
import { findLostAndDoubled, type places } from '../lost-and-doubled.ts';
import { findWrongPayments } from '../payments.ts';
import type { PlantedRow } from './planted-row.ts';

type PlantedFact = Pick<PlantedRow, 'plant' | 'finding'>;

/** More rows than attempts without an answer can explain. */
const many = 'generate_series(1, 1000)';

/** Faults for each kind of fact: rows that are lost, doubled, of another content, or of no one. */
const ofFacts: Record<keyof typeof places, PlantedFact> = {
  account: {
    plant: ({ golfer }) => `update gateway.account set email = 'other-' || email where id = '${golfer}'`,
    finding: /^account .*: 0 rows$/,
  },
  upload: {
    plant: ({ analysisId }) => `update gateway.swing set face_on_sha256 = 'of other bytes' where id = '${analysisId}'`,
    finding: /^upload .*stored of other bytes$/,
  },
  'swing-deleted': {
    plant: ({ analysisId }) => `update gateway.swing set deleted_at = now() where id = '${analysisId}'`,
    finding: /^swing-deleted of .*: 1 rows, 0 acknowledged, 0 attempts$/,
  },
  'exercise-log': {
    plant: () => 'delete from gateway.exercise_log where id = (select id from gateway.exercise_log limit 1)',
    finding: /^exercise-log .*: 0 rows$/,
  },
  completion: {
    plant: () => 'update gateway.exercise_completion set points = points + 1',
    finding: /^completion .*: acknowledged \d+, stored \d+$/,
  },
  'mobility-check': {
    plant: () =>
      `insert into gateway.mobility_check (id, user_id, method, version, parts, created_at)
       select gen_random_uuid(), user_id, method, version, parts, created_at from gateway.mobility_check limit 1`,
    finding: /^mobility-check of .* attempts$/,
  },
  payment: {
    plant: ({ golfer }) => `delete from billing.subscription where user_id = '${golfer}'`,
    finding: /^payment .*: 0 rows$/,
  },
  share: {
    plant: ({ analysisId }) =>
      `insert into gateway.share (id, analysis_id, token_hash, created_at, expires_at)
       select gen_random_uuid(), '${analysisId}', decode(md5(number::text), 'hex'), now(), now() from ${many} as number`,
    finding: /^share of .* attempts$/,
  },
  comment: {
    plant: ({ analysisId }) =>
      `insert into gateway.swing_comment (id, analysis_id, name, text, view, time_s, created_at)
       select gen_random_uuid(), '${analysisId}', 'A coach', 'planted', 'face-on', 0, now() from ${many}`,
    finding: /^comment of .* attempts$/,
  },
  'usage-reset': {
    plant: ({ golfer }) =>
      `insert into gateway.admin_audit (at, action, user_id, details)
       select now(), 'reset-usage', '${golfer}', '{}' from ${many}`,
    finding: /^usage-reset of .* attempts$/,
  },
};

const alsoOfFacts: readonly PlantedFact[] = [
  {
    plant: ({ analysisId }) => `delete from gateway.swing where id = '${analysisId}'`,
    finding: /^upload .*: 0 rows$/,
  },
  {
    plant: ({ analysisId, revokedShare }) =>
      `insert into gateway.share (id, analysis_id, token_hash, created_at, expires_at)
       values ('${revokedShare}', '${analysisId}', decode(md5('planted'), 'hex'), now(), now())`,
    finding: /^revoked share /,
  },
];

/** Rows without the swing that their foreign key demands. */
const withoutSwing = (table: string, columns: string, values: string): PlantedRow => ({
  plant: () =>
    `set local session_replication_role = replica;
     insert into gateway.${table} (user_id, analysis_id, ${columns})
     values (gen_random_uuid(), gen_random_uuid(), ${values})`,
  find: findLeftovers,
  finding: new RegExp(`^${table} of `),
});

/** Faults that the comparison with the log, the payments, the deleted accounts and the orphans must find. */
export const plantedFacts: readonly PlantedRow[] = [
  ...[...Object.values(ofFacts), ...alsoOfFacts].map((fact) => ({ ...fact, find: findLostAndDoubled })),
  {
    plant: ({ golfer }) => `delete from billing.customer where user_id = '${golfer}'`,
    find: findWrongPayments,
    finding: /^customer .* is not linked$/,
  },
  {
    plant: ({ deleted }) => `insert into gamification.golfer_activity (user_id) values ('${deleted}')`,
    find: findLeftOfDeleted,
    finding: /^a deleted account in gamification.golfer_activity$/,
  },
  {
    plant: ({ analysisId }) => `update gateway.swing set face_on_key = 'uploads/missing' where id = '${analysisId}'`,
    find: findLeftovers,
    finding: /^row without uploads\/missing$/,
  },
  withoutSwing('upload_credit', 'plan, club, week_start, taken_at', "'free', 'driver', now(), now()"),
  withoutSwing('idempotency_key', 'key, created_at', "'planted', now()"),
  withoutSwing('upload_in_progress', 'started_at', 'now()'),
];
