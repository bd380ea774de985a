import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleScript } from '../test/bundle-script.ts';
import { handlersOf } from '../test/handlers-of.ts';
import { openOutbox, silent, type TestOutbox } from '../test/open-outbox.ts';
import { deliveryWhen, publishAnalyzed } from '../test/swing-events.ts';
import type { OutboxTables } from './outbox.tables.ts';
import { startConsumer } from './start-consumer.ts';

let outbox: TestOutbox;
let folder: string;
let script: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redrive-'));
  [outbox, script] = await Promise.all([openOutbox(), bundleScript(new URL('redrive.ts', import.meta.url), folder)]);
});
afterAll(async () => {
  await outbox.close();
  await rm(folder, { recursive: true, force: true });
});

const redrive = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { env: { DATABASE_URL: outbox.urlOf('events') } });

test('the redrive command makes dead letters due again and prints what is left', async () => {
  const db = outbox.as('gamification');
  let isFixed = false;
  const consumer = startConsumer({
    db,
    consumer: 'gamification',
    logger: silent,
    pollMs: 20,
    retryMs: 20,
    maxAttempts: 2,
    handlers: handlersOf<'gamification', OutboxTables>('gamification', {
      'swing.analyzed': async () => {
        if (!isFixed) throw new Error('broken');
      },
    }),
  });
  const [first, second] = await Promise.all([publishAnalyzed(db), publishAnalyzed(db)]);
  for (const id of [first, second]) await deliveryWhen(db, id, ({ dead_at }) => dead_at !== null);

  expect((await redrive('--list')).stdout).toContain('gamification: 0 pending (oldest 0 s), 2 dead\n');
  isFixed = true;
  expect((await redrive('--event', first)).stdout).toContain('redriven: 1 dead letters');
  await deliveryWhen(db, first, ({ processed_at }) => processed_at !== null);
  expect((await redrive('--list')).stdout).toContain('1 dead');
  expect((await redrive('--consumer', 'gamification')).stdout).toContain('redriven: 1 dead letters');
  await deliveryWhen(db, second, ({ processed_at }) => processed_at !== null);
  await consumer.stop();
  expect((await redrive('--list')).stdout).not.toContain('gamification');
});

test('the redrive command says in words which variable is wrong', async () => {
  const env = { DATABASE_URL: 'mysql://localhost/trueswing' };
  await expect(promisify(execFile)(process.execPath, [script, '--list'], { env })).rejects.toMatchObject({
    code: 1,
    stderr: `redrive does not start. One variable of the environment must be changed:
  DATABASE_URL begins with another protocol than the example. Example: postgres://events:password@localhost:5432/trueswing
`,
  });
});
