import type { SwingAnalysis, SwingShots } from '@trueswing/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, correction, earlierTop, keyFramesPath } from '../../../../test/key-frame-calls.ts';
import { logShots } from '../../../../test/log-shots.ts';
import { finishSampleSwing } from '../../../../test/sample-swing.ts';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let id: string;
let importId: string;
let shotId: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(prepare);
afterAll(() => gateway.stop());

async function prepare(): Promise<void> {
  golfer = await gateway.register();
  id = await finishSampleSwing(gateway, golfer);
  importId = await logShots(gateway, golfer, { shots: [hit], club: '7-iron', hitAt: new Date().toISOString() });
  shotId = (await gateway.rows('select id from gateway.shot where import_id = $1', [importId]))[0].id;
}
/** Runs a race several times, each with a golfer of its own: who wins differs. */
async function race(run: () => Promise<void>): Promise<void> {
  for (let round = 0; round < 3; round++) {
    if (round > 0) await prepare();
    await run();
  }
}

const hit = { clubSpeedMph: 84.109, ballSpeedMph: 116.32, carryYd: 158.246 };
const path = () => `/api/swing-analyses/${id}`;
const join = () => gateway.call(`${path()}/shot`, { method: 'PUT', as: golfer, json: { shotId, gender: 'male' } });
const deleteFile = () => gateway.call(`/api/shot-imports/${importId}`, { method: 'DELETE', as: golfer });
const read = async () => (await (await gateway.call(path(), { as: golfer })).json()) as SwingAnalysis;
const joinedShot = async () =>
  ((await (await gateway.call(`${path()}/shots`, { as: golfer })).json()) as SwingShots).joined;
/** Whether a statement waits for a lock. */
const isWaiting = async () =>
  (
    await gateway.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1",
    )
  ).length > 0;

describe('while a shot is joined', () => {
  it('its file is deleted: in the end the swing has no number of it', async () => {
    await race(async () => {
      const before = await read();
      const [joined, deleted] = await Promise.all([join(), deleteFile()]);
      expect([200, 404]).toContain(joined.status);
      expect(deleted.status).toBe(204);
      const after = await read();
      expect(after).toEqual({ ...before, version: joined.status === 200 ? 2 : 0 });
      expect(await joinedShot()).toBeNull();
    });
  });

  it('a moment is moved: in the end the swing has the shot, and the moved moment if that was stored', async () => {
    await race(async () => {
      const move = gateway.call(keyFramesPath(id), { method: 'PUT', as: golfer, json: correction(earlierTop, 0) });
      const [joined, moved] = await Promise.all([join().then(answered), move.then(answered)]);
      expect(joined.status).toBe(200);
      expect([200, 409]).toContain(moved.status);
      const after = await read();
      expect(after).toMatchObject({ carry: 158, tourComparison: 'pga', version: moved.status === 200 ? 2 : 1 });
      expect(after.launchMonitorAssessment).toBe(joined.body.launchMonitorAssessment);
      expect(after.faceOnKeyFrameUrls?.top === null).toBe(moved.status === 200);
    });
  });

  it('the account is deleted: nothing of the golfer is left', async () => {
    await race(async () => {
      const json = { confirmation: 'DELETE', password };
      const account = gateway.call('/api/account/delete', { as: golfer, json, headers: anotherNetwork() });
      const [joined, deleted] = await Promise.all([join(), account]);
      expect([200, 401, 404]).toContain(joined.status);
      expect(deleted.status).toBe(204);
      for (const [table, column] of [
        ['swing', 'id'],
        ['swing_shot', 'analysis_id'],
        ['swing_correction', 'analysis_id'],
      ]) {
        expect(await gateway.rows(`select 1 from gateway.${table} where ${column} = $1`, [id])).toEqual([]);
      }
    });
  });
});

it('a file that is deleted waits for the golfer’s lock before it holds another one', async () => {
  await join();
  const deleted = await gateway.deps.db.transaction().execute(async (tx) => {
    // As a row is locked that another one refers to.
    await sql`select from gateway.account where id = ${golfer.id} for key share`.execute(tx);
    const answer = deleteFile();
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    await sql`select from gateway.account where id = ${golfer.id} for no key update nowait`.execute(tx);
    return { answer };
  });
  expect((await deleted.answer).status).toBe(204);
});
