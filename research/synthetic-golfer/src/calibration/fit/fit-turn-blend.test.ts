import { turnNames } from '@trueswing/swing/turn-model';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../geometry/random.ts';
import { isWithin, measureCoverage } from './fit-spread.ts';
import { fitTurnBlend, type SeenSample } from './fit-turn-blend.ts';
import { ofTurn } from './fit-turn-model.ts';

const random = makeRandom(12);
const noise = () => random() + random() + random() + random() - 2;
const reading = (valueDeg: number) => ({ valueDeg, usualErrorDeg: 8, stretch: 1 });

/** Landmarks with errors three times those of the pictures, which read 10° low. */
const seen: SeenSample[] = Array.from({ length: 30 }, (_, body) => body).flatMap((body) => {
  const bias = 4 * noise();
  return Array.from({ length: 30 }, (_, i): SeenSample => {
    const truth = { shoulderTurnDeg: 45 + 70 * random(), hipRotationDeg: 15 + 45 * random() };
    const [s, h] = [truth.shoulderTurnDeg + 24 * noise(), truth.hipRotationDeg + 24 * noise()];
    return {
      sample: { body: `body ${body}`, swing: body * 30 + i, pairOf: null, isExact: true, features: [], truth },
      landmarks: { shoulderTurnDeg: reading(s), hipRotationDeg: reading(h), xFactorDeg: reading(s - h) },
      pictures: {
        shoulderTurnDeg: truth.shoulderTurnDeg - 10 + bias + 8 * noise(),
        hipRotationDeg: truth.hipRotationDeg - 10 + bias + 8 * noise(),
      },
    };
  });
});
const none = { shoulderTurnDeg: 0, hipRotationDeg: 0, xFactorDeg: 0 };
const { model, heldOut } = fitTurnBlend(seen, none);

describe('the blend of landmarks and pictures', () => {
  it('leans on what reads better, and corrects what both read wrong together', () => {
    for (const turn of ['shoulderTurnDeg', 'hipRotationDeg'] as const) {
      expect(model[turn].pictures, turn).toBeGreaterThan(0.75);
      expect(model[turn].landmarks, turn).toBeGreaterThan(0);
      expect(model[turn].landmarks, turn).toBeLessThan(0.2);
      expect(model[turn].offsetDeg, turn).toBeGreaterThan(5);
      expect(model[turn].videoErrorDeg, turn).toBe(0);
    }
  });

  it('leans on both alike where real video is far worse for either than the rendered swings', {
    timeout: 20_000,
  }, () => {
    const { landmarks, pictures, videoErrorDeg } = fitTurnBlend(seen, { ...none, hipRotationDeg: 100 }).model
      .hipRotationDeg;
    expect(landmarks / pictures).toBeGreaterThan(0.9);
    expect(landmarks / pictures).toBeLessThan(1.1);
    expect(videoErrorDeg).toBeCloseTo(0.65 * 100 * Math.SQRT1_2, 0);
  });

  it('is nearer to the truth on bodies that it does not know than either alone', () => {
    const meanOf = (errors: number[]) => errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length;
    for (const turn of ['shoulderTurnDeg', 'hipRotationDeg'] as const) {
      const blended = meanOf(ofTurn(turn, heldOut).map(({ reading: { valueDeg }, truthDeg }) => valueDeg - truthDeg));
      const truths = seen.map(({ sample }) => sample.truth[turn]);
      expect(blended).toBeLessThan(meanOf(seen.map(({ pictures }, i) => pictures[turn] + 10 - (truths[i] ?? 0))));
      expect(blended).toBeLessThan(meanOf(seen.map(({ landmarks }, i) => landmarks[turn].valueDeg - (truths[i] ?? 0))));
    }
  });

  it('has intervals that hold in nine of ten swings of such bodies', () => {
    for (const turn of turnNames) {
      const rows = ofTurn(turn, heldOut).filter(isWithin(model[turn].rangeDeg));
      const { all, bodies } = measureCoverage(model[turn], rows);
      expect(all, turn).toBeGreaterThanOrEqual(0.9);
      expect(all, turn).toBeLessThan(0.96);
      expect(bodies).toHaveLength(30);
    }
  });
});
