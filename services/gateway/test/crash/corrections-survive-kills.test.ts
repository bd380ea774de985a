import { setTimeout as delay } from 'node:timers/promises';
import type { KeyFrameMoves, MovedEvents, SwingAnalysis } from '@trueswing/contracts';
import { isLongProof } from '@trueswing/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishSampleSwing, sampleResult } from '../sample-swing.ts';
import { callAt, type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { startVictim } from './victim-gateway.ts';

/** Creates the swings and reads them; the process that is killed saves the corrections. */
let gateway: TestGateway;
let victim: ReturnType<typeof startVictim>;
/** While it has the lock, a correction stays written and not committed. */
let holder: pg.Client;
beforeAll(async () => {
  gateway = await startGateway();
  victim = startVictim(gateway);
  holder = new pg.Client({ connectionString: gateway.databaseUrl('gateway') });
  await holder.connect();
  await gateway.rows(`
    create function gateway.wait_for_holder() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(1); return null; end'`);
  await gateway.rows(`
    create trigger wait_for_holder after insert on gateway.swing_correction for each row
      execute function gateway.wait_for_holder()`);
});
afterAll(async () => {
  await holder.end();
  await victim.end();
  await gateway.stop();
});

/** A multiple of the three moments of a kill. */
const versions = isLongProof() ? 9 : 6;

interface OwnSwing {
  golfer: Golfer;
  id: string;
}

const top = sampleResult.faceOn.events.top.frame;
const corrections: MovedEvents[] = [{ top: top - 2 }, { top: top - 4 }, { top: top - 8 }, {}];
const movesOfVersion = (version: number): KeyFrameMoves => ({
  faceOn: corrections[version % corrections.length] ?? {},
  downTheLine: {},
});
const path = (id: string) => `/api/swing-analyses/${id}`;

async function finishSwing(): Promise<OwnSwing> {
  const golfer = await gateway.register();
  return { golfer, id: await finishSampleSwing(gateway, golfer) };
}
const save = (origin: string, { golfer, id }: OwnSwing, version: number, moves: KeyFrameMoves) =>
  callAt(origin, `${path(id)}/key-frames`, { as: golfer, method: 'PUT', json: { version, moves } });
const read = async ({ golfer, id }: OwnSwing) =>
  (await (await gateway.call(path(id), { as: golfer })).json()) as SwingAnalysis;
const versionsOf = ({ id }: OwnSwing) =>
  gateway.rows('select version from gateway.swing_correction where analysis_id = $1', [id]);
const writing = () =>
  gateway.rows(`select wait_event_type from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle' and query like 'insert into "gateway"."swing_correction"%'`);
const often = { interval: 1, timeout: 20_000 };

/** Waits for the moment of a kill: at any time, while the row is written and not committed, or just after the commit. */
async function momentToKill(swing: OwnSwing, version: number): Promise<void> {
  if (version % 3 === 0) await expect.poll(writing, often).toEqual([{ wait_event_type: 'Lock' }]);
  else if (version % 3 === 1) await delay(version * 8);
  else await expect.poll(async () => (await versionsOf(swing)).length, often).toBe(version);
}

it('is saved completely or not at all when the gateway is killed in the middle, and can be repeated', async () => {
  const undisturbed = await finishSwing();
  const swing = await finishSwing();
  const outcomes: string[] = [];
  for (let version = 1; version <= versions; version++) {
    const moves = movesOfVersion(version);
    const old = await read(swing);
    const wanted = (await (await save(gateway.origin, undisturbed, version - 1, moves)).json()) as SwingAnalysis;
    const origin = await victim.listening();
    // Warm-up: the first call of a process takes longer than the moments to be tested.
    await callAt(origin, path(swing.id), { as: swing.golfer });
    if (version % 3 === 0) await holder.query('select pg_advisory_lock(1)');
    const saving = save(origin, swing, version - 1, moves).then(
      ({ status }) => status,
      () => 'no answer',
    );
    await momentToKill(swing, version);
    await victim.restart();
    await holder.query('select pg_advisory_unlock_all()');
    const answer = await saving;
    await expect.poll(writing, { timeout: 20_000 }).toEqual([]);

    const now = await read(swing);
    const isSaved = now.version === version;
    outcomes.push(`${answer} ${isSaved ? 'saved' : 'not saved'}`);
    if (version % 3 === 0) expect(isSaved).toBe(false);
    if (version % 3 === 2 || answer === 200) expect(isSaved).toBe(true);
    if (isSaved) expect(now.technicalDetails).toEqual(wanted.technicalDetails);
    else expect(now).toEqual(old);

    // A golfer who got no answer saves again.
    const again = await save(gateway.origin, swing, version - 1, moves);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ version, technicalDetails: wanted.technicalDetails });
    expect(await versionsOf(swing)).toHaveLength(version);
  }
  console.info(`answers under kill -9: ${outcomes.join(', ')}`);
});
