import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBurst, makeNoise, type Noise } from '../../test/make-sound.ts';
import { openImpactListener } from './hear-impact.ts';
import type { ImpactSound } from './live-swing.ts';

const rateHz = 48_000;
const seconds = 3;
const impactS = 1.7;
const click = { atS: impactS, attackS: 0.0005, decayS: 0.012, level: 0.5, lowHz: 1500 };
const noises: readonly Noise[] = ['wind', 'indoor', 'silence'];

function hear(sound: Float32Array, startS = 0, chunk = 1024, sampleRateHz = rateHz): ImpactSound[] {
  const listener = openImpactListener(sampleRateHz);
  const heard: ImpactSound[] = [];
  for (let i = 0; i < sound.length; i += chunk) {
    heard.push(...listener.hear(sound.subarray(i, i + chunk), startS + i / sampleRateHz));
  }
  return heard;
}

describe('an impact', () => {
  it.each(noises)('is heard within 5 ms in %s', (noise) => {
    const sound = addBurst(makeNoise(noise, seconds, rateHz, 1), rateHz, click);
    const heard = hear(sound, 100);
    expect(heard).toHaveLength(1);
    expect(Math.abs((heard[0]?.atS ?? 0) - 100 - impactS)).toBeLessThan(0.005);
  });

  it('is heard in blocks of any size, at any rate and at any moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 32, max: 5000 }),
        fc.constantFrom(16_000, 44_100, 48_000),
        fc.double({ min: 0.6, max: 2.7, noNaN: true }),
        fc.constantFrom(...noises),
        fc.integer({ min: 1, max: 1000 }),
        (chunk, sampleRateHz, atS, noise, seed) => {
          const sound = addBurst(makeNoise(noise, seconds, sampleRateHz, seed), sampleRateHz, { ...click, atS });
          const heard = hear(sound, 0, chunk, sampleRateHz);
          expect(heard).toHaveLength(1);
          expect(Math.abs((heard[0]?.atS ?? 0) - atS)).toBeLessThan(0.005);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('in a hall with an echo is heard once', () => {
    let sound = addBurst(makeNoise('indoor', seconds, rateHz, 2), rateHz, click);
    for (const [k, delayS] of [0.023, 0.041, 0.067].entries()) {
      sound = addBurst(sound, rateHz, { ...click, atS: impactS + delayS, level: 0.15 / (k + 1), decayS: 0.03 });
    }
    expect(hear(sound)).toHaveLength(1);
  });

  it('of a neighbor is weaker than the golfer’s own', () => {
    const own = hear(addBurst(makeNoise('wind', seconds, rateHz, 3), rateHz, click));
    const far = hear(addBurst(makeNoise('wind', seconds, rateHz, 3), rateHz, { ...click, level: 0.1 }));
    expect(far[0]?.strength ?? 0).toBeLessThan((own[0]?.strength ?? 0) - 10);
  });
});

describe('is no impact:', () => {
  const quiet = () => makeNoise('wind', seconds, rateHz, 4);
  it.each<[string, Float32Array]>([
    ['wind', quiet()],
    ['a room with people', makeNoise('indoor', seconds, rateHz, 5)],
    ['grass that is brushed', addBurst(quiet(), rateHz, { ...click, attackS: 0.04, decayS: 0.08, level: 0.2 })],
    ['an s of a voice', addBurst(quiet(), rateHz, { ...click, attackS: 0.03, decayS: 0.15, level: 0.3 })],
    ['a tone that starts suddenly and stays', addBurst(quiet(), rateHz, { ...click, decayS: 2 })],
    ['a dull thud', addBurst(quiet(), rateHz, { ...click, attackS: 0.006, lowHz: 0, highHz: 300, level: 0.3 })],
    ['silence', new Float32Array(seconds * rateHz)],
  ])('%s', (_, sound) => {
    expect(hear(sound)).toEqual([]);
  });
});
