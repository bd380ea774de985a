import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosProcess, repositoryRoot } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addData, closePlace, openPlace, type Place } from '../place.ts';

let folder: string;
let place: Place;
let schedule: ChaosProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  place = await openPlace();
  await addData(place);
});
afterEach(async () => {
  await schedule?.end();
  await closePlace(place);
  await rm(folder, { recursive: true });
});

/** The value of a metric of the running process; undefined before it listens. */
async function readMetric(name: string): Promise<number | undefined> {
  const port = schedule?.output.match(/(?<=listening at http:\/\/127\.0\.0\.1:)\d+/g)?.at(-1);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
  const line = (await answer?.text())?.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

test('a process that is killed in the middle of a backup makes a whole one when it starts again', async () => {
  // Enough that the kill comes before the end.
  for (let i = 0; i < 60; i++) {
    await place.bucket.client.putObject(place.bucket.name, `uploads/${i}/video`, Buffer.alloc(1_000_000, i));
  }
  const { adminUrl, s3 } = place.stores;
  schedule = new ChaosProcess({
    entry: join(repositoryRoot, 'packages/backup/dist/main.js'),
    args: ['schedule', folder],
    env: { DATABASE_ADMIN_URL: adminUrl, ...s3, PORT: '0' },
  });
  const names = () => readdir(folder);
  await vi.waitFor(async () => expect(await names()).toEqual([expect.stringMatching(/\.unfinished$/)]), {
    timeout: 30_000,
    interval: 5,
  });
  await schedule.restart();
  await vi.waitFor(async () => expect(await readMetric('backup_kept')).toBe(1), { timeout: 60_000, interval: 200 });
  expect(await names()).toEqual([expect.stringMatching(/^[\dT-]+Z$/)]);
  expect(await readMetric('backup_newest_bytes')).toBeGreaterThan(60_000_000);
  expect(await readMetric('backup_failures')).toBe(0);
  const begunAt = (await readMetric('backup_newest_timestamp_seconds')) ?? 0;
  expect(Math.abs(Date.now() / 1_000 - begunAt)).toBeLessThan(120);
  expect(await schedule.end('SIGTERM')).toBe(0);
});
