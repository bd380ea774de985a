import type { Turn } from '@trueswing/swing/turn-model';
import { expect, it } from 'vitest';
import { makeRandom } from '../../geometry/random.ts';
import { fitRepeats } from './fit-repeats.ts';
import { isWithin, measureCoverage } from './fit-spread.ts';
import { fitTurnModel, ofTurn } from './fit-turn-model.ts';
import type { Sample } from './hold-out-bodies.ts';
import { reportFit } from './report-fit.ts';

const random = makeRandom(11);
const noise = () => random() + random() + random() + random() - 2;

/** Bodies whose features show the turns with a bias of their own; every fourth swing repeats the golfer of the one before. */
const samples: Sample[] = Array.from({ length: 20 }, (_, body) => body).flatMap((body) => {
  const biases = Array.from({ length: 6 }, () => 3 * noise());
  let before = { shoulderTurnDeg: 0, hipRotationDeg: 0 };
  return Array.from({ length: 100 }, (_, i): Sample => {
    const isPair = i % 4 === 3;
    const truth = isPair
      ? { shoulderTurnDeg: before.shoulderTurnDeg + 10 * noise(), hipRotationDeg: before.hipRotationDeg + 8 * noise() }
      : { shoulderTurnDeg: 45 + 70 * random(), hipRotationDeg: 15 + 45 * random() };
    before = truth;
    const { shoulderTurnDeg: s, hipRotationDeg: h } = truth;
    const features = [s, s + h, s - h, h, 2 * h - s, 50].map((x, j) => x + (biases[j] ?? 0) + 6 * noise());
    const swing = body * 100 + i;
    return { body: `body ${body}`, swing, pairOf: isPair ? swing - 1 : null, isExact: true, features, truth };
  });
});
const fit = fitTurnModel(samples);

it('reads bodies that it does not know, with intervals that hold in nine of ten swings and hardly less on any body', () => {
  for (const turn of ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'] as const satisfies readonly Turn[]) {
    const { all, bodies } = measureCoverage(
      fit.model[turn],
      ofTurn(turn, fit.heldOut).filter(isWithin(fit.model[turn].rangeDeg)),
    );
    expect(all, turn).toBeGreaterThanOrEqual(0.9);
    expect(all, turn).toBeLessThan(0.97);
    expect(bodies).toHaveLength(20);
    for (const { share } of bodies) expect(share, turn).toBeGreaterThan(0.79);
  }
});

it('finds that the change of a golfer is read better than a turn: the bias of the body cancels', () => {
  const errors = ofTurn('shoulderTurnDeg', fit.heldOut)
    .map(({ reading, truthDeg }) => Math.abs(reading.valueDeg - truthDeg))
    .sort((a, b) => a - b);
  const repeat = fitRepeats(fit)?.shoulderTurnDeg;
  expect(repeat?.gain).toBeGreaterThan(0.7);
  expect(repeat?.gain).toBeLessThan(1.05);
  expect(repeat?.within90Deg).toBeLessThan(2 * (errors[Math.floor(0.9 * errors.length)] ?? 0));
  expect(fitRepeats({ ...fit, heldOut: fit.heldOut.slice(0, 100) })).toBeNull();
});

it('reports, in one line a turn, how often statements of 80 % and more are true', () => {
  const lines = reportFit('faceOn', fit).split('\n');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const share = Number(/statements of at least 80 %: ([\d.]+) %/.exec(line)?.[1]);
    expect(share).toBeGreaterThan(80);
    expect(line).toMatch(/worst body body \d+ [\d.]+ % of \d+/);
  }
});
