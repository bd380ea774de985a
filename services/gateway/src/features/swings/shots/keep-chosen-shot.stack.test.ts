import type { SwingShots } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishAnalysis } from '../../../../test/finished-analysis.ts';
import { logShots } from '../../../../test/log-shots.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { encodeVideo, exampleVideo, h264, uploadForm } from '../../../../test/test-videos.ts';

let gateway: TestGateway;
let golfer: Golfer;
let shotId: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  golfer = await gateway.register();
  shotId = await logShot(golfer);
});
afterAll(() => gateway.stop());

const hit = { clubSpeedMph: 84.109, ballSpeedMph: 116.32, carryYd: 158.246, spinRpm: 9_400 };
async function logShot(as: Golfer): Promise<string> {
  const hitAt = '2026-11-20T18:00:00Z';
  const importId = await logShots(gateway, as, { shots: [hit], club: '7-iron', hitAt });
  return (await gateway.rows('select id from gateway.shot where import_id = $1', [importId]))[0].id;
}
/** The form as the client fills it from the shot; its spin is beyond the form's bounds. */
const filled = { clubSelection: '7-iron', gender: 'male', clubSpeed: '84.1', ballSpeed: '116.3', carry: '158' };

async function upload(
  fields: Record<string, string>,
  key: string = crypto.randomUUID(),
  faceOn: Buffer | undefined = undefined,
): Promise<string> {
  const body = uploadForm({ faceOn: faceOn ?? (await exampleVideo()) }, fields);
  const headers = { 'idempotency-key': key };
  const response = await gateway.call('/api/swing-analyses', { method: 'POST', body, as: golfer, headers });
  const { id, code } = (await response.json()) as { id: string; code?: string };
  return id ?? `${response.status} ${code}`;
}
const joinedTo = async (id: string) =>
  ((await (await gateway.call(`/api/swing-analyses/${id}/shots`, { as: golfer })).json()) as SwingShots).joined;

describe('an upload whose form was filled from a shot', () => {
  it('keeps the shot, and beside it what was typed', async () => {
    const id = await upload({ ...filled, faceAngle: '2', shotId });
    expect(await joinedTo(id)).toMatchObject({ id: shotId, carryYd: 158.246, hasTime: true });
    await finishAnalysis(gateway, id, Buffer.from('a file'));
    const answer = await gateway.call(`/api/swing-analyses/${id}/shot`, { method: 'DELETE', as: golfer });
    expect(await answer.json()).toMatchObject({ clubSpeed: null, carry: null, faceAngle: 2, tourComparison: 'pga' });
    expect(await joinedTo(id)).toBeNull();
  });

  it('has none if the numbers were changed, or the shot is of another club, of someone else or gone', async () => {
    const other = await logShot(await gateway.register());
    const uploads: Record<string, string>[] = [
      { ...filled, carry: '170', shotId },
      { ...filled, clubSelection: 'driver', shotId },
      { ...filled, shotId: other },
      { ...filled, shotId: crypto.randomUUID() },
      { ...filled, shotId: ' ' },
    ];
    for (const fields of uploads) {
      await gateway.rows('delete from gateway.upload_credit where user_id = $1', [golfer.id]);
      expect(await joinedTo(await upload(fields))).toBeNull();
    }
    await gateway.rows('delete from gateway.upload_credit where user_id = $1', [golfer.id]);
    expect(await upload({ ...filled, shotId: 'no-id' })).toBe('400 bad-request');
  });

  it('is the same upload when it is sent again after another shot was joined', async () => {
    const key = crypto.randomUUID();
    const id = await upload(filled, key);
    await finishAnalysis(gateway, id, Buffer.from('a file'));
    await gateway.call(`/api/swing-analyses/${id}/shot`, { method: 'PUT', as: golfer, json: { shotId } });
    expect(await upload(filled, key)).toBe(id);
    expect(await upload({ ...filled, carry: '12' }, key)).toBe('409 idempotency-key-reused');
  });

  it('is the same upload when it is sent again after its swing with a joined shot was deleted', async () => {
    const key = crypto.randomUUID();
    const sent = { clubSelection: '7-iron', gender: 'female', clubSpeed: '80', ballSpeed: '110' };
    const id = await upload(sent, key);
    await finishAnalysis(gateway, id, Buffer.from('a file'));
    const joined = await gateway.call(`/api/swing-analyses/${id}/shot`, {
      method: 'PUT',
      as: golfer,
      json: { shotId },
    });
    expect(joined.status).toBe(200);
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
    expect(await upload(sent, key)).toBe(id);
    expect(await upload({ ...sent, ballSpeed: '116.3' }, key)).toBe('409 idempotency-key-reused');
  });
});

describe('the time at which a swing was filmed', () => {
  it.each([
    ['is kept', '2026-11-20T18:00:00.000Z'],
    ['is left out if it lies in the future', '2036-11-20T18:00:00.000Z'],
    ['is left out if no phone filmed then', '1970-01-01T00:00:00.000Z'],
    ['may be left out', ''],
  ])('%s', async (name, filmedAt) => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const sent = name === 'is kept' ? past : filmedAt;
    const id = await upload({ ...filled, filmedAt: sent });
    const [row] = await gateway.rows('select filmed_at from gateway.swing where id = $1', [id]);
    expect(row.filmed_at?.toISOString() ?? null).toBe(name === 'is kept' ? past : null);
  });

  it.each([
    ['is what the video itself says, before the time of the file', '2026-11-20T17:59:30.000Z', true],
    ['is that of the file where the video says a time to come', '2036-11-20T17:59:30.000Z', false],
    ['is that of the file where no phone filmed when the video says', '1999-11-20T17:59:30.000Z', false],
  ])('%s', async (_, written, isTaken) => {
    const video = await encodeVideo('mp4', ...h264, '-metadata', `creation_time=${written}`);
    const ofFile = new Date(Date.now() - 60_000).toISOString();
    const id = await upload({ ...filled, filmedAt: ofFile }, undefined, video);
    const [row] = await gateway.rows('select filmed_at from gateway.swing where id = $1', [id]);
    expect(row.filmed_at).toEqual(new Date(isTaken ? written : ofFile));
  });
});
