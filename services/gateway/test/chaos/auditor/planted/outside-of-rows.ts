import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { analyzeVideoQueue } from '@trueswing/contracts';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { World } from '../../world.ts';
import { readPaymentRecords } from '../payment-records.ts';
import { plantedIds } from './planted-row.ts';

/** Findings of the audit, and of the count of work that is left, for the faults that `plantOutsideOfRows` plants. */
export const findingsOutsideOfRows: readonly RegExp[] = [
  /^session of .*: answer 401$/,
  /^payment of .*: 1, 2, 1 customers/,
  /^a deleted account in analyses\/.*\/planted$/,
  /^object uploads\/planted\/video$/,
  /^parts of uploads\/planted\/parts$/,
  /^session of .* in idle in transaction: select 'planted'$/,
  /^advisory lock of /,
  /^temporary file planted$/,
  /^temporary file planted-in-store$/,
  /^queued jobs: /,
];

/** Plants faults that no transaction can take back: in sessions, payments, objects, locks, files and the queue. */
export async function plantOutsideOfRows(world: World): Promise<void> {
  const { rows, bucket, system, tempFolder, staying, log } = world;
  const { deleted } = plantedIds(world);
  await rows('delete from gateway.session where user_id = $1', [staying[0]?.id]);
  const charge = readPaymentRecords(world).find(({ object, paid }) => object === 'charge' && paid);
  const line = JSON.stringify([{ ...charge, id: 'ch_planted' }]);
  appendFileSync(join(system.dataFolder, 'payments-sandbox/journal.jsonl'), `${line}\n`);
  const analysisId = log.of('upload').find(({ golfer }) => log.deletedGolfers().has(golfer))?.id ?? deleted;
  for (const key of [`analyses/${analysisId}/planted`, 'uploads/planted/video'])
    await bucket.client.putObject(bucket.name, key, Buffer.from('planted'));
  await bucket.client.initiateNewMultipartUpload(bucket.name, 'uploads/planted/parts', {});
  writeFileSync(join(tempFolder, 'planted'), '');
  writeFileSync(join(system.dataFolder, 's3/temp/planted-in-store'), '');
  await openSession(world, 'select pg_advisory_lock(42)');
  await openSession(world, 'begin', "select 'planted'");
  // Work that goes on holds them shorter.
  await delay(6_000);
  const redis = new Redis(system.stores.redisUrl);
  await redis.rpush(`bull:${analyzeVideoQueue}:active`, 'planted');
  await redis.quit();
}

/** A session that stays open until the system ends. */
async function openSession({ system }: World, ...statements: string[]): Promise<void> {
  const session = new pg.Client({ connectionString: system.stores.adminUrl });
  session.on('error', () => undefined);
  await session.connect();
  for (const statement of statements) await session.query(statement);
}
