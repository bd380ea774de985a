import type { SwingShots } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishSwing } from '../../../../test/finished-analysis.ts';
import { logShots } from '../../../../test/log-shots.ts';
import { shotFileForm } from '../../../../test/shot-files.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let other: Golfer;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
  other = await gateway.register();
});
beforeEach(async () => {
  golfer = await gateway.register();
  id = await finishSwing(gateway, golfer, 'a video');
});
afterAll(() => gateway.stop());

const hit = { ballSpeedMph: 142.32, carryYd: 231.246 };
const shotsOf = async (importId: string) =>
  (await gateway.rows('select id from gateway.shot where import_id = $1', [importId])).map((row) => row.id as string);
const choices = async () =>
  (await (await gateway.call(`/api/swing-analyses/${id}/shots`, { as: golfer })).json()) as SwingShots;

const filmed = (at: string | null) => gateway.rows('update gateway.swing set filmed_at = $2 where id = $1', [id, at]);

describe('the choices', () => {
  const at = (text: string, as = golfer) => logShots(gateway, as, { shots: [hit], club: 'driver', hitAt: text });

  it('have the session nearest to the video first, and propose by its time', async () => {
    await filmed('2026-11-20T18:00:10Z');
    const [near, far] = [await at('2026-11-20T18:00:00Z'), await at('2026-11-21T18:00:00Z')];
    await logShots(gateway, golfer, { shots: [hit], club: '7-iron', hitAt: '2026-11-20T18:00:00Z' });
    await at('2026-11-20T18:00:00Z', other);
    const { joined, proposal, sessions } = await choices();
    expect(joined).toBeNull();
    expect(proposal).toEqual({ certainty: 'one', shotIds: await shotsOf(near) });
    expect(sessions.map(({ importId }) => importId)).toEqual([near, far]);
    expect(sessions[0]?.shots[0]).toMatchObject({ carryYd: 231.246, hasTime: true, isTaken: false });
  });

  it('propose none by the time of the upload, or of the import', async () => {
    await filmed(null);
    await at(new Date().toISOString());
    expect((await choices()).proposal).toEqual({ certainty: 'none', shotIds: [] });
    await filmed('2026-11-20T18:00:00Z');
    const importId = await at('2026-11-20T18:00:00Z');
    await gateway.rows('update gateway.shot_import set imported_at = $2 where id = $1', [
      importId,
      '2026-11-20T18:00:00Z',
    ]);
    const { proposal, sessions } = await choices();
    expect(proposal.certainty).toBe('none');
    expect(sessions[0]?.shots[0]?.hasTime).toBe(false);
  });

  it('show a shot that another swing has as taken', async () => {
    const importId = await at('2026-11-20T18:00:00Z');
    const [shotId] = await shotsOf(importId);
    await gateway.call(`/api/swing-analyses/${id}/shot`, {
      method: 'PUT',
      as: golfer,
      json: { shotId, gender: 'male' },
    });
    expect((await choices()).sessions[0]?.shots[0]?.isTaken).toBe(false);
    await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
    id = await finishSwing(gateway, golfer, 'a video');
    expect(await choices()).toMatchObject({
      joined: null,
      sessions: [{ shots: [{ isTaken: true }] }],
    });
  });
});

describe('the choices of an imported file', () => {
  async function importTable(...rows: string[]): Promise<void> {
    const body = shotFileForm(Buffer.from(rows.join('\n')), { timeZone: 'UTC' });
    expect((await gateway.call('/api/shot-imports', { method: 'POST', as: golfer, body })).status).toBe(200);
  }
  const heading = 'Club Type,Club Speed,Ball Speed,Carry Distance,Club Face';

  it('stand in the order of its rows where it says no times', async () => {
    const carries = [231, 212, 240, 205, 222, 236, 209, 244, 218, 227];
    await importTable(heading, ...carries.map((carry) => `Driver,95,140,${carry},1`));
    const { sessions } = await choices();
    expect(sessions[0]?.shots.map(({ carryYd }) => carryYd)).toEqual(carries);
    expect(sessions[0]?.shots.map(({ hasTime }) => hasTime)).not.toContain(true);
  });

  it('are not proposed by a day without a time of day', async () => {
    const row = (time: string, carry: number) => `${time},Driver,95,140,${carry},1`;
    await importTable(`Date,${heading}`, row('2026-11-20', 231));
    await filmed('2026-11-20T12:00:10Z');
    expect(await choices()).toMatchObject({
      proposal: { certainty: 'none' },
      sessions: [{ shots: [{ hitAt: '2026-11-20T12:00:00.000Z', hasTime: false }] }],
    });
    await importTable(`Date,${heading}`, row('2026-11-20 12:00:00', 232));
    expect(await choices()).toMatchObject({
      proposal: { certainty: 'one' },
      sessions: [{}, {}],
    });
  });
});

describe('of many shots', () => {
  const many = (length: number, hitAt: string, carry: number) =>
    logShots(gateway, golfer, {
      shots: Array.from({ length }, (_, at) => ({ carryYd: carry + at / 10 })),
      club: 'driver',
      hitAt,
    });

  it('the nearest session is whole, and the next one begins with its first shots', async () => {
    await filmed('2026-11-20T18:00:00Z');
    const far = await many(300, '2026-11-18T18:00:00Z', 150);
    const near = await many(400, '2026-11-21T18:00:00Z', 200);
    const { sessions } = await choices();
    expect(sessions.map(({ importId, shots }) => [importId, shots.length])).toEqual([
      [near, 400],
      [far, 100],
    ]);
    expect(sessions.map(({ shots }) => [shots[0]?.carryYd, shots.at(-1)?.carryYd])).toEqual([
      [200, 239.9],
      [150, 159.9],
    ]);
  });
});

it('a shot without a number for a swing is not offered, and cannot be joined', async () => {
  const shots = [{ sideYd: 4 }, { attackAngleDeg: -3, spinRpm: 30_000 }];
  const importId = await logShots(gateway, golfer, { shots, club: 'driver', hitAt: '2026-11-20T18:00:00Z' });
  expect(await choices()).toMatchObject({ sessions: [] });
  for (const shotId of await shotsOf(importId)) {
    const json = { shotId, gender: 'male' };
    const answer = await gateway.call(`/api/swing-analyses/${id}/shot`, { method: 'PUT', as: golfer, json });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'bad-request', message: expect.stringContaining('no number') }),
    ]);
  }
  await logShots(gateway, golfer, { shots: [{ totalYd: 250 }], club: 'driver', hitAt: '2026-11-20T18:00:00Z' });
  expect((await choices()).sessions).toHaveLength(1);
});
