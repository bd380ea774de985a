import { addDays, centralDayKey } from '@trueswing/domain';
import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planWorkout } from '../../planned-workout.ts';
import { startTestGamification, type TestGamification } from '../../test-gamification.ts';
import { startGateway, type TestGateway } from '../../test-gateway.ts';
import { exampleVideo } from '../../test-videos.ts';
import { premiumGolfer } from '../../training-golfer.ts';
import { checkGolfer, weeksBefore } from './check-golfer.ts';
import { type Act, actsOfDevice, type Device, type Done, refusals } from './device-acts.ts';

/** First moments of a week: of a month too, of a year's first week, and of days on which the clock changes. */
const edges = ['2026-11-01T05:00:00Z', '2026-12-20T06:00:00Z', '2027-01-03T06:00:00Z', '2027-03-14T06:00:00Z'];
const races = isLongProof() ? 150 : 6;
const figures = { races: 0, calls: 0, refusals: 0, 'completions before the edge': 0, 'completions after it': 0 };

let gateway: TestGateway;
let gamification: TestGamification;
beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
});
afterAll(async () => {
  await gamification.stop();
  await gateway.stop();
});

/** A golfer with Premium, a streak and Saturday's workout, on two devices. */
async function openDevices(sunday: string): Promise<Device[]> {
  const golfer = await premiumGolfer(gateway);
  const trained = Array.from({ length: weeksBefore }, (_, nth) => addDays(sunday, -7 * (nth + 2)));
  await gateway.rows(
    `insert into gateway.exercise_completion
     select gen_random_uuid(), $1, day::date, 'one', 'One', 0, 1, now() from unnest($2::text[]) day`,
    [golfer.id, trained],
  );
  const device = { gateway, golfer, sunday, video: await exampleVideo(), shown: await planWorkout(gateway, golfer) };
  return [device, { ...device, golfer: await gateway.signIn(golfer) }];
}

/** All devices act side by side. With each call the clock goes on by a second, past the edge in the middle. */
async function race(devices: readonly Device[], acts: readonly Act[][], edge: Date): Promise<Done[]> {
  let passedS = Math.floor(-acts.flat().length / 2);
  const runDevice = async (device: Device, own: readonly Act[]): Promise<Done[]> => {
    const done: Done[] = [];
    for (const act of own) {
      gateway.setClock(new Date(edge.getTime() + passedS * 1_000));
      passedS += 1;
      done.push(await act(device));
    }
    return done;
  };
  return (await Promise.all(devices.map((device, nth) => runDevice(device, acts[nth] ?? [])))).flat();
}

const allProcessed = () =>
  expect
    .poll(() => gateway.rows("select 1 from events.delivery where consumer = 'gamification' and processed_at is null"))
    .toEqual([]);

it('two golfers, each on two devices, at the edge of a week: everything counts once, in the week in which it was done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...edges).map((text) => new Date(text)),
      fc.tuple(actsOfDevice, actsOfDevice, actsOfDevice, actsOfDevice),
      async (edge, acts) => {
        gateway.setClock(new Date(edge.getTime() - 3_600_000));
        const devices = [...(await openDevices(centralDayKey(edge))), ...(await openDevices(centralDayKey(edge)))];
        const done = await race(devices, acts, edge);
        gateway.setClock(new Date(edge.getTime() + 60_000));
        const refused = done.filter(({ status }) => status !== 200);
        for (const { kind, code } of refused) expect(refusals[kind]).toContain(code);
        await allProcessed();
        for (const { golfer } of devices.filter((_, nth) => nth % 2 === 0)) {
          const own = done.filter(({ userId }) => userId === golfer.id);
          const completions = await checkGolfer(gateway, { golfer, done: own, edge });
          const early = completions.filter(({ at }) => at < edge).length;
          figures['completions before the edge'] += early;
          figures['completions after it'] += completions.length - early;
        }
        figures.races += 1;
        figures.calls += done.length;
        figures.refusals += refused.length;
      },
    ),
    { seed: proofSeed(), numRuns: races, endOnFailure: true },
  );
  recordProof('edge of a week', figures);
  expect(Math.min(...Object.values(figures))).toBeGreaterThan(0);
}, 900_000);
