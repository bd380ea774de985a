import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openArrivalClock } from './arrival-clock.ts';

it('the clock follows the promptest arrival', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 0.3, noNaN: true }), { minLength: 1, maxLength: 100 }),
      (startS, delays) => {
        const clock = openArrivalClock();
        delays.forEach((delayS, i) => {
          const streamS = i / 30;
          const least = Math.min(...delays.slice(0, i + 1));
          expect(clock.arrive(streamS, startS + streamS + delayS)).toBeCloseTo(startS + streamS + least, 6);
          expect(clock.toStream(startS + least)).toBeCloseTo(0, 6);
        });
      },
    ),
  );
});

it('a clock that drifts is followed', () => {
  const clock = openArrivalClock();
  const slow = 0.999;
  for (let s = 0; s < 600; s += 0.1) {
    // In 20 s it falls behind by 20 ms.
    expect(Math.abs(clock.arrive(s * slow, s) - s)).toBeLessThanOrEqual(0.021);
  }
});
