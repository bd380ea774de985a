import { cpus, loadavg } from 'node:os';
import { registerGolfer } from '../../apps/web/test/e2e/steps/golfer.ts';
import { openE2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { openSensors } from '../../apps/web/test/e2e/steps/play-motion.ts';
import { moveAsAsked, readTurn } from '../../apps/web/test/e2e/steps/walk-mobility-check.ts';
import { checkParts } from '../../packages/domain/src/index.ts';
import type { MadeRecording } from '../../packages/domain/test/record-turns.ts';
import { seededRandom } from '../../packages/domain/test/seeded-random.ts';

/**
 * How well the mobility check reads made people, in Chromium with emulated sensors and in real time: whole checks of 20 people,
 * and 20 recordings that are spoiled by a slip or a drift. Goals: 95 % of the turns within 3°, every spoiled one noticed.
 */
const [people, inParallel, withinDeg] = [20, 2, 3];
const random = seededRandom(7);
const between = (low: number, high: number) => low + (high - low) * random();

const e2e = await openE2e();
const errors: number[] = [];
let [measured, noticed] = [0, 0];
try {
  for (let first = 0; first < people; first += inParallel) {
    await Promise.all(Array.from({ length: inParallel }, () => checkPerson()));
    console.error(`${first + inParallel} of ${people} people checked`);
  }
  for (let first = 0; first < people; first += inParallel) {
    await Promise.all(Array.from({ length: inParallel }, (_, i) => spoil(first + i)));
    console.error(`${first + inParallel} of ${people} recordings spoiled`);
  }
} finally {
  await e2e.close();
}
const good = errors.filter((error) => error <= withinDeg).length;
const expected = people * checkParts.length * 2;
errors.sort((a, b) => a - b);
console.table({
  'turns of both sides': { expected, measured },
  [`within ${withinDeg}°`]: { expected: Math.ceil(expected * 0.95), measured: good },
  'spoiled and noticed': { expected: people, measured: noticed },
});
console.log(
  `error: median ${errors[Math.floor(errors.length / 2)]?.toFixed(1)}°, greatest ${errors.at(-1)?.toFixed(1)}° (${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)})`,
);

function makePerson(rightDeg: number, leftDeg: number): Omit<MadeRecording, 'prompts'> {
  const near = (deg: number) => deg + between(-2, 2);
  return {
    turnsDeg: [near(rightDeg), near(leftDeg), near(rightDeg), near(leftDeg)],
    seed: Math.floor(between(1, 1e6)),
    mounting: { axis: [1, between(-0.3, 0.3), between(-0.3, 0.3)], angleDeg: between(60, 110) },
    biasDegPerS: [between(-1.5, 1.5), between(-1.5, 1.5), between(-1.5, 1.5)],
    noiseDegPerS: between(0.1, 0.8),
    leanDeg: between(0, 8),
  };
}

async function openCheck() {
  const page = await e2e.openPage();
  const sensors = await openSensors(page);
  await registerGolfer(page, 'Nora');
  await page.goto('/mobility-check');
  await page.getByRole('button', { name: 'Start the check' }).click();
  return { page, sensors };
}

async function checkPerson(): Promise<void> {
  const { page, sensors } = await openCheck();
  for (const [i, part] of checkParts.entries()) {
    const reach = part.name === 'chest' ? 85 : 45;
    const made = makePerson(between(reach - 20, reach + 15), between(reach - 20, reach + 15));
    await moveAsAsked(page, sensors, part, made);
    const goOn = page.getByRole('button', { name: i === checkParts.length - 1 ? 'Show my result' : 'Next part' });
    await goOn.waitFor();
    for (const [side, offset] of [
      ['Right', 0],
      ['Left', 1],
    ] as const) {
      const shown = await readTurn(page, side);
      if (Number.isNaN(shown)) continue;
      const truth = ((made.turnsDeg[offset] ?? 0) + (made.turnsDeg[offset + 2] ?? 0)) / 2;
      measured += 1;
      errors.push(Math.abs(shown - truth));
    }
    await goOn.click();
  }
  await page.close();
}

async function spoil(index: number): Promise<void> {
  const { page, sensors } = await openCheck();
  const [part] = checkParts;
  if (!part) return;
  const slip = { turn: index % 4, deg: (index % 3 === 0 ? -1 : 1) * between(9, 20) };
  const spoiled = index % 5 === 4 ? { driftDegPerS2: between(0.4, 0.8) } : { slip };
  await moveAsAsked(page, sensors, part, { ...makePerson(80, 75), ...spoiled });
  await page.getByRole('button', { name: 'Next part' }).waitFor();
  if (await page.getByText(/The phone slipped|The sensor drifted/).isVisible()) noticed += 1;
  await page.close();
}
