import { landmarkCount, landmarkIndex, type PoseTrack, type ViewAnalysis } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsAtFrames } from '../../../../swing/test/swing-events.ts';
import { boxInPicture } from '../place-video.ts';
import { golferBox, storedGolferBox } from './golfer-box.ts';

const fps = 60;

const swing = (part: Partial<ViewAnalysis> = {}): ViewAnalysis => ({
  view: 'face-on',
  handedness: 'right',
  measurements: {},
  warnings: [],
  timeBase: { fps, frames: 120, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
  events: eventsAtFrames([10, 25, 32, 50, 58, 65, 70, 90], fps),
  ...part,
});

interface Standing {
  /** Places of the golfer's middle, feet and eyes, in pixels. */
  xPx: number;
  feetPx: number;
  eyesPx: number;
  /** Hands beside the middle, in pixels. */
  handsPx?: number;
}

/** A golfer who stands at one place; `wild` frames have all joints in the upper left corner. */
function track(
  { xPx, feetPx, eyesPx, handsPx = 0 }: Standing,
  size = { widthPx: 1280, heightPx: 720 },
  wild: number[] = [],
): PoseTrack {
  const at = (x: number, y: number): [number, number, number] => [x / size.widthPx, y / size.heightPx, 1];
  const heightPx = feetPx - eyesPx;
  const image = Array.from({ length: landmarkCount }, () => at(xPx, (feetPx + eyesPx) / 2));
  const heights = { Eye: 0, Shoulder: 0.17, Hip: 0.5, Knee: 0.75, Ankle: 0.96 };
  for (const [joint, share] of Object.entries(heights)) {
    for (const side of ['left', 'right']) {
      image[landmarkIndex[`${side}${joint}` as keyof typeof landmarkIndex]] = at(xPx, eyesPx + share * heightPx);
    }
  }
  for (const name of ['leftFootIndex', 'rightFootIndex'] as const) image[landmarkIndex[name]] = at(xPx, feetPx);
  for (const name of ['leftWrist', 'rightWrist'] as const)
    image[landmarkIndex[name]] = at(xPx + handsPx, eyesPx + 0.4 * heightPx);
  return {
    ...size,
    frames: Array.from({ length: 120 }, (_, frame) => ({
      frame,
      timeS: frame / fps,
      world: null,
      image: wild.includes(frame) ? Array.from({ length: landmarkCount }, () => at(0, 0)) : image,
    })),
  };
}
const standing: Standing = { xPx: 640, feetPx: 600, eyesPx: 300 };

describe('the box of golfer and club', () => {
  it('has room for head, feet and the club above and to both sides, face-on', () => {
    const box = golferBox(track(standing), swing());
    // A height of 300 px: the club reaches 198 px from the hands at 420 px.
    expect(box?.left).toBeCloseTo(640 - 198);
    expect(box?.right).toBeCloseTo(640 + 198);
    expect(box?.top).toBeCloseTo(420 - 0.95 * 198);
    expect(box?.bottom).toBeCloseTo(600 + 24);
  });

  it('leaves room toward the ball down-the-line, to the side of the hands', () => {
    const view = swing({ view: 'down-the-line' });
    const toTheRight = golferBox(track({ ...standing, handsPx: 50 }), view);
    expect(toTheRight?.right).toBeCloseTo(690 + 0.7 * 198);
    const toTheLeft = golferBox(track({ ...standing, handsPx: -50 }), view);
    expect(toTheLeft?.left).toBeCloseTo(590 - 0.7 * 198);
  });

  it('is not widened by one wrong pose, nor by what comes before address and after the finish', () => {
    expect(golferBox(track(standing, undefined, [0, 5, 100]), swing())).toEqual(golferBox(track(standing), swing()));
    const box = golferBox(track(standing, undefined, [40]), swing());
    expect(box?.left).toBeCloseTo(640 - 198);
  });

  it('ends at the edges of the picture', () => {
    const small = { widthPx: 360, heightPx: 640 };
    expect(golferBox(track({ xPx: 180, feetPx: 630, eyesPx: 60 }, small), swing())).toEqual({
      left: 0,
      top: 0,
      right: 360,
      bottom: 640,
    });
  });

  it('holds body and hands of any golfer inside the picture', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        number(0, 1280),
        number(0, 300),
        number(320, 720),
        number(-0.25, 0.25),
        fc.boolean(),
        (xPx, eyesPx, feetPx, handsShare, isLeft) => {
          const handsPx = handsShare * (feetPx - eyesPx);
          const box = golferBox(
            track({ xPx, eyesPx, feetPx, handsPx }),
            swing({ handedness: isLeft ? 'left' : 'right' }),
          );
          if (!box) throw new Error('no box');
          const handsX = Math.min(1280, Math.max(0, xPx + handsPx));
          expect(box.left).toBeLessThanOrEqual(Math.min(xPx, handsX) + 1e-6);
          expect(box.right).toBeGreaterThanOrEqual(Math.max(xPx, handsX) - 1e-6);
          expect(box.top).toBeLessThanOrEqual(eyesPx + 1e-6);
          expect(box.bottom).toBeGreaterThanOrEqual(feetPx - 1e-6);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(720);
        },
      ),
    );
  });

  it('is in pixels of the stored video, whose size may be smaller than the golfer’s own', () => {
    const upright = { widthPx: 1080, heightPx: 1920 };
    const filmed = track({ xPx: 540, feetPx: 1380, eyesPx: 790 }, upright);
    const stored = golferBox(filmed, swing({ widthPx: 720, heightPx: 1280 }));
    const own = golferBox(filmed, swing());
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(stored?.[side]).toBeCloseTo((own?.[side] ?? 0) / 1.5);
    }
  });

  it('is stored as shares, and the same in a picture of any size', () => {
    const upright = { widthPx: 1080, heightPx: 1920 };
    const filmed = track({ xPx: 540, feetPx: 1380, eyesPx: 790 }, upright);
    for (const part of [{}, { widthPx: 720, heightPx: 1280 }]) {
      const { golferBox: stored } = storedGolferBox(filmed, swing(part));
      if (!stored) throw new Error('no box');
      const box = boxInPicture(stored, upright);
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(box[side]).toBeCloseTo(golferBox(filmed, swing())?.[side] ?? Number.NaN, 0);
      }
    }
  });

  it('is unknown without a pose during the swing', () => {
    const none = track(standing);
    expect(storedGolferBox({ ...none, frames: [] }, swing())).toEqual({});
    expect(golferBox({ ...none, frames: none.frames.map((each) => ({ ...each, image: null })) }, swing())).toBeNull();
    expect(golferBox({ ...none, frames: [] }, swing())).toBeNull();
  });
});
