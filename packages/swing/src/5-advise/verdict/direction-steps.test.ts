import type { Club } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateMiss, fairwayMiss } from '../../4-judge/launch-monitor/estimate-miss.ts';
import { type DirectionStep, stepOfDirection } from './direction-steps.ts';

const tenths = fc.integer({ min: -200, max: 200 }).map((deg) => deg / 10);
const anyShot = fc.record({
  face: tenths,
  path: tenths,
  club: fc.constantFrom<Club>('driver', '7-iron'),
  handedness: fc.constantFrom('right', 'left'),
});

/** The face and the path of a golfer who has done what a step asks for. Who lines up elsewhere moves both. */
function follow({ changes, number: { name, aim } }: DirectionStep, face: number, path: number): [number, number] {
  if (changes === 'aim') return [aim, path + aim - face];
  if (changes === 'path') return [face, aim];
  return name === 'faceToPathDeg' ? [path + aim, path] : [aim, path];
}

it('sends no ball farther off line', () => {
  fc.assert(
    fc.property(anyShot, ({ face, path, ...golfer }) => {
      const { total } = estimateMiss(face, path, golfer.club);
      if (Math.abs(total) < fairwayMiss) return;
      const step = stepOfDirection(face, path, golfer);
      expect(step).not.toBeNull();
      if (!step) return;
      const after = estimateMiss(...follow(step, face, path), golfer.club).total;
      expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(total) + 1e-6);
      // It leads to less of the same side, or to none.
      const { value, aim } = step.number;
      expect(value * aim).toBeGreaterThanOrEqual(0);
      expect(Math.abs(aim)).toBeLessThan(Math.abs(value));
    }),
    { numRuns: 3000 },
  );
});

it('has at most 12 words, and numbers that stand beside it', () => {
  fc.assert(
    fc.property(anyShot, ({ face, path, ...golfer }) => {
      const step = stepOfDirection(face, path, golfer);
      if (!step) return;
      for (const text of [step.sentence, step.detail]) expect(text.split(/\s+/).length).toBeLessThanOrEqual(12);
      const beside = step.numbers.map(({ reading, norm }) => `${reading} ${norm}`).join(' ');
      for (const [number] of `${step.sentence} ${step.detail}`.matchAll(/\d+(?:\.\d+)?/g))
        expect(beside).toContain(number);
    }),
  );
});
