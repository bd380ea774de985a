import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LoggedNumbers, logShots } from '../test/log-shots.ts';
import { finishSampleSwing } from '../test/sample-swing.ts';
import { type Golfer, startGateway, type TestGateway } from '../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

/** Stores shots of now, and gives their ids by carry. */
async function log(...shots: LoggedNumbers[]): Promise<string[]> {
  const importId = await logShots(gateway, golfer, { shots, club: '7-iron', hitAt: new Date().toISOString() });
  const rows = await gateway.rows('select id from gateway.shot where import_id = $1 order by carry_yd', [importId]);
  return rows.map(({ id }) => id);
}
async function finish(typed: Record<string, number> = {}): Promise<string> {
  await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
  const id = await finishSampleSwing(gateway, golfer);
  for (const [column, value] of Object.entries(typed)) {
    await gateway.rows(`update gateway.swing set ${column} = $2 where id = $1`, [id, value]);
  }
  return id;
}
async function join(swing: string, shotId: string | undefined): Promise<void> {
  const path = `/api/swing-analyses/${swing}/shot`;
  const answer = await gateway.call(path, { method: 'PUT', as: golfer, json: { shotId, gender: 'male' } });
  expect(answer.status).toBe(200);
}
const counted = () =>
  gateway.rows(
    `select swing_id, carry_yd::float8, ball_speed_mph::float8, spin_rpm::float8 from gateway.ball_shot
     where user_id = $1 order by carry_yd, swing_id`,
    [golfer.id],
  );
const besideOf = async (swing: string) => {
  const query = 'select ball_shots from gateway.swing_for_analysis where analysis_id = $1';
  return (await gateway.rows(query, [swing]))[0].ball_shots as Record<string, number | null>[] | null;
};

/** Two numbers, by which no typed shot is known among imported ones. */
const hit = { carryYd: 158.2, ballSpeedMph: 116.3 };

describe('a shot that is joined to a swing', () => {
  it('counts once, though it has too few numbers to be known by', async () => {
    const [shotId] = await log(hit);
    await join(await finish(), shotId);
    expect(await counted()).toEqual([{ swing_id: null, carry_yd: 158.2, ball_speed_mph: 116.3, spin_rpm: null }]);
  });

  it('counts once with the number that was typed beside it', async () => {
    const [shotId] = await log(hit);
    const swing = await finish({ spin_rpm: 6_500 });
    await join(swing, shotId);
    expect(await counted()).toEqual([{ swing_id: null, carry_yd: 158.2, ball_speed_mph: 116.3, spin_rpm: 6_500 }]);
    await gateway.call(`/api/swing-analyses/${swing}/shot`, { method: 'DELETE', as: golfer });
    expect(await counted()).toEqual([
      { swing_id: null, carry_yd: 158.2, ball_speed_mph: 116.3, spin_rpm: null },
      { swing_id: swing, carry_yd: null, ball_speed_mph: null, spin_rpm: 6_500 },
    ]);
  });

  it('takes no typed number in place of its own', async () => {
    const [shotId] = await log({ ...hit, spinRpm: 6_000 });
    await join(await finish({ spin_rpm: 6_500, carry_yd: 140 }), shotId);
    expect(await counted()).toEqual([{ swing_id: null, carry_yd: 158.2, ball_speed_mph: 116.3, spin_rpm: 6_000 }]);
  });

  it('counts once when two swings have it', async () => {
    const [shotId] = await log(hit);
    for (const spin of [6_400, 6_600]) await join(await finish({ spin_rpm: spin }), shotId);
    expect(await counted()).toEqual([{ swing_id: null, carry_yd: 158.2, ball_speed_mph: 116.3, spin_rpm: 6_500 }]);
  });

  it('has nothing of a deleted swing', async () => {
    const [shotId] = await log(hit);
    const swing = await finish({ spin_rpm: 6_500 });
    await join(swing, shotId);
    await gateway.call(`/api/swing-analyses/${swing}`, { method: 'DELETE', as: golfer });
    expect(await counted()).toEqual([{ swing_id: null, carry_yd: 158.2, ball_speed_mph: 116.3, spin_rpm: null }]);
  });
});

describe('beside a swing with a joined shot', () => {
  it('the other shots are counted, also one with equal numbers', async () => {
    const whole = { ...hit, clubSpeedMph: 84.1 };
    const [shotId] = await log(whole, whole);
    const swing = await finish();
    await join(swing, shotId);
    expect(await besideOf(swing)).toEqual([expect.objectContaining({ carryYd: 158.2, clubSpeedMph: 84.1 })]);
  });

  it('its own shot is not, though it has too few numbers to be known by', async () => {
    const [near, far] = await log(hit, { ...hit, carryYd: 170 });
    const swing = await finish();
    await join(swing, near);
    expect(await besideOf(swing)).toEqual([expect.objectContaining({ carryYd: 170, spinRpm: null })]);
    await join(swing, far);
    expect(await besideOf(swing)).toEqual([expect.objectContaining({ carryYd: 158.2, spinRpm: null })]);
  });

  it('neither of two swings with one shot has that shot', async () => {
    const [shotId] = await log(hit);
    const swings = [await finish(), await finish({ spin_rpm: 6_500 })];
    for (const swing of swings) await join(swing, shotId);
    for (const swing of swings) expect(await besideOf(swing)).toBeNull();
  });
});
