import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MobilityKind, readDegrees } from './read-degrees.ts';

const kinds: readonly MobilityKind[] = ['shoulder', 'hip', 'xFactor', 'spine'];

describe('numbers in the text', () => {
  it.each([
    ['92°', 92],
    ['92° ± 9°', 92],
    ['about 87.5 °', 87.5],
    ['3 of 4 swings reach 45°', 45],
    ['turns 78 degrees', 78],
    ['limited, 62 degrees', 62],
    ['excellent: 95°', 95],
    ['0°', 0],
    ['75° or more', 75],
  ])('%s is %f', (text, deg) => {
    for (const kind of kinds) expect(readDegrees(text, kind)).toBe(deg);
  });
});

describe('words', () => {
  it.each<[MobilityKind, string, number]>([
    ['shoulder', 'excellent', 95],
    ['shoulder', 'full', 95],
    ['shoulder', 'unrestricted', 95],
    ['shoulder', 'good', 85],
    ['shoulder', 'moderate', 75],
    ['shoulder', 'fair', 75],
    ['shoulder', 'limited', 65],
    ['shoulder', 'restricted', 65],
    ['shoulder', 'poor', 55],
    ['hip', 'excellent', 50],
    ['hip', 'significant', 50],
    ['hip', 'good', 45],
    ['hip', 'moderate', 40],
    ['hip', 'fair', 40],
    ['hip', 'limited', 30],
    ['hip', 'restricted', 30],
    ['hip', 'poor', 25],
    ['xFactor', 'outstanding', 50],
    ['xFactor', 'large', 50],
    ['xFactor', 'good', 45],
    ['xFactor', 'moderate', 40],
    ['xFactor', 'fair', 40],
    ['xFactor', 'reduced', 35],
    ['xFactor', 'limited', 35],
    ['xFactor', 'poor', 25],
    ['spine', 'excellent', 30],
    ['spine', 'maintained', 30],
    ['spine', 'consistent', 30],
    ['spine', 'good', 28],
    ['spine', 'moderate', 25],
    ['spine', 'fair', 25],
    ['spine', 'limited', 20],
    ['spine', 'restricted', 20],
    ['spine', 'poor', 15],
  ])('%s "%s" is %i', (kind, word, deg) => {
    expect(readDegrees(word, kind)).toBe(deg);
    expect(readDegrees(`Your turn is ${word.toUpperCase()} today.`, kind)).toBe(deg);
  });

  it.each<[MobilityKind, string]>([
    ['shoulder', ''],
    ['shoulder', 'not seen'],
    ['hip', 'full'],
    ['xFactor', 'restricted'],
    ['spine', 'inconsistent'],
    ['spine', 'unfair'],
  ])('%s "%s" says nothing: 0', (kind, text) => {
    expect(readDegrees(text, kind)).toBe(0);
  });

  it('takes the better word when two stand there', () => {
    expect(readDegrees('good, though poor on the left', 'hip')).toBe(45);
    expect(readDegrees('unrestricted', 'shoulder')).toBe(95);
  });
});

it('never throws and is always a finite number from 0 on', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('0', '9', '°', '.', '-', ' ', 'good', 'poor') }),
      ),
      fc.constantFrom(...kinds),
      (text, kind) => {
        const deg = readDegrees(text, kind);
        expect(Number.isFinite(deg)).toBe(true);
        expect(deg).toBeGreaterThanOrEqual(0);
      },
    ),
  );
  for (const long of ['9'.repeat(50_000), '1 '.repeat(50_000), '.1'.repeat(50_000)]) {
    expect(Number.isFinite(readDegrees(long, 'hip'))).toBe(true);
  }
});
