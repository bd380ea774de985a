import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../world.ts';
import { readPaymentRecords } from './payment-records.ts';

interface PlantedFault {
  plant(world: World): unknown;
  /** Part of what the audit says about it. */
  finding: RegExp;
}

/** Faults of each kind that the audit must find. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    plant: ({ rows }) =>
      rows('delete from gateway.exercise_log where id = (select id from gateway.exercise_log limit 1)'),
    finding: /^exercise-log .*: 0 rows$/,
  },
  {
    plant: ({ rows }) =>
      rows(
        `insert into gateway.mobility_check (id, user_id, method, version, parts, created_at)
         select gen_random_uuid(), user_id, method, version, parts, created_at from gateway.mobility_check limit 1`,
      ),
    finding: /^mobility-check of .* attempts$/,
  },
  {
    plant: ({ rows }) =>
      rows(
        `update gateway.swing set face_on_sha256 = 'of other bytes'
         where id = (select id from gateway.swing order by uploaded_at desc limit 1)`,
      ),
    finding: /^upload .*stored of other bytes$/,
  },
  {
    plant: ({ rows }) => rows('update gateway.upload_credit set released_at = null'),
    finding: /^a failed analysis whose credit is used/,
  },
  {
    plant: ({ rows }) =>
      rows(
        `update gamification.month_points set points = points + 5
         where user_id = (select user_id from gamification.month_points where points > 0 limit 1)`,
      ),
    finding: /^(ledger and balance|balances and leaderboard) differ/,
  },
  {
    plant: (world) => {
      const charge = readPaymentRecords(world).find(({ object, paid }) => object === 'charge' && paid);
      const line = JSON.stringify([{ ...charge, id: 'ch_planted' }]);
      appendFileSync(join(world.system.dataFolder, 'payments-sandbox/journal.jsonl'), `${line}\n`);
    },
    finding: /^payment of .*: 1, 2, 1 customers/,
  },
  {
    plant: ({ rows, log }) =>
      rows('insert into gamification.golfer_activity (user_id) values ($1)', [log.of('account-deleted')[0]?.golfer]),
    finding: /^a deleted account in gamification.golfer_activity$/,
  },
  {
    plant: ({ bucket: { client, name } }) => client.putObject(name, 'uploads/planted/video', Buffer.from('planted')),
    finding: /^object uploads\/planted\/video$/,
  },
  {
    plant: holdLock,
    finding: /^advisory lock of /,
  },
  {
    plant: ({ tempFolder }) => writeFileSync(join(tempFolder, 'planted'), ''),
    finding: /^temporary file planted$/,
  },
];

/** Locks as services do, in a session without a transaction, which ends with the system. */
async function holdLock({ system }: World): Promise<void> {
  const session = new pg.Client({ connectionString: system.stores.adminUrl });
  session.on('error', () => undefined);
  await session.connect();
  await session.query('select pg_advisory_lock(42)');
  // Locks of work that goes on are held shorter.
  await delay(6_000);
}
