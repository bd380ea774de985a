import { randomUUID } from 'node:crypto';
import { analysisIdSchema, userIdSchema } from '@trueswing/contracts';
import type { AppError } from '@trueswing/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowOfShot } from '../../src/database.shot.ts';
import { commitUpload } from '../../src/features/swings/upload/commit-upload.ts';
import type { SwingFacts } from '../../src/features/swings/upload/read-swing-facts.ts';
import { insertUploadInProgress } from '../../src/features/swings/upload/uploads.repository.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { encodeVideo, h264, moovFirst, uploadForm } from '../test-videos.ts';

let gateway: TestGateway;
let video: Buffer;
beforeAll(async () => {
  gateway = await startGateway();
  video = await encodeVideo('mp4', ...h264, ...moovFirst);
});
afterAll(() => gateway.stop());

const upload = (as: Golfer, club: string) =>
  gateway.call('/api/swing-analyses', {
    method: 'POST',
    as,
    body: uploadForm({ faceOn: video }, { clubSelection: club }),
  });
const uploadInParallel = (as: Golfer, clubs: readonly string[]) => Promise.all(clubs.map((club) => upload(as, club)));
const count = async (table: string, { id }: Golfer) =>
  Number((await gateway.rows(`select count(*) from ${table} where user_id = $1`, [id]))[0].count);

const facts: SwingFacts = {
  club: 'driver',
  handedness: 'right',
  slow_motion: 'unknown',
  is_same_swing: false,
  tour: null,
  age: null,
  filmed_at: null,
  shotId: undefined,
  recordedAt: null,
  ...rowOfShot({}),
  face_on_key: 'uploads/x/face-on',
  face_on_sha256: 'x',
  face_on_bytes: 1,
  down_the_line_key: null,
  down_the_line_sha256: null,
  down_the_line_bytes: null,
};

/** Store and tables contain only what the golfer's swings need. */
async function expectNoOrphans(): Promise<void> {
  const swings = await gateway.rows('select face_on_key as key from gateway.swing');
  expect((await gateway.bucket.keys()).toSorted()).toEqual(swings.map((row: { key: string }) => row.key).toSorted());
  expect(await gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
}

describe('fifty uploads in parallel', () => {
  it('of a free golfer give exactly one analysis, credit and event', async () => {
    const golfer = await gateway.register();
    const answers = await uploadInParallel(
      golfer,
      Array.from({ length: 50 }, () => 'driver'),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The others exceeded the plan's limit, or the limits on a golfer's parallel uploads and uploads in a minute.
    expect([...new Set(statuses)].filter((status) => ![200, 403, 429].includes(status))).toEqual([]);
    for (const answer of answers.filter(({ status }) => status === 403)) {
      expect(await answer.json()).toMatchObject({ code: 'upload-limit-reached', requiresUpgrade: true });
    }
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(0);
    expect([await count('gateway.swing', golfer), await count('gateway.upload_credit', golfer)]).toEqual([1, 1]);
    const events = await gateway.rows(
      "select 1 from events.event where type = 'swing.uploaded' and payload->>'userId' = $1",
      [golfer.id],
    );
    expect(events).toHaveLength(1);
    await expectNoOrphans();
  });

  it('that have all arrived before any is counted are counted once', async () => {
    const { id } = await gateway.register();
    const userId = userIdSchema.parse(id);
    const commit = async () => {
      const analysisId = analysisIdSchema.parse(randomUUID());
      await insertUploadInProgress(gateway.deps.db, { analysisId, userId, announcedBytes: 1, now: gateway.deps.now() });
      return { analysisId, userId, idempotencyKey: undefined, facts };
    };
    const whole = await Promise.all(Array.from({ length: 50 }, commit));
    const ends = await Promise.allSettled(whole.map((upload) => commitUpload(gateway.deps, upload)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as AppError).code] : []));
    expect(codes).toEqual(Array.from({ length: 49 }, () => 'upload-limit-reached'));
    await gateway.rows('delete from gateway.upload_in_progress where user_id = $1', [id]);
    await gateway.rows('delete from gateway.swing where user_id = $1', [id]);
  });

  it('of Premium give one analysis for each club', async () => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const clubs = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'driver' : '7-iron'));
    const answers = await uploadInParallel(golfer, clubs);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const credits = await gateway.rows('select club from gateway.upload_credit where user_id = $1 order by club', [
      golfer.id,
    ]);
    expect(credits).toEqual([{ club: '7-iron' }, { club: 'driver' }]);
    await expectNoOrphans();
  });
});

describe('a week of uploads ends on Sunday 00:00 US Central', () => {
  // [the Sunday's first instant in UTC, what is special about that week]
  it.each([
    ['2027-03-14T06:00:00.000Z', 'the Sunday on which clocks go forward'],
    ['2027-03-21T05:00:00.000Z', 'the Sunday after, a week of 167 hours'],
    ['2027-11-07T05:00:00.000Z', 'the Sunday on which clocks go back'],
    ['2027-11-14T06:00:00.000Z', 'the Sunday after, a week of 169 hours'],
    ['2028-01-02T06:00:00.000Z', 'across the new year'],
  ])('%s, %s', async (sunday) => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const at = (ms: number) => gateway.setClock(new Date(Date.parse(sunday) + ms));
    const canUpload = async () => {
      // Sessions follow the same clock, so each moment needs a new sign-in.
      const as = await gateway.signIn(golfer);
      const status = await (await gateway.call('/api/upload-status/me', { as })).json();
      return { as, driver: (status as { canUploadDriver: boolean }).canUploadDriver };
    };
    try {
      at(-60_000);
      const before = await canUpload();
      expect((await upload(before.as, 'driver')).status).toBe(200);
      at(-1);
      const last = await canUpload();
      expect([last.driver, (await upload(last.as, 'driver')).status]).toEqual([false, 403]);
      at(0);
      const first = await canUpload();
      expect([first.driver, (await upload(first.as, 'driver')).status]).toEqual([true, 200]);
      expect((await upload(first.as, 'driver')).status).toBe(403);
    } finally {
      gateway.setClock(null);
    }
  });
});
