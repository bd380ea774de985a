import type { SwingShots } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishSwing } from '../../../../test/finished-analysis.ts';
import { logShots } from '../../../../test/log-shots.ts';
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

describe('the choices', () => {
  const filmed = (at: string | null) => gateway.rows('update gateway.swing set filmed_at = $2 where id = $1', [id, at]);
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
