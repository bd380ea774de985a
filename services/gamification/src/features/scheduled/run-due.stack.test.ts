import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openGamification, type TestGamification } from '../../../test/open-gamification.ts';
import { runDue } from './run-due.ts';
import type { ScheduledJob } from './scheduled-job.ts';

let instances: [TestGamification, ...TestGamification[]];
beforeEach(async () => {
  const first = await openGamification();
  instances = [first, await first.another(), await first.another()];
});
afterEach(async () => {
  for (const instance of instances.toReversed()) await instance.close();
});

/** A job whose effect is a row. */
const award: ScheduledJob = {
  name: 'award',
  duePeriod: (now) => now.toISOString().slice(0, 7),
  async run(tx, period) {
    await tx
      .insertInto('gamification.rewarded_video')
      .values({ user_id: randomUUID(), video_sha256: period, analysis_id: randomUUID(), analyzed_at: new Date() })
      .execute();
  },
};
const effects = async () => {
  const rows = await instances[0].deps.db.selectFrom('gamification.rewarded_video').select('video_sha256').execute();
  return rows.map((row) => row.video_sha256).sort();
};
const at = (text: string) => () => new Date(text);

it('runs once per period on any number of instances that poll at the same moment, and again in the next period', async () => {
  const poll = (now: () => Date) => Promise.all(instances.map(({ deps }) => runDue({ ...deps, now }, [award])));
  await poll(at('2026-11-01T00:00:00Z'));
  await poll(at('2026-11-30T00:00:00Z'));
  expect(await effects()).toEqual(['2026-11']);
  // All instances were down in December.
  await poll(at('2027-01-09T00:00:00Z'));
  expect(await effects()).toEqual(['2026-11', '2027-01']);
});

it('leaves nothing of a run that fails or is not ready, tries it again, and goes on with the other jobs', async () => {
  const now = at('2026-11-01T00:00:00Z');
  let isBroken = true;
  let isReady = false;
  const fragile: ScheduledJob = {
    ...award,
    name: 'fragile',
    async run(tx, period) {
      await award.run(tx, `fragile ${period}`);
      if (isBroken) throw new Error('broken');
    },
  };
  const late: ScheduledJob = {
    ...award,
    name: 'late',
    isReady: async () => isReady,
    run: (tx, period) => award.run(tx, `late ${period}`),
  };
  const poll = () => runDue({ ...instances[0].deps, now }, [fragile, late, award]);
  await poll();
  expect(await effects()).toEqual(['2026-11']);
  isBroken = false;
  isReady = true;
  await poll();
  await poll();
  expect(await effects()).toEqual(['2026-11', 'fragile 2026-11', 'late 2026-11']);
});

it('does nothing where no period is due', async () => {
  await runDue(instances[0].deps, [{ ...award, duePeriod: () => undefined }]);
  expect(await effects()).toEqual([]);
});
