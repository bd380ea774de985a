import { landmarkCount, landmarkIndex, type VideoView } from '@trueswing/contracts';
import { describe, expect, test } from 'vitest';
import { drawStickGolfer, swingAt } from '../../test/draw-stick-golfer.ts';
import { type AddressPose, compareSetup } from './compare-setup.ts';
import { saySetupDifference } from './say-setup-difference.ts';

interface Place {
  /** From the middle of the stance to the lens, in meters. */
  distanceM: number;
  /** Height of the lens above the ground. */
  heightM: number;
  /** Around the golfer, away from the view's usual place. */
  turnDeg: number;
}
const usual: Place = { distanceM: 3.5, heightM: 0.9, turnDeg: 0 };
/** Picture of an upright phone, whose long side sees 65°. */
const [widthPx, heightPx] = [1080, 1920];
const focalPx = heightPx / 2 / Math.tan((65 / 2) * (Math.PI / 180));

const joints = drawStickGolfer({ view: 'face-on', hand: 'right', fps: 30, durationS: 3, swings: [swingAt(1)] })
  .frames[0]?.world;

/** The golfer at address, as an upright phone sees them from there. */
function filmFrom(view: VideoView, place: Partial<Place> = {}, size = 1): AddressPose {
  const { distanceM, heightM, turnDeg } = { ...usual, ...place };
  const turn = ((view === 'face-on' ? 0 : 90) + turnDeg) * (Math.PI / 180);
  const landmarks = Array.from({ length: landmarkCount }, (_, i): [number, number, number] => {
    const [x = 0, y = 0, z = 0] = (joints?.[i] ?? []).map((meters) => meters * size);
    // face-on the lens looks from the ball at the golfer, whose left is at the picture's right
    const across = x * Math.cos(turn) + z * Math.sin(turn);
    const depth = distanceM - (z * Math.cos(turn) - x * Math.sin(turn));
    return [0.5 + (focalPx * across) / depth / widthPx, 0.5 + (focalPx * (heightM - y)) / depth / heightPx, 0.95];
  });
  return { landmarks, widthPx, heightPx };
}

describe.each<VideoView>(['face-on', 'down-the-line'])('a phone that stands %s', (view) => {
  test.each<[string, Partial<Place>, ReturnType<typeof compareSetup>]>([
    ['stands in the same place', {}, null],
    ['stands a hand lower', { heightM: 0.8 }, null],
    ['stands 30 cm closer', { distanceM: 3.2 }, null],
    ['stands 40 cm farther away', { distanceM: 3.9 }, null],
    ['is turned by 8°', { turnDeg: 8 }, null],
    ['is turned by -8°', { turnDeg: -8 }, null],
    ['stands a meter closer', { distanceM: 2.5 }, 'closer'],
    ['stands 1.5 m farther away', { distanceM: 5 }, 'farther'],
    ['stands at the chest', { heightM: 1.4 }, 'higher'],
    ['stands on the ground', { heightM: 0.2 }, 'lower'],
    ['is turned by 30°', { turnDeg: 30 }, 'turned'],
    ['is turned by -30°', { turnDeg: -30 }, 'turned'],
  ])('and %s', (_, place, expected) => {
    expect(compareSetup(filmFrom(view, place), filmFrom(view))).toBe(expected);
  });

  test('and turns a little toward the golfer changes nothing', () => {
    const shifted = filmFrom(view).landmarks.map(([x, y, seen]): [number, number, number] => [x + 0.12, y, seen]);
    expect(compareSetup({ ...filmFrom(view), landmarks: shifted }, filmFrom(view))).toBeNull();
  });
});

test('the other view is another side', () => {
  expect(compareSetup(filmFrom('down-the-line'), filmFrom('face-on'))).toBe('turned');
});

test('a video of fewer pixels is compared by its shares', () => {
  const small = { ...filmFrom('face-on'), widthPx: 540, heightPx: 960 };
  expect(compareSetup(small, filmFrom('face-on'))).toBeNull();
});

test('a golfer who holds no club in both hands is not compared yet', () => {
  const landmarks = filmFrom('face-on', { distanceM: 2 }).landmarks.map(([x, y, seen], i): [number, number, number] => [
    i === landmarkIndex.leftWrist ? x + 0.2 : x,
    y,
    seen,
  ]);
  expect(compareSetup({ ...filmFrom('face-on'), landmarks }, filmFrom('face-on'))).toBeNull();
});

test('a pose without legs is not compared', () => {
  const flat = filmFrom('face-on').landmarks.map(([x, , seen]): [number, number, number] => [x, 0.5, seen]);
  expect(compareSetup({ ...filmFrom('face-on'), landmarks: flat }, filmFrom('face-on'))).toBeNull();
});

test.each(['closer', 'farther', 'higher', 'lower', 'turned'] as const)(
  '%s is said with what to change',
  (difference) => {
    expect(saySetupDifference(difference)).toMatch(/^The phone [^.]+\. [A-Z][^.]+\.$/);
  },
);
