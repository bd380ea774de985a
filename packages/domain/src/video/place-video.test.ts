import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeVideo } from './place-video.ts';

const stage = { widthPx: 400, heightPx: 440 };
const covered = { abovePx: 0, belowPx: 100, corners: null };
const landscape = { widthPx: 1280, heightPx: 720 };
const portrait = { widthPx: 720, heightPx: 1280 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it.each([
  ['a golfer in the middle of a wide video', landscape, box(440, 20, 840, 700), { scale: 0.5, x: -120, y: -10 }],
  [
    'a golfer at its left edge: the video ends at the stage',
    landscape,
    box(0, 20, 400, 700),
    { scale: 0.5, x: 0, y: -10 },
  ],
  [
    'a golfer who fills an upright video: dark at both sides',
    portrait,
    box(0, 0, 720, 1280),
    { scale: 340 / 1280, x: 104.375, y: 0 },
  ],
  ['a wide box: as wide as the stage', landscape, box(240, 200, 1040, 700), { scale: 0.5, x: -120, y: -20 }],
  [
    'a golfer far away: not enlarged without end',
    landscape,
    box(640, 400, 680, 460),
    { scale: 2.5, x: -1450, y: -905 },
  ],
])('the stage places %s', (_case, video, golfer, expected) => {
  const placed = placeVideo(stage, video, golfer, covered);
  expect(placed.scale).toBeCloseTo(expected.scale);
  expect(placed.x).toBeCloseTo(expected.x);
  expect(placed.y).toBeCloseTo(expected.y);
});

it('the stage keeps a golfer who fills the video clear of the controls above, too', () => {
  const placed = placeVideo(stage, portrait, box(0, 0, 720, 1280), { ...covered, abovePx: 60 });
  expect(placed).toEqual({ scale: 280 / 1280, x: (400 - 720 * (280 / 1280)) / 2, y: 60 });
});

const sized = (widthPx: number) => ({ widthPx, heightPx: 44 });
it.each([
  // The video is 191 px wide: 209 px are free.
  ['in the middle, if both fit beside it', 60, 52, 104.375],
  ['farther right, for the wider one', 130, 52, 130],
  ['farther left, for the one on the right', 0, 150, 58.75],
  ['beside the choice, if only that fits', 190, 52, 190],
  ['at the left edge: the choice stands on it', 230, 52, 0],
  ['at the right edge without a choice: the button stands on it', 0, 230, 208.75],
])('the stage places a narrow video clear of the edges of the controls: %s', (_case, left, right, x) => {
  const corners = { left: sized(left), right: sized(right) };
  expect(placeVideo(stage, portrait, box(0, 0, 720, 1280), { ...covered, corners }).x).toBeCloseTo(x);
});

it('the stage shows the whole box between the controls, wherever it is', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const above = fc.constantFrom(0, 60);
  fc.assert(
    fc.property(
      share,
      share,
      share,
      share,
      fc.constantFrom(landscape, portrait),
      above,
      (a, b, c, d, video, abovePx) => {
        const golfer = box(
          Math.min(a, b) * video.widthPx,
          Math.min(c, d) * video.heightPx,
          Math.max(a, b) * video.widthPx,
          Math.max(c, d) * video.heightPx,
        );
        const { x, y, scale } = placeVideo(stage, video, golfer, { ...covered, abovePx });
        // A box of less than a pixel counts as one.
        const slack = 1 * scale + 1e-6;
        expect(golfer.left * scale + x).toBeGreaterThanOrEqual(-slack);
        expect(golfer.right * scale + x).toBeLessThanOrEqual(stage.widthPx + slack);
        expect(golfer.top * scale + y).toBeGreaterThanOrEqual(abovePx - slack);
        expect(golfer.bottom * scale + y).toBeLessThanOrEqual(stage.heightPx - covered.belowPx + slack);
      },
    ),
  );
});
