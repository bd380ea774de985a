import { openE2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { checkParts } from '../../packages/domain/src/index.ts';
import { checkPerson } from './check-person.ts';
import { type CheckedPerson, type KeptResults, keptResults, type SpoiledRecording } from './kept-results.ts';
import { spoilRecording } from './spoil-recording.ts';

/**
 * Measures how well the mobility check reads made people, in Chromium with emulated sensors: whole checks of 20 people, and 20
 * recordings that are spoiled by a slip or a drift. Goals: 95 % of the turns within 3°, every spoiled one noticed.
 * Each result is kept, so a run that was interrupted continues. Delete `.data/bench-mobility-check` to measure again.
 */
const [people, inParallel, withinDeg] = [20, 1, 3];

const checked = await keptResults<CheckedPerson>('people');
const spoiled = await keptResults<SpoiledRecording>('spoiled');
const e2e = await openE2e();
try {
  await measureMissing(checked, (index) => checkPerson(e2e, index));
  await measureMissing(spoiled, (index) => spoilRecording(e2e, index));
} finally {
  await e2e.close();
}

async function measureMissing<T>(kept: KeptResults<T>, measure: (index: number) => Promise<T>): Promise<void> {
  const missing = Array.from({ length: people }, (_, index) => index).filter((index) => !kept.all.has(index));
  for (let first = 0; first < missing.length; first += inParallel) {
    const measured = await Promise.allSettled(
      missing.slice(first, first + inParallel).map(async (index) => {
        const result = await measure(index);
        await kept.keep(index, result);
        console.error(`${kept.name} ${index + 1}: ${JSON.stringify(result)}`);
      }),
    );
    // Only when all have ended: the browser closes after an error, and the others would fail of that.
    for (const each of measured) if (each.status === 'rejected') throw each.reason;
  }
}

const errors = [...checked.all.values()].flatMap(({ errorsDeg }) => errorsDeg).sort((a, b) => a - b);
const good = errors.filter((error) => error <= withinDeg).length;
const expected = people * checkParts.length * 2;
const noticed = [...spoiled.all.values()].filter(({ isNoticed }) => isNoticed).length;
console.table({
  'turns of both sides': { expected, measured: errors.length },
  [`within ${withinDeg}°`]: { expected: Math.ceil(expected * 0.95), measured: good },
  'spoiled and noticed': { expected: people, measured: noticed },
});
console.log(
  `error: median ${errors[Math.floor(errors.length / 2)]?.toFixed(1)}°, greatest ${errors.at(-1)?.toFixed(1)}°`,
);
