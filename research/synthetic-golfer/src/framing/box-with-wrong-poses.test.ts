import { landmarkCount, type PoseFrame } from '@trueswing/contracts';
import { golferBox } from '@trueswing/domain';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../geometry/random.ts';
import { bodyExtent } from './body-extent.ts';
import { type FramedGolfer, filmGolfer } from './list-framed-golfers.ts';

type Point = [number, number, number];

/** Golfers in the middle of both pictures, near and far. */
const golfers = (['face-on', 'down-the-line'] as const).flatMap((view) =>
  (['upright', 'wide'] as const).flatMap((picture) =>
    (['usual', 'far'] as const).map((place) => filmGolfer({ view, picture, place, column: 1, row: 1 }, { fps: 30 })),
  ),
);

/** The same body to the other side. In the middle of the picture its place and size are right. */
const mirror = (image: Point[]): Point[] => image.map(([x, y, seen]) => [1 - x, y, seen]);
/** Ways in which a model misses the golfer: it puts his pose elsewhere, or another shape on him. */
const wrongs: Readonly<Record<string, (image: Point[], center: Point) => Point[]>> = {
  'too low': (image) => image.map(([x, y, seen]) => [x, y + 0.2, seen]),
  'far aside': (image) => image.map(([x, y, seen]) => [x - 0.3, y, seen]),
  'twice as large': (image, [cx, cy]) => image.map(([x, y, seen]) => [cx + 2 * (x - cx), cy + 2 * (y - cy), seen]),
  'fallen together': (_image, [cx, cy]) => Array.from({ length: landmarkCount }, () => [cx, cy, 1]),
  'upside down': (image, [, cy]) => image.map(([x, y, seen]) => [x, 2 * cy - y, seen]),
};
/** Each side of the box moves at most this far, in heights of the body from address to finish. */
const mostMoved = 0.12;

/** The golfer with wrong poses in some frames of the swing. */
function spoil(golfer: FramedGolfer, isWrong: (index: number) => boolean, how: string): FramedGolfer {
  const { address, finish } = golfer.swing.events;
  let index = 0;
  const frames = golfer.track.frames.map((frame): PoseFrame => {
    if (!frame.image || frame.timeS < address.timeS || frame.timeS > finish.timeS || !isWrong(index++)) return frame;
    const center = frame.image[24] ?? [0.5, 0.5, 1];
    return { ...frame, image: (wrongs[how] ?? mirror)(frame.image, center) };
  });
  return { ...golfer, track: { ...golfer.track, frames } };
}

/** The largest movement of a side of the box, in heights of the body. */
function movement(golfer: FramedGolfer, spoiled: FramedGolfer): number {
  const [right, moved] = [golferBox(golfer.track, golfer.swing), golferBox(spoiled.track, golfer.swing)];
  if (!right || !moved) return Number.POSITIVE_INFINITY;
  const body = bodyExtent(golfer.track, golfer.swing.events);
  const perPx = (golfer.swing.widthPx ?? golfer.track.widthPx) / golfer.track.widthPx;
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return Math.max(...sides.map((side) => Math.abs(right[side] - moved[side]))) / ((body.bottom - body.top) * perPx);
}

/** Nothing shows where the golfer is meanwhile: hands and club at an event among them are only known from before and after. */
const mostMovedInARow = 0.25;
const posesOfSwing = 49;
const aFifth = Math.floor(0.2 * posesOfSwing);

describe('the box of golfer and club hardly moves', () => {
  it.each(Object.keys(wrongs))('when a fifth of the poses is %s, anywhere in the swing', (how) => {
    const random = makeRandom(7);
    for (const golfer of golfers) {
      for (let round = 0; round < 5; round++) {
        const wrong = new Set(Array.from({ length: aFifth }, () => Math.floor(random() * posesOfSwing)));
        const moved = movement(
          golfer,
          spoil(golfer, (index) => wrong.has(index), how),
        );
        expect(moved, `${golfer.view} ${golfer.picture} ${golfer.place}: ${[...wrong]}`).toBeLessThanOrEqual(mostMoved);
      }
    }
  });

  it.each(Object.keys(wrongs))('when a fifth of the poses in a row is %s', (how) => {
    for (const golfer of golfers) {
      for (let from = 0; from <= posesOfSwing - aFifth; from += 5) {
        const moved = movement(
          golfer,
          spoil(golfer, (index) => index >= from && index < from + aFifth, how),
        );
        expect(moved, `${golfer.view} ${golfer.picture} ${golfer.place} from ${from}`).toBeLessThanOrEqual(
          mostMovedInARow,
        );
      }
    }
  });

  it('when a fifth of the poses is a mirror image, except that it may become wider', () => {
    const random = makeRandom(7);
    for (const golfer of golfers) {
      for (let round = 0; round < 5; round++) {
        const wrong = new Set(Array.from({ length: aFifth }, () => Math.floor(random() * posesOfSwing)));
        const spoiled = spoil(golfer, (index) => wrong.has(index), 'mirrored');
        const [box, moved] = [golferBox(golfer.track, golfer.swing), golferBox(spoiled.track, golfer.swing)];
        const body = bodyExtent(golfer.track, golfer.swing.events);
        const perPx = (golfer.swing.widthPx ?? golfer.track.widthPx) / golfer.track.widthPx;
        const slackPx = 0.1 * (body.bottom - body.top);
        expect(moved?.left).toBeLessThanOrEqual((body.left + slackPx) * perPx);
        expect(moved?.right).toBeGreaterThanOrEqual((body.right - slackPx) * perPx);
        const heightPx = (body.bottom - body.top) * perPx;
        expect(Math.abs((moved?.top ?? 0) - (box?.top ?? 0)) / heightPx).toBeLessThanOrEqual(mostMoved);
        expect(Math.abs((moved?.bottom ?? 0) - (box?.bottom ?? 0)) / heightPx).toBeLessThanOrEqual(mostMoved);
      }
    }
  });
});
