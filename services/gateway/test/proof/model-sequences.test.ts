import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { startGateway, type TestGateway } from '../test-gateway.ts';
import { exampleVideo } from '../test-videos.ts';
import { compareWithModel } from './compare-with-model.ts';
import { begin, commands, type Real } from './model-commands.ts';
import { ModelGolfer } from './model-golfer.ts';

const golfers = isLongProof() ? 200 : 6;
const mostCommands = isLongProof() ? 150 : 100;
/** Each must have come in the long form. */
const expectedRefusals = [
  'daily-analysis-limit',
  'pause-limit-reached',
  'premium-required',
  'share-limit-reached',
  'upload-limit-reached',
  'week-too-far',
  'week-trained',
  'weekly-upload-limit-reached',
  'workout-limit-reached',
];
/** A Wednesday, so that sequences cross the end of a month and of a year. */
const firstDay = Math.floor(Date.parse('2026-11-18T00:00:00Z') / 86_400_000);

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

it('golfers see what a small model of uploads, points, streaks and links says, whatever they do and in whatever order', async () => {
  const figures = { golfers: 0, commands: 0, points: 0, longestStreak: 0 };
  const refusals = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.commands(commands, { maxCommands: mostCommands, size: 'max' }),
      async (begins, drawn) => {
        const model = new ModelGolfer(firstDay);
        gateway.setClock(model.now);
        const real: Real = { gateway, golfer: await gateway.register(), video: await exampleVideo(), refusals };
        if (begins) for (const each of begin) await each.run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), drawn);
        await compareWithModel(model, real);
        figures.golfers += 1;
        figures.commands += [...drawn].length;
        figures.points += [...model.trained.values()]
          .flatMap((day) => [...day.values()])
          .reduce((sum, each) => sum + each, 0);
        figures.longestStreak = Math.max(figures.longestStreak, ...model.streakOf.values());
      },
    ),
    { seed: proofSeed(), numRuns: golfers, endOnFailure: true },
  );
  expect(figures.points).toBeGreaterThan(0);
  recordProof('models', { ...figures, refusals: refusals.size });
  if (!isLongProof()) return;
  expect([...refusals].toSorted()).toEqual(expectedRefusals);
  expect(figures.longestStreak).toBeGreaterThanOrEqual(15);
}, 1_800_000);
