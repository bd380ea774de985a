import { landmarkCount, type PoseFrame, type SwingEvents } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { toBodySeries } from '../1-track/body-series.ts';
import { findStandingS, isAddressSteady } from './check-steady.ts';

const addressS = 1;
const events = { address: { frame: 30, timeS: addressS, confidence: 1 } } as SwingEvents; // nothing else is read

/** A standing golfer, 30 frames a second; between these times the model jumps to and fro by half a trunk. */
function standing(lostFromS: number, lostToS: number) {
  const frames = Array.from({ length: 40 }, (_, frame): PoseFrame => {
    const timeS = frame / 30;
    const jump = timeS >= lostFromS && timeS <= lostToS && frame % 2 === 0 ? 0.1 : 0;
    const image = Array.from({ length: landmarkCount }, (_, i): [number, number, number] => {
      const isBelowHips = i >= 23;
      return [0.5 + jump, isBelowHips ? 0.7 : 0.5, 1];
    });
    return { frame, timeS, image, world: null };
  });
  const body = toBodySeries({ widthPx: 1000, heightPx: 1000, frames });
  if (!body) throw new Error('no pose');
  return body;
}

it('stands at address where the golfer is followed there', () => {
  const body = standing(2, 3);
  expect(isAddressSteady(body, events)).toBe(true);
  expect(findStandingS(body, events)).toBe(addressS);
});

it('stands a little earlier where the golfer is lost at address only', () => {
  const body = standing(0.85, 2);
  expect(isAddressSteady(body, events)).toBe(false);
  const timeS = findStandingS(body, events) ?? Number.NaN;
  expect(timeS).toBeGreaterThan(0.6);
  expect(timeS).toBeLessThan(1);
});

it('does not stand where the golfer is lost all the time', () => {
  expect(findStandingS(standing(0, 2), events)).toBeNull();
});
